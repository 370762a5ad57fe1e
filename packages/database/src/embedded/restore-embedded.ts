import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/** Unpacks a backup of an embedded database into `dataDir`, which must not hold one yet. */
export async function restoreEmbedded(dataDir: string, backup: Blob): Promise<void> {
  const pg = await PGlite.create({ dataDir: resolve(dataDir, "postgres"), loadDataDir: backup, extensions: { pg_trgm, unaccent } });
  await pg.query("select 1");
  await pg.close();
}
