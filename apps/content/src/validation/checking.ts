import type { Component } from "../snapshot/space.ts";
import type { Faults } from "./fault.ts";

/** Context of all field checks. */
export interface Checking {
  components: ReadonlyMap<string, Component>;
  faults: Faults;
  checkBlok(value: unknown, path: string[], whitelist: string[] | undefined): void;
}
