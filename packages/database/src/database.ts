import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Pool } from "pg";
import type { DB as Tables } from "./tables.ts";

/** The connection of a repository: the whole database or one open transaction. */
export type Query = Kysely<Tables>;
export type { Transaction };

/** The advisory lock of a process that has opened the database. */
export const processLock = (processId: RawBuilder<string>): RawBuilder<string> => sql`hashtextextended('process:' || ${processId}, 0)`;

/** Copies of the database that answer reads of what any visitor sees. */
export interface Replicas {
  /**
   * Returns where a visitor reads: on a replica that has replayed whatever this process or the visitor knows, otherwise on the primary.
   * Each statement looks for one, and runs on the primary if its replica fails.
   */
  queryFor(visitor: string): Query;
  /** The visitor has written: later reads see it. */
  wrote(visitor: string): void;
  /** This process has read changes of the log: from now on, reads see them. */
  requireNow(): Promise<void>;
  /** Counts of reads by where they ran. */
  figures(): { replica: number; primary: number; usable: number };
  close(): Promise<void>;
}

/** An open database. Code outside this package uses only this interface. */
export interface Database {
  /** Whether the server is the shop's own. */
  kind: "embedded" | "server";
  url: string;
  /** The address of the server itself if `url` is that of a pooler in transaction mode. */
  directUrl: string | undefined;
  query: Query;
  /** For work that may take long: the limits of a shop's statements don't apply to these. */
  patient: Query;
  /** Copies that answer public reads; null without any. */
  replicas: Replicas | null;
  /** Names this process in what it claims. While it listens, a session of it holds the lock of `processLock`, which ends with the process. */
  processId: string;
  /** Calls `onMessage` for each NOTIFY on the channel, and returns a function that stops it. Polling makes up for missed ones. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** The raw pool, for the job queue's own adapter. */
  pool: Pool;
}

/** Returns the database for work that may take long. */
export const unhurried = (database: Database): Database => ({ ...database, query: database.patient });
