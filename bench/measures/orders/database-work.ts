import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "@azulejo/database";
import { sql } from "kysely";
import { Client } from "pg";

/** How often the database was entered, for buyers and altogether. */
const entered = { forBuyers: 0, all: 0 };
const buyers = new AsyncLocalStorage<true>();

/** Runs a buyer's requests, so that their database work is counted separately from that for messages and maintenance. */
export const asBuyer = <T>(work: () => Promise<T>): Promise<T> => buyers.run(true, work);

function count(prototype: object, name: string): void {
  const method = Reflect.get(prototype, name) as (...parameters: unknown[]) => unknown;
  Reflect.set(prototype, name, function counted(this: unknown, ...parameters: unknown[]) {
    entered.all += 1;
    if (buyers.getStore()) entered.forBuyers += 1;
    return method.apply(this, parameters);
  });
}

count(Client.prototype, "query");

/** Sessions report their syncs once a second at most. */
export const reported = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100));

export interface DatabaseWork {
  forBuyers: number;
  all: number;
  /** Transactions that wrote something. */
  transactions: number;
  /** Number of disk syncs reported so far. */
  syncs: number;
}

/** Returns the counts of the database's work so far. */
export async function workOf({ query }: Database): Promise<DatabaseWork> {
  const { rows } = await sql<{ transactions: number; syncs: number }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as transactions,
      (select sum(fsyncs)::bigint from pg_stat_io where object = 'wal') as syncs`.execute(query);
  return { ...entered, transactions: rows[0]?.transactions ?? 0, syncs: rows[0]?.syncs ?? 0 };
}

export const workBetween = (before: DatabaseWork, after: DatabaseWork): DatabaseWork => ({
  forBuyers: after.forBuyers - before.forBuyers,
  all: after.all - before.all,
  transactions: after.transactions - before.transactions,
  syncs: after.syncs - before.syncs,
});
