import type { ContainerLine, ContainerRow } from "@azulejo/contract/areas/office.ts";
import { insertRows, type Query } from "@azulejo/database";
import { sql } from "kysely";
import { goodsColumns, joinProductText } from "../stock/lot.repository.ts";

export interface StoredContainer extends Omit<ContainerRow, "state"> {
  id: number;
  placeId: number;
  /** The number of counted lines. */
  countedLines: number;
}

interface Which {
  storefrontId: number;
  /** Only at these places; null for all. */
  placeIds: readonly number[] | null;
  code?: string;
  isOpen?: boolean | undefined;
  offset: number;
  limit: number;
}

/** Returns containers and their total number: those with uncounted lines by day, then the others, newest first. */
export async function selectContainers(query: Query, which: Which): Promise<{ containers: StoredContainer[]; total: number }> {
  const { storefrontId, placeIds, code = null, isOpen = null, offset, limit } = which;
  const { rows } = await sql<StoredContainer & { total: number }>`
    select container.id, container.code, container.supplier, container.place_id, place.code as store,
      container.expected_on::text as expected_on, content.*, count(*) over ()::int as total
    from container
    join place on place.id = container.place_id
    join lateral (
      select count(*)::int as lines, count(counted)::int as counted_lines, coalesce(sum(expected), 0)::int as expected,
        coalesce(sum(counted), 0)::int as counted
      from container_line where container_id = container.id
    ) content on true
    where container.storefront_id = ${storefrontId}
      and (${placeIds}::int[] is null or container.place_id = any(${placeIds}))
      and (${code}::text is null or container.code = ${code})
      and (${isOpen}::boolean is null or (content.counted_lines < content.lines) = ${isOpen})
    order by content.counted_lines = content.lines, case when content.counted_lines < content.lines then container.expected_on end nulls last,
      container.id desc
    offset ${offset} limit ${limit}`.execute(query);
  return { containers: rows.map(({ total: _, ...container }) => container), total: rows[0]?.total ?? 0 };
}

export async function selectContents(query: Query, containerId: number, language: string): Promise<ContainerLine[]> {
  const { rows } = await sql<ContainerLine>`
    select container_line.id as line_id, ${goodsColumns}, lot_code as lot, shade, caliber, expected, counted,
      to_char(counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as counted_at, staff.email as by
    from container_line
    join item on item.id = container_line.item_id
    ${joinProductText(language)}
    left join staff on staff.id = container_line.counted_by
    where container_id = ${containerId} order by item.item_no, lot_code`.execute(query);
  return rows;
}

/** @returns the new container's id; null if the storefront has one with this code */
export async function insertContainer(
  query: Query,
  container: { storefrontId: number; code: string; supplier: string; placeId: number; expectedOn: string | null; announcedAt: Date },
): Promise<number | null> {
  const row = await query
    .insertInto("container")
    .values(container)
    .onConflict((conflict) => conflict.columns(["storefrontId", "code"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NewContainerLine {
  containerId: number;
  itemId: number;
  lotCode: string;
  shade: string | null;
  caliber: string | null;
  expected: number;
}

/** Inserts lines of lots that the container doesn't have. @returns how many were inserted */
export async function insertContainerLines(query: Query, lines: NewContainerLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const rows = lines.map((line) => ({ ...line }));
  const { rows: inserted } = await sql`${insertRows("containerLine", rows)} on conflict do nothing returning id`.execute(query);
  return inserted.length;
}

export interface LockedLine {
  id: number;
  itemId: number;
  productId: number;
  itemNo: string;
  lotCode: string;
  shade: string | null;
  caliber: string | null;
  counted: number | null;
}

/** Locks and returns a container's lines in the order of items and lots. */
export async function lockContainerLines(query: Query, containerId: number): Promise<LockedLine[]> {
  const { rows } = await sql<LockedLine>`
    select container_line.id, item_id, item.product_id, item.item_no, lot_code, shade, caliber, counted
    from container_line join item on item.id = container_line.item_id
    where container_id = ${containerId} order by item_id, lot_code for update of container_line`.execute(query);
  return rows;
}

/** Locks a container until the transaction ends. */
export async function lockContainer(query: Query, containerId: number): Promise<void> {
  await query.selectFrom("container").select("id").where("id", "=", containerId).forUpdate().executeTakeFirst();
}

export async function updateCounted(
  query: Query,
  counts: { id: number; counted: number }[],
  by: { staffId: number; at: Date },
): Promise<void> {
  await sql`
    update container_line set counted = row.counted, counted_at = ${by.at}, counted_by = ${by.staffId}
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as row(id integer, counted integer)
    where container_line.id = row.id`.execute(query);
}

export async function updateExpectedOn(query: Query, containerId: number, expectedOn: string | null): Promise<void> {
  await query.updateTable("container").set({ expectedOn }).where("id", "=", containerId).execute();
}
