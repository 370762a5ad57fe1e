import { existsSync, rmSync } from "node:fs";
import type { ChangePosition, Database } from "@azulejo/database";
import type { Log } from "../../../context.ts";
import { codeHash } from "../../../search/snapshot/code-hash.ts";
import { readSnapshotFile, type Snapshotted, writeSnapshotFile } from "../../../search/snapshot/snapshot-file.ts";
import { selectDatabaseIdentity } from "./database-identity.repository.ts";

/** Older files are useless, because the change log is kept for a week. */
const LONGEST_MS = 6 * 24 * 3600 * 1000;

/** Where a storefront's index is saved between runs. */
export interface SnapshotPlace {
  path: string;
  index: Snapshotted;
  /** Smaller indexes aren't saved, because building them is about as fast as reading them. */
  leastVariants: number;
}

interface Header {
  code: string;
  database: string;
  storefrontId: number;
  /** The position in the change log up to which the index has all changes. */
  position: ChangePosition;
  /** The index has the prices of this day or a later one. */
  day: string;
  writtenAt: number;
}

interface Options {
  place: SnapshotPlace;
  database: Database;
  storefrontId: number;
  /** The parts of the file, in this order. */
  parts: Snapshotted[];
  log: Log;
  now(): Date;
}

/** Saves an index to a file, from a stop of the process to the next start. */
export function createIndexSnapshot({ place: { path }, database, storefrontId, parts, log, now }: Options) {
  const refuse = (reason: string): never => {
    throw new Error(reason);
  };
  const check = (header: Header, { identity, nextTransaction }: Awaited<ReturnType<typeof selectDatabaseIdentity>>) => {
    if (header.code !== codeHash()) refuse("it was written by other code");
    if (header.database !== identity || header.storefrontId !== storefrontId || header.position.transaction >= nextTransaction)
      refuse("it is another database's");
    if (now().getTime() - header.writtenAt > LONGEST_MS) refuse("it is too old");
  };
  return {
    /** Reads the index. @returns the position and day after which changes and prices are missing; null if it has to be built */
    async read(): Promise<Pick<Header, "position" | "day"> | null> {
      if (!existsSync(path)) return null;
      const started = performance.now();
      try {
        const identity = await selectDatabaseIdentity(database.query);
        const { header, loaded } = readSnapshotFile(path, (next) => {
          const first = next() as Header;
          check(first, identity);
          return { header: first, loaded: parts.map((part) => part.load(next)) };
        });
        for (const takeOver of loaded) takeOver();
        log.info({ ms: Math.round(performance.now() - started) }, "search index read");
        return header;
      } catch (error) {
        log.warn({ reason: (error as Error).message }, "the search index could not be read from its file and is built");
        rmSync(path, { force: true });
        return null;
      }
    },
    /** Writes the index, which must not change any more. */
    async write(position: ChangePosition, day: string): Promise<void> {
      try {
        const { identity } = await selectDatabaseIdentity(database.query);
        const header: Header = { code: codeHash(), database: identity, storefrontId, position, day, writtenAt: now().getTime() };
        const records = function* () {
          yield header;
          for (const part of parts) yield* part.save();
        };
        writeSnapshotFile(path, records());
      } catch (error) {
        log.warn({ err: error }, "the search index could not be written to its file");
      }
    },
  };
}
