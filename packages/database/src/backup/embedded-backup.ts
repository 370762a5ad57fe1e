import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fetchPackage } from "../fetch-package.ts";
import { readManifest } from "./manifest.ts";
import type { Source } from "./source.ts";
import { backupOf } from "./write-backup.ts";

/**
 * The engine of embedded databases in earlier releases. Their backups contain its data directory, which only it can read, so it is
 * installed to restore such a backup.
 */
const ENGINE = {
  name: "@electric-sql/pglite",
  version: "0.5.16",
  integrity: "sha512-Nj8KcIsJL748W408U2N8q4+9IlONdpRIU8MJypIAAINMJ5nqKyqpX7Mgg/5XKkXiAib3AoZGR6hnJFlrlLBrcg==",
};

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

/** The methods of the engine that are used here, because it has no types. */
interface Engine {
  exec(text: string): Promise<unknown>;
  query<Row>(text: string): Promise<{ rows: Row[]; blob?: Blob }>;
  close(): Promise<void>;
}

async function openEngine(loadDataDir: Blob): Promise<Engine> {
  const folder = await fetchPackage(ENGINE);
  const load = (file: string) => import(pathToFileURL(join(folder, "dist", file)).href);
  const [{ PGlite }, { pg_trgm }, { unaccent }] = await Promise.all([
    load("index.js"),
    load("contrib/pg_trgm.js"),
    load("contrib/unaccent.js"),
  ]);
  return PGlite.create({ loadDataDir, extensions: { pg_trgm, unaccent } });
}

const sourceOf = (engine: Engine): Source => ({
  select: async <Row>(query: string) => (await engine.query<Row>(query)).rows,
  async *copyOut(query) {
    const { blob } = await engine.query(`copy (${query}) to '/dev/blob'`);
    for await (const piece of blob?.stream() ?? []) yield Buffer.from(piece);
  },
});
