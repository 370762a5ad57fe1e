import type { PGlite } from "@electric-sql/pglite";
import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import type { DB as Tables } from "./tables.ts";

/** What repositories query: the whole database or one open transaction. */
export type Query = Kysely<Tables>;
export type { Transaction };

/** An open database, embedded or server. Code outside this package uses only this interface. */
export interface Database {
  kind: "embedded" | "server";
  query: Query;
  /** Calls `onMessage` for each NOTIFY on the channel, and returns a function that stops it. Polling makes up for missed ones. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** The raw embedded handle, for the job queue's own adapter. */
  embedded?: PGlite;
  /** The raw pool, for the job queue's own adapter. */
  pool?: Pool;
  /** Answers requests of commands that find the database in use (embedded only). */
  answerRequests?(kind: string, answer: (input: string) => Promise<Uint8Array>): void;
  /** The number of commits that reached the disk (embedded only). */
  syncs?: { fsyncs: number };
}
