import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Pool } from "pg";
import type { DB as Tables } from "./tables.ts";

/** The connection of a repository: the database or an open transaction. */
export type Query = Kysely<Tables>;
export type { Transaction };

/** Returns the key of the advisory lock that a process holds while it is alive. */
export const processLock = (processId: RawBuilder<string>): RawBuilder<string> => sql`hashtextextended('process:' || ${processId}, 0)`;

/** Read replicas, for data that every visitor sees. */
export interface Replicas {
  /**
   * Returns the connection for a visitor's reads: a replica that has replayed everything that this process or the visitor knows, otherwise
   * the primary. Each statement chooses one, and runs on the primary if its replica fails.
   * @param lastWrite what `wrote` returned in the process that took the visitor's last write
   */
  queryFor(visitor: string, lastWrite?: number): Query;
  /**
   * Records a write by the visitor, whose later reads must see it.
   * @returns a position of the log after the write; Infinity if the primary doesn't say it, so that reads stay there
   */
  wrote(visitor: string): Promise<number>;
  /** Records that this process has read changes of the log, which all later reads must see. */
  requireNow(): Promise<void>;
  /** Numbers of reads on replicas and on the primary. */
  figures(): { replica: number; primary: number; usable: number; all: number };
  /** For each replica, by host and port, how long it has lacked a write that this process knows of; null if it doesn't answer. */
  lags(): Promise<{ server: string; seconds: number | null }[]>;
  close(): Promise<void>;
}

/** An open database. Code outside this package uses only this interface. */
export interface Database {
  /** Whether the server is started by the shop itself. */
  kind: "embedded" | "server";
  url: string;
  /** The server's own address, if `url` is that of a pooler in transaction mode. */
  directUrl: string | undefined;
  query: Query;
  /** For long work: statements aren't subject to the time limits of a shop. */
  patient: Query;
  /** Replicas for public reads; null without any. */
  replicas: Replicas | null;
  /**
   * Identifies this process in claims. While it listens, one of its sessions holds the lock of `processLock`, which is released when the
   * process ends.
   */
  processId: string;
  /** Calls `onMessage` for each NOTIFY on the channel, and returns a function that stops it. Messages may be lost, so poll as well. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** The raw pool, for the job queue's own adapter. */
  pool: Pool;
}

/** Returns the database without time limits, for long work. */
export const withoutTimeLimits = (database: Database): Database => ({ ...database, query: database.patient });
