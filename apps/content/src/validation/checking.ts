import type { Component } from "../snapshot/space.ts";
import type { Faults } from "./fault.ts";

/** What checks of fields need of the whole. */
export interface Checking {
  components: ReadonlyMap<string, Component>;
  faults: Faults;
  checkBlok(value: unknown, path: string[], whitelist: string[] | undefined): void;
}
