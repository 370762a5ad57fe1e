import type { Migration } from "kysely/migration";
import { indexesOfReferences } from "./0139-indexes-of-references.ts";
import { packs } from "./0150-packs.ts";
import { baseline } from "./baseline/index.ts";

/** Every name before it is of an earlier migration. */
export const BASELINE = "0138-baseline";

/** The migrations of a new database, in order. Never edit one that has landed; write a new one. */
export const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  "0139-indexes-of-references": indexesOfReferences,
  "0150-packs": packs,
};
