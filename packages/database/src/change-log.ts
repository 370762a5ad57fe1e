import { type RawBuilder, sql } from "kysely";
import type { Database, Query } from "./database.ts";

export const CHANGE_CHANNEL = "azulejo_change";

/** What changes: one table of kinds, so that each reader of the log covers all of them. Those of stories are `content_…`. */
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

/** The insert that writes changes, for a statement that writes what has changed as well; it selects `changesNotice`. */
export const changesInsert = (changes: Change[]): RawBuilder<unknown> => sql`
  insert into change_log (kind, entity)
  select kind, entity from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row(kind text, entity text)`;

/** Tells the processes that follow the log that there is something new. */
export const changesNotice: RawBuilder<unknown> = sql`pg_notify(${CHANGE_CHANNEL}, '')`;

/** A position in the change log. */
export interface ChangePosition {
  transaction: number;
  id: number;
}

/**
 * Returns the current end of the change log. Read it before loading the data that changes refer to, so that a change committed
 * during loading comes after it and is applied again.
 */
export async function endOfChangeLog(database: Database): Promise<ChangePosition> {
  const { rows } = await sql<{ edge: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as edge`.execute(database.query);
  return { transaction: rows[0]?.edge ?? 0, id: Number.MAX_SAFE_INTEGER };
}

/** A row of the log. It is ready once no older transaction is open. */
export interface ChangeRow extends Change {
  id: number;
  transactionId: number;
  ready: boolean;
}

/** Reads the rows after the position, in order. Those of transactions newer than the oldest open one are not ready. */
export function readAfter(database: Database, position: ChangePosition): Promise<ChangeRow[]> {
  return database.query
    .selectFrom("changeLog")
    .select(["id", "transactionId", "entity"])
    .select((of) => of.ref("kind").$castTo<ChangeKind>().as("kind"))
    .select(sql<boolean>`transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as("ready"))
    .where(sql<boolean>`(transaction_id, id) > (${position.transaction}::bigint, ${position.id}::bigint)`)
    .orderBy("transactionId")
    .orderBy("id")
    .execute();
}
