import { type RawBuilder, sql } from "kysely";
import type { Database, Query } from "./database.ts";

export const CHANGE_CHANNEL = "azulejo_change";

/** Kinds of changes in one table, so that each reader covers all of them. Kinds of stories begin with `content_`. */
export type ShopChangeKind = "catalogue" | "gallery" | "prices" | "product" | "redirect" | "slab" | "slab_bundle" | "stock" | "storefront";
export type ChangeKind = ShopChangeKind | `content_${string}`;

/** A change: its kind and the id of the changed entity. */
export interface Change<Kind extends ChangeKind = ChangeKind> {
  kind: Kind;
  entity: string;
}

/** Writes changes in the caller's transaction; the NOTIFY is sent when it commits. */
export async function recordChanges(query: Query, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`with written as (${changesInsert(changes)}) select ${changesNotice}`.execute(query);
}

/** Returns an insert of changes for use within another statement, which also has to select `changesNotice`. */
export const changesInsert = (changes: Change[]): RawBuilder<unknown> => sql`
  insert into change_log (kind, entity)
  select kind, entity from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row(kind text, entity text)`;

/** Notifies the processes that follow the log. */
export const changesNotice: RawBuilder<unknown> = sql`pg_notify(${CHANGE_CHANNEL}, '')`;

/** A position in the change log. */
export interface ChangePosition {
  transaction: number;
  id: number;
}

/**
 * Returns the current end of the change log. Call it before loading data, so that a change committed while loading comes after it and is
 * applied again.
 */
export async function endOfChangeLog(database: Database): Promise<ChangePosition> {
  return { transaction: (await oldestOpenTransaction(database)) - 1, id: Number.MAX_SAFE_INTEGER };
}

/**
 * Returns the number of this database's oldest open transaction, or the next number if none is open. A snapshot's `xmin` would include
 * transactions of other databases on the server. `backend_xid` has 32 bits, so its distance to the next number is used; a distance of more
 * than half the range means that it began after this statement.
 */
async function oldestOpenTransaction(database: Database): Promise<number> {
  const { rows } = await sql<{ oldest: number }>`
    with next as (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as number),
      open as (
        select (next.number - session.backend_xid::text::bigint) & 4294967295 as age
        from next, pg_stat_activity session
        where session.datname = current_database() and session.backend_xid is not null)
    select number - coalesce((select max(age) from open where age < 2147483648), 0) as oldest from next`.execute(database.query);
  return rows[0]?.oldest ?? 0;
}

/** A row of the log. It is ready if no older transaction is open. */
export interface ChangeRow extends Change {
  id: number;
  transactionId: number;
  ready: boolean;
}

/**
 * Reads the rows after a position, in order. Rows of transactions after the oldest open one aren't ready. The oldest is read first, so that
 * everything that has ended by then is visible when rows are read.
 */
export async function readAfter(database: Database, position: ChangePosition): Promise<ChangeRow[]> {
  const oldest = await oldestOpenTransaction(database);
  const rows = await database.query
    .selectFrom("changeLog")
    .select(["id", "transactionId", "entity"])
    .select((of) => of.ref("kind").$castTo<ChangeKind>().as("kind"))
    .where(sql<boolean>`(transaction_id, id) > (${position.transaction}::bigint, ${position.id}::bigint)`)
    .orderBy("transactionId")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, ready: row.transactionId < oldest }));
}
