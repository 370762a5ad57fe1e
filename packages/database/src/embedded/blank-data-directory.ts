import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import own from "../../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The cached empty data directory of this PGlite version, created on first use. */
export const blankDirectory = join(root, "node_modules/.cache/azulejo", `pglite-${own.dependencies["@electric-sql/pglite"]}`);

/** Runs initdb once (6 to 12 s and a gigabyte); every later database starts from a copy in under a second. */
export async function prepareBlankDirectory(): Promise<void> {
  if (existsSync(blankDirectory)) return;
  const building = `${blankDirectory}.${process.pid}`;
  mkdirSync(dirname(blankDirectory), { recursive: true });
  const pg = await PGlite.create(building);
  await pg.close();
  try {
    renameSync(building, blankDirectory);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    if (!existsSync(blankDirectory)) throw error;
  }
}

/** Copies the blank directory to `target`. An incomplete copy left by a killed process is never mistaken for a database. */
export async function copyBlankDirectory(target: string): Promise<void> {
  await prepareBlankDirectory();
  await copyDirectory(blankDirectory, target);
}

/** Copies a closed data directory completely or not at all. */
export async function copyDirectory(source: string, target: string): Promise<void> {
  const building = `${target}.${process.pid}.new`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  await cp(source, building, { recursive: true });
  renameSync(building, target);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepareBlankDirectory();
