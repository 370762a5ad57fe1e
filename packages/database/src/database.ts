import type { PGlite } from "@electric-sql/pglite";
import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import type { Tables } from "./tables/index.ts";

/** What repositories speak to: the whole database or one open transaction. */
export type Query = Kysely<Tables>;
export type { Transaction };

/** One opened database, embedded or server; everything above it sees only this. */
export interface Database {
  kind: "embedded" | "server";
  query: Query;
  /** Calls `onMessage` for each NOTIFY on the channel; returns how to stop. A missed one is made up by polling. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** The raw embedded handle, for the job queue's own adapter. */
  embedded?: PGlite;
  /** The raw pool, for the job queue's own adapter. */
  pool?: Pool;
  /** Commits that reached the disk (embedded only). */
  syncs?: { fsyncs: number };
}
