import { insertRows, type Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Kind } from "../records/kinds.ts";

/** Items come with the catalog, and have ids too. */
export type NamedKind = Kind | "item";

/** A system whose ids are used, and the storefront. */
export interface Source {
  storefrontId: number;
  source: string;
}

export interface StoredEntry {
  recordId: number;
  /** A hash of the row that was last written. */
  content: string;
}

/** Returns the records of a system's ids. */
export async function selectEntries(query: Query, of: Source, kind: NamedKind, ids: readonly string[]): Promise<Map<string, StoredEntry>> {
  // A join looks each id up; `any` would compare every row of the system with every id.
  const { rows } = await sql<StoredEntry & { externalId: string }>`
    select entry.external_id, entry.record_id, entry.content from unnest(${[...new Set(ids)]}::text[]) as wanted(id)
    join external_id entry on entry.storefront_id = ${of.storefrontId} and entry.kind = ${kind} and entry.source = ${of.source}
      and entry.external_id = wanted.id`.execute(query);
  return new Map(rows.map(({ externalId, ...entry }) => [externalId, entry]));
}

/** Returns the ids that records have in a system, by record id. */
export async function selectNames(query: Query, of: Source, kind: Kind, recordIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await query
    .selectFrom("externalId")
    .select(["externalId", "recordId"])
    .where("storefrontId", "=", of.storefrontId)
    .where("source", "=", of.source)
    .where("kind", "=", kind)
    .where("recordId", "=", (to) => to.fn.any(to.val([...recordIds])))
    .execute();
  return new Map(rows.map(({ externalId, recordId }) => [recordId, externalId]));
}

export interface NamedEntry {
  externalId: string;
  recordId: number;
}

/** Returns a system's records of a kind after an id, in the order of ids. */
export const selectEntriesAfter = (query: Query, of: Source, kind: Kind, after: string, limit: number): Promise<NamedEntry[]> =>
  query
    .selectFrom("externalId")
    .select(["externalId", "recordId"])
    .where("storefrontId", "=", of.storefrontId)
    .where("kind", "=", kind)
    .where("source", "=", of.source)
    .where("externalId", ">", after)
    .orderBy("externalId")
    .limit(limit)
    .execute();

/** Deletes ids of records. @returns the records that have no other id */
export async function deleteEntries(query: Query, of: Source, kind: Kind, entries: readonly NamedEntry[]): Promise<number[]> {
  const recordIds = entries.map(({ recordId }) => recordId);
  await query
    .deleteFrom("externalId")
    .where("storefrontId", "=", of.storefrontId)
    .where("kind", "=", kind)
    .where("source", "=", of.source)
    .where("externalId", "=", (to) => to.fn.any(to.val(entries.map(({ externalId }) => externalId))))
    .execute();
  const others = await query
    .selectFrom("externalId")
    .select("recordId")
    .where("kind", "=", kind)
    .where("recordId", "=", (to) => to.fn.any(to.val(recordIds)))
    .execute();
  const left = new Set(others.map(({ recordId }) => recordId));
  return recordIds.filter((id) => !left.has(id));
}

/** Stores the hashes of the rows last written for records. */
export async function upsertEntries(
  query: Query,
  of: Source,
  kind: NamedKind,
  entries: readonly (StoredEntry & { externalId: string })[],
  writtenAt: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const { storefrontId, source } = of;
  const rows = entries.map((entry) => ({ storefrontId, source, kind, ...entry, writtenAt }));
  await sql`${insertRows("externalId", rows)}
    on conflict (storefront_id, kind, source, external_id) do update set record_id = excluded.record_id, content = excluded.content, written_at = excluded.written_at`.execute(
    query,
  );
}

type Table =
  | ("price_level" | "customer" | "customer_branch" | "account" | "account_address" | "price_line" | "tax_exemption")
  | (
      | "invoice"
      | "customer_order"
      | "order_line"
      | "gift_card"
      | "container_line"
      | "slab"
      | "stated_figure"
      | "sales_quote"
      | "moved_quote_line"
    );

/** Reserves ids for new rows of a table, so that rows that refer to each other can be written together. */
export async function takeIds(query: Query, table: Table, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`.execute(query);
  return rows.map(({ id }) => id);
}

/** Locks moves of a storefront until the transaction ends, so that only one run writes at a time. */
export async function lockMoves(query: Query, storefrontId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('movein'), ${storefrontId})`.execute(query);
}
