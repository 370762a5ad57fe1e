import type { ChangedKind } from "@azulejo/contract/areas/changes.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A change with its position in the feed. */
export interface FedChange {
  position: number;
  storefrontId: number;
  kind: ChangedKind;
  record: string;
  action: "created" | "updated" | "deleted";
  at: Date;
}

/** The first and last position of the feed. */
export interface FeedEnds {
  last: number;
  /** The last position that has been deleted. */
  dropped: number;
}

export const selectEnds = (query: Query): Promise<FeedEnds> =>
  query.selectFrom("changeFeed").select(["last", "dropped"]).executeTakeFirstOrThrow();

/** Locks the feed until the transaction ends, and returns its ends. */
export const lockFeed = (query: Query): Promise<FeedEnds> =>
  query.selectFrom("changeFeed").select(["last", "dropped"]).forUpdate().executeTakeFirstOrThrow();

/** Locks the feed like `lockFeed`; returns null if another transaction has locked it. */
export const tryLockFeed = async (query: Query): Promise<FeedEnds | null> =>
  (await query.selectFrom("changeFeed").select(["last", "dropped"]).forUpdate().skipLocked().executeTakeFirst()) ?? null;

/** Selects the places that have a record now; null for a kind that belongs to the company. */
const placesOfRecord = sql`case record_change.kind
  when 'stock' then array(select place_id from lot where lot.id = record_change.record::integer)
  when 'order' then array(select distinct line.place_id from customer_order o join order_line line on line.order_id = o.id
    where o.order_no = record_change.record::bigint and line.fulfilment = 'PKUP')
  when 'invoice' then array(select distinct line.place_id from invoice i join order_line line on line.order_id = i.order_id
    where i.invoice_no = record_change.record::bigint and line.fulfilment = 'PKUP')
  end`;

/**
 * Assigns positions after `last` to committed changes without one, in the order in which they were written, and notes their places. The feed has to be locked by an
 * earlier statement, so that this one sees everything committed before.
 */
export async function placeChanges(query: Query, last: number, most: number): Promise<FedChange[]> {
  const { rows } = await sql<FedChange>`
    with fresh as (
      select id, row_number() over (order by id) as place
      from (select id from record_change where position is null order by id limit ${most}) waiting),
    placed as (
      update record_change set position = ${last}::bigint + fresh.place,
        place_ids = coalesce(record_change.place_ids, '{}') || ${placesOfRecord}
      from fresh where record_change.id = fresh.id
      returning record_change.position, storefront_id, kind, record, action, at),
    moved as (update change_feed set last = last + (select count(*) from placed))
    select position, storefront_id, kind, record, action, at from placed order by position`.execute(query);
  return rows;
}

interface Span {
  storefrontId: number;
  after: number;
  until: number;
  kinds: readonly ChangedKind[];
  limit: number;
  /** Only changes of records that these places have or had; null for all. */
  placeIds: readonly number[] | null;
}

/** Returns the changes of a storefront after a position and up to another one, in order. */
export function selectChanges(query: Query, { storefrontId, after, until, kinds, limit, placeIds }: Span): Promise<FedChange[]> {
  return query
    .selectFrom("recordChange")
    .select(["storefrontId", "kind", "record", "action", "at"])
    .select(sql<number>`position`.as("position"))
    .where("position", ">", after)
    .where("position", "<=", until)
    .where("storefrontId", "=", storefrontId)
    .where("kind", "in", [...kinds])
    .$if(placeIds !== null, (changes) => changes.where(sql<boolean>`place_ids && ${[...(placeIds ?? [])]}::integer[]`))
    .orderBy("position")
    .limit(limit)
    .execute();
}

/** Deletes the changes before a time. The feed has to be locked. */
export async function dropChanges(query: Query, before: Date): Promise<void> {
  await sql`
    with gone as (delete from record_change where at < ${before} and position is not null returning position)
    update change_feed set dropped = greatest(dropped, (select coalesce(max(position), 0) from gone))`.execute(query);
}
