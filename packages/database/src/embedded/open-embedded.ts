import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { Kysely } from "kysely";
import { columnNames } from "../column-names.ts";
import type { Database } from "../database.ts";
import { typeParsers } from "../parsers.ts";
import type { DB as Tables } from "../tables.ts";
import { isStorageFull } from "../unavailable.ts";
import { copyBlankDirectory } from "./blank-data-directory.ts";
import { lockDirectory } from "./directory-lock.ts";
import { createDiskRoom, type DiskRoom } from "./disk-room.ts";
import { embeddedDialect } from "./embedded-dialect.ts";
import { durableStartParams, FsyncNodeFS } from "./fsync-file-system.ts";
import type { JournalSyncs } from "./journal-syncs.ts";
import { createOneCallClient, type OneCallClient } from "./one-call-client.ts";
import { type AnswerRequest, answerRequests } from "./owner-requests.ts";

/**
 * Opens the embedded database in `dataDir/postgres` for this process only.
 * @throws DatabaseInUseError, or StorageFullError when its disk has no space for a single write
 */
export async function openEmbedded(dataDir: string, leastFreeBytes?: number): Promise<Database> {
  const directory = resolve(dataDir, "postgres");
  const release = await lockDirectory(resolve(dataDir));
  const room = createDiskRoom(resolve(dataDir), leastFreeBytes);
  try {
    // Opening writes, so it would hang without space.
    room.check();
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
    const backup = async () => {
      const dump = await pg._runExclusiveTransaction(() => pg.dumpDataDir("gzip"));
      return new Uint8Array(await dump.arrayBuffer());
    };
    const answers = new Map<string, AnswerRequest>([["backup", backup]]);
    const stopAnswering = answerRequests(resolve(dataDir), answers);
    return describe(pg, files, room, answers, () => {
      stopAnswering();
      release();
    });
  } catch (error) {
    release();
    throw isStorageFull(error) ? room.explain() : error;
  }
}

function describe(pg: PGlite, files: FsyncNodeFS, room: DiskRoom, answers: Map<string, AnswerRequest>, release: () => void): Database {
  const client = createOneCallClient(pg, room, files.journal);
  const query = new Kysely<Tables>({ dialect: embeddedDialect(pg, client), plugins: [columnNames] });
  return {
    kind: "embedded",
    query,
    embedded: guarded(pg, client, room, files.journal),
    syncs: files.journal.counter,
    answerRequests: (kind, answer) => void answers.set(kind, answer),
    listen: client.listen,
    close: async () => {
      await query.destroy();
      release();
    },
  };
}

/** Wraps the raw handle for the job queue, whose every call writes, and is over when that is on disk. */
function guarded(pg: PGlite, client: OneCallClient, room: DiskRoom, journal: JournalSyncs): PGlite {
  const writing = new Set<string | symbol>(["sql", "transaction"]);
  const execute = async (statements: string) => {
    room.check();
    const results = await pg.exec(statements);
    await journal.settled();
    return results;
  };
  return new Proxy(pg, {
    get(target, name) {
      if (name === "query") return client.query;
      if (name === "exec") return async (sql: string) => (sql.includes(";") ? execute(sql) : [await client.query(sql)]);
      if (name === "listen") return client.listen;
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value !== "function") return value;
      if (!writing.has(name)) return value.bind(target);
      return async (...args: unknown[]) => {
        room.check();
        const result = await value.apply(target, args);
        await journal.settled();
        return result;
      };
    },
  });
}
