import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "@azulejo/database";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { Client } from "pg";

/** How often the database was entered, for buyers and altogether. */
const entered = { forBuyers: 0, all: 0 };
const buyers = new AsyncLocalStorage<true>();

/** Runs a buyer's work, so that what the database does for it is told from what it does for messages and upkeep. */
export const asBuyer = <T>(work: () => Promise<T>): Promise<T> => buyers.run(true, work);

function count(prototype: object, name: string): void {
  const method = Reflect.get(prototype, name) as (...parameters: unknown[]) => unknown;
  Reflect.set(prototype, name, function counted(this: unknown, ...parameters: unknown[]) {
    entered.all += 1;
    if (buyers.getStore()) entered.forBuyers += 1;
    return method.apply(this, parameters);
  });
}

count(PGlite.prototype, "execProtocolRawSync");
count(Client.prototype, "query");

export interface DatabaseWork {
  forBuyers: number;
  all: number;
  /** Transactions that wrote something. */
  transactions: number;
  syncs: number;
}

/** Returns what the database has done so far. */
export async function workOf({ query, syncs }: Database): Promise<DatabaseWork> {
  const { rows } = await sql<{ next: number }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(query);
  return { ...entered, transactions: rows[0]?.next ?? 0, syncs: syncs?.fsyncs ?? 0 };
}

export const workBetween = (before: DatabaseWork, after: DatabaseWork): DatabaseWork => ({
  forBuyers: after.forBuyers - before.forBuyers,
  all: after.all - before.all,
  transactions: after.transactions - before.transactions,
  syncs: after.syncs - before.syncs,
});
