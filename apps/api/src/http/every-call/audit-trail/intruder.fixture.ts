import type { Query } from "@azulejo/database";
import type { TestShop } from "@azulejo/testing/open-test-shop.ts";
import { addSecondStorefront } from "@azulejo/testing/second-storefront.ts";
import { sql } from "kysely";
import { fillSecondStorefront } from "../second-storefront.world.ts";

/** Error codes for a record that doesn't exist. */
export const noSuchRecord = /_(not_found|unknown|gone)$/;

/** Calls whose input refers to no record, so that other errors are allowed. */
const namesNothing = new Set(["changesettings", "closemonth", "createcontentstory", "savebanner", "settermsversion", "takeaccountingfile"]);

/** Tables that background work also writes, after an earlier call. */
const background = new Set(["record_change", "webhook"]);

/** The owner of a second storefront, who sends the same calls as staff of the first, with the same ids. */
export interface Intruder {
  /**
   * Sends a call as the intruder, who may only learn that there is no such record.
   * @returns anything else that happened: another error, or the tables of the first storefront in which rows changed
   */
  attempt(name: string, body: object): Promise<string[]>;
  headers: Record<string, string>;
}

export async function openIntruder(shop: TestShop): Promise<Intruder> {
  await addSecondStorefront(shop.database);
  const { owner } = await fillSecondStorefront(shop);
  const { query } = shop.database;
  const tables = await tablesOfStorefronts(query);
  return {
    headers: owner.headers,
    async attempt(name, body) {
      const since = await nextTransaction(query);
      const answer = await shop.call(`office/${name}`, body, { ...owner.headers, "idempotency-key": crypto.randomUUID() });
      if (answer.body.success) return changedSince(query, tables, since);
      const code = String(answer.body.code);
      return namesNothing.has(name) || noSuchRecord.test(code) ? [] : [code];
    },
  };
}

async function tablesOfStorefronts(query: Query): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.columns
    where table_schema = 'public' and column_name = 'storefront_id'`.execute(query);
  return rows.map(({ name }) => name).filter((name) => !background.has(name));
}

async function nextTransaction(query: Query): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as id`.execute(query);
  return rows[0]?.id ?? "0";
}

/** Returns the tables with rows of the first storefront that a transaction since then has written. */
async function changedSince(query: Query, tables: string[], since: string): Promise<string[]> {
  const written = tables.map(
    (table) => sql`select ${table}::text as name where exists (
      select from ${sql.raw(table)} where storefront_id = 1 and xmin::text::bigint >= ${since}::bigint)`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(written, sql` union all `)}`.execute(query);
  return rows.map(({ name }) => name);
}
