import type { CountRow, OfficeCount } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { goodsColumns, joinProductText } from "../stock/lot.repository.ts";

export interface StoredCount extends CountRow {
  placeId: number;
}

interface Which {
  storefrontId: number;
  /** Only at these places; null for all. */
  placeIds: readonly number[] | null;
  countNo?: number;
  isOpen?: boolean | undefined;
  offset: number;
  limit: number;
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Selects the difference that posting a line makes, taking movements after its count into account; for a posted line, the difference made.
 */
const difference = sql`case
  when line.counted is null or (count_ended and line.difference is null) then null
  else coalesce(line.difference, greatest(0, line.counted + since.units) - lot.on_hand) end`;
const movedSince = sql`left join lateral (
  select coalesce(sum(on_hand), 0)::int as units from stock_movement where lot_id = line.lot_id and at > line.counted_at
) since on true`;

/** Returns counts, newest first, and how many match in all. */
export async function selectCounts(query: Query, which: Which): Promise<{ counts: StoredCount[]; total: number }> {
  const { storefrontId, placeIds, countNo = null, isOpen = null, offset, limit } = which;
  const { rows } = await sql<StoredCount & { total: number }>`
    with matching as (
      select stock_count.*, ended_at is not null as count_ended, count(*) over ()::int as total from stock_count
      where storefront_id = ${storefrontId} and (${placeIds}::int[] is null or place_id = any(${placeIds}))
        and (${countNo}::int is null or id = ${countNo}) and (${isOpen}::boolean is null or (ended_at is null) = ${isOpen})
      order by id desc offset ${offset} limit ${limit})
    select matching.id as count_no, place.code as store, matching.place_id, matching.scope,
      case when ended_at is null then 'open' when booked then 'booked' else 'discarded' end as state,
      ${utc("matching.started_at")} as started_at, staff.email as started_by, ${utc("matching.ended_at")} as ended_at,
      content.*, matching.total
    from matching
    join place on place.id = matching.place_id
    left join staff on staff.id = matching.started_by
    join lateral (
      select count(*)::int as lots, count(line.counted)::int as counted,
        count(*) filter (where ${difference} <> 0)::int as different
      from stock_count_line line join lot on lot.id = line.lot_id ${movedSince}
      where line.count_id = matching.id
    ) content on true
    order by matching.id desc`.execute(query);
  return { counts: rows.map(({ total: _, ...count }) => count), total: rows[0]?.total ?? 0 };
}

type Show = "all" | "left" | "different";

/** Returns one page of a count's lots, by item number, and how many there are in all. */
export async function selectCountLines(
  query: Query,
  countNo: number,
  { show, language, offset, limit }: { show: Show; language: string; offset: number; limit: number },
): Promise<Pick<OfficeCount, "lines" | "total">> {
  const { rows } = await sql<OfficeCount["lines"][number] & { total: number }>`
    with line as (
      select stock_count_line.*, stock_count.ended_at is not null as count_ended
      from stock_count_line join stock_count on stock_count.id = count_id where count_id = ${countNo}),
    seen as (
      select line.*, ${difference} as change from line join lot on lot.id = line.lot_id ${movedSince})
    select seen.lot_id, ${goodsColumns}, lot.code as lot, lot.shade, lot.caliber, seen.counted,
      ${utc("seen.counted_at")} as counted_at, staff.email as by, seen.change as difference, count(*) over ()::int as total
    from seen
    join lot on lot.id = seen.lot_id
    join item on item.id = lot.item_id
    ${joinProductText(language)}
    left join staff on staff.id = seen.counted_by
    where case ${show} when 'left' then seen.counted is null when 'different' then seen.change <> 0 else true end
    order by item.item_no, lot.code offset ${offset} limit ${limit}`.execute(query);
  return { lines: rows.map(({ total: _, ...line }) => line), total: rows[0]?.total ?? 0 };
}

interface NewCount {
  storefrontId: number;
  placeId: number;
  scope: string;
  startedAt: Date;
  startedBy: number;
}

/** Adds the place's lots of items whose number begins with a text; slabs are counted in their yard. @returns how many */
export async function insertCount(query: Query, count: NewCount): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_count (storefront_id, place_id, scope, started_at, started_by)
    values (${count.storefrontId}, ${count.placeId}, ${count.scope}, ${count.startedAt}, ${count.startedBy})
    on conflict (place_id) where ended_at is null do nothing returning id`.execute(query);
  return rows[0]?.id ?? null;
}

/**
 * Adds the lots that the place has by the ledger, of items whose number begins like this; slabs are looked after in their yard.
 * @returns how many
 */
export async function insertCountLines(query: Query, countNo: number, placeId: number, scope: string): Promise<number> {
  const { rows } = await sql`
    insert into stock_count_line (count_id, lot_id)
    select ${countNo}, lot.id from lot join item on item.id = lot.item_id
    where lot.place_id = ${placeId} and (lot.on_hand > 0 or lot.reserved > 0) and starts_with(lower(item.item_no), ${scope.toLowerCase()})
      and not exists (select from slab_bundle bundle where bundle.item_id = lot.item_id and bundle.place_id = lot.place_id)
    returning lot_id`.execute(query);
  return rows.length;
}

/** @returns false if it has ended */
export async function lockOpenCount(query: Query, countNo: number): Promise<boolean> {
  const row = await query.selectFrom("stockCount").select("endedAt").where("id", "=", countNo).forUpdate().executeTakeFirst();
  return row?.endedAt === null;
}

/** @returns how many of these lots the count has */
export async function updateCounts(
  query: Query,
  countNo: number,
  lots: { lotId: number; counted: number }[],
  by: { staffId: number; at: Date },
): Promise<number> {
  const { rows } = await sql`
    update stock_count_line set counted = row.counted, counted_at = ${by.at}, counted_by = ${by.staffId}
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as row("lotId" integer, counted integer)
    where count_id = ${countNo} and lot_id = row."lotId" returning lot_id`.execute(query);
  return rows.length;
}

export interface CountedLot {
  lotId: number;
  productId: number;
  onHand: number;
  reserved: number;
  counted: number;
  movedSince: number;
}

/** Locks and returns a count's counted lots by ascending id. */
export async function lockCountedLots(query: Query, countNo: number): Promise<CountedLot[]> {
  await sql`select lot.id from lot join stock_count_line on stock_count_line.lot_id = lot.id
    where count_id = ${countNo} and counted is not null order by lot.id for update of lot`.execute(query);
  // Reads movements in another statement, because a statement that waits for locks sees older rows.
  const { rows } = await sql<CountedLot>`
    select line.lot_id, item.product_id, lot.on_hand, lot.reserved, line.counted, since.units as moved_since
    from stock_count_line line join lot on lot.id = line.lot_id join item on item.id = lot.item_id ${movedSince}
    where line.count_id = ${countNo} and line.counted is not null order by line.lot_id`.execute(query);
  return rows;
}

export async function updateDifferences(query: Query, countNo: number, lots: { lotId: number; difference: number }[]): Promise<void> {
  await sql`
    update stock_count_line set difference = row.difference
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as row("lotId" integer, difference integer)
    where count_id = ${countNo} and lot_id = row."lotId"`.execute(query);
}

export async function updateEnded(query: Query, countNo: number, end: { booked: boolean; at: Date; staffId: number }): Promise<void> {
  await query
    .updateTable("stockCount")
    .set({ booked: end.booked, endedAt: end.at, endedBy: end.staffId })
    .where("id", "=", countNo)
    .execute();
}
