import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readManifest } from "./manifest.ts";
import type { Source } from "./source.ts";
import { backupOf } from "./write-backup.ts";

/**
 * The engine that earlier releases kept their embedded database in. Their backups hold its data directory, which only it can open,
 * so it is installed when such a backup is restored.
 */
const ENGINE = {
  name: "@electric-sql/pglite",
  version: "0.5.16",
  integrity: "sha512-Nj8KcIsJL748W408U2N8q4+9IlONdpRIU8MJypIAAINMJ5nqKyqpX7Mgg/5XKkXiAib3AoZGR6hnJFlrlLBrcg==",
};
const folder = fileURLToPath(new URL(`../../../../node_modules/.cache/azulejo/embedded-engine-${ENGINE.version}`, import.meta.url));

/** Returns the text of a backup with the rows of an embedded database. */
export async function* readEmbeddedBackup(path: string): AsyncGenerator<Buffer> {
  const engine = await openEngine(new Blob([new Uint8Array(await readFile(path))]));
  try {
    const source = sourceOf(engine);
    yield* backupOf(source, await readManifest(source));
  } finally {
    await engine.close();
  }
}

/** What is used of the engine, which has no types here. */
interface Engine {
  exec(text: string): Promise<unknown>;
  query<Row>(text: string): Promise<{ rows: Row[]; blob?: Blob }>;
  close(): Promise<void>;
}

async function openEngine(loadDataDir: Blob): Promise<Engine> {
  if (!existsSync(join(folder, "node_modules", ENGINE.name))) await installEngine();
  const load = (file: string) => import(pathToFileURL(join(folder, "node_modules", ENGINE.name, "dist", file)).href);
  const [{ PGlite }, { pg_trgm }, { unaccent }] = await Promise.all([
    load("index.js"),
    load("contrib/pg_trgm.js"),
    load("contrib/unaccent.js"),
  ]);
  return PGlite.create({ loadDataDir, extensions: { pg_trgm, unaccent } });
}

/** npm refuses a package that differs from the lock file's integrity. */
async function installEngine(): Promise<void> {
  const wanted = { dependencies: { [ENGINE.name]: ENGINE.version } };
  const lock = {
    lockfileVersion: 3,
    packages: { "": wanted, [`node_modules/${ENGINE.name}`]: { version: ENGINE.version, integrity: ENGINE.integrity } },
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify(wanted));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify(lock));
  try {
    await promisify(execFile)("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
  } catch (error) {
    throw new Error(
      `This backup is of an embedded database. Restoring it requires the npm package ${ENGINE.name} ${ENGINE.version}, which could not be installed. Check the network connection and try again.`,
      { cause: error },
    );
  }
}

const sourceOf = (engine: Engine): Source => ({
  select: async <Row>(query: string) => (await engine.query<Row>(query)).rows,
  async *copyOut(query) {
    const { blob } = await engine.query(`copy (${query}) to '/dev/blob'`);
    for await (const piece of blob?.stream() ?? []) yield Buffer.from(piece);
  },
});
