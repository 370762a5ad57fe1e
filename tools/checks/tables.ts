import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeTables } from "./tables/write-tables.ts";

/** Writes `packages/database/src/tables.ts` from the migrated database. */
writeFileSync(fileURLToPath(new URL("../../packages/database/src/tables.ts", import.meta.url)), await writeTables());
