import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeTables } from "./tables/write-tables.ts";

/** Writes `packages/database/src/tables.ts` from the migrated database. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const file = join(root, "packages/database/src/tables.ts");
writeFileSync(file, await writeTables());
spawnSync(process.execPath, [join(root, "node_modules/@biomejs/biome/bin/biome"), "format", "--write", file], { stdio: "inherit" });
process.stdout.write(`${readFileSync(file, "utf8").split("\n").length} lines\n`);
