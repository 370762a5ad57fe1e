import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { Kysely, PGliteDialect } from "kysely";
import type { Database } from "../database.ts";
import { typeParsers } from "../parsers.ts";
import type { Tables } from "../tables/index.ts";
import { copyBlankDirectory } from "./blank-data-directory.ts";
import { lockDirectory } from "./directory-lock.ts";
import { durableStartParams, FsyncNodeFS } from "./fsync-file-system.ts";
import { oneCallClient } from "./one-call-client.ts";
import { answerBackupRequests } from "./running-backup.ts";

/**
 * Opens the embedded database in `dataDir/postgres`, owned by this process alone.
 * @throws when another living process owns the directory
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const directory = resolve(dataDir, "postgres");
  const release = await lockDirectory(resolve(dataDir));
  try {
    if (!existsSync(directory)) await copyBlankDirectory(directory);
    const files = new FsyncNodeFS(directory);
    const pg = await PGlite.create({
      fs: files,
      startParams: durableStartParams,
      relaxedDurability: false,
      extensions: { pg_trgm, unaccent },
      parsers: { ...types.parsers, ...typeParsers },
    });
    await pg.exec("set time zone 'UTC'");
    const stopAnswering = answerBackupRequests(resolve(dataDir), () => pg._runExclusiveTransaction(() => pg.dumpDataDir("gzip")));
    return describe(pg, files, () => {
      stopAnswering();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

function describe(pg: PGlite, files: FsyncNodeFS, release: () => void): Database {
  const query = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: oneCallClient(pg) }) });
  return {
    kind: "embedded",
    query,
    embedded: pg,
    syncs: files.counter,
    listen: async (channel, onMessage) => {
      const stop = await pg.listen(channel, onMessage);
      return async () => stop();
    },
    close: async () => {
      await query.destroy();
      release();
    },
  };
}
