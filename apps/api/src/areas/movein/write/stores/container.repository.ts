import { insertRows, populate, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface StoredContainer {
  id: number;
  code: string;
  placeId: number;
  supplier: string;
  /** The number of units counted on arrival. */
  counted: number;
}

export async function selectContainersByCode(
  query: Query,
  storefrontId: number,
  codes: readonly string[],
): Promise<Map<string, StoredContainer>> {
  const { rows } = await sql<StoredContainer>`
    select container.id, code, place_id, supplier, (select count(counted)::int from container_line where container_id = container.id) as counted
    from container where storefront_id = ${storefrontId} and code = any(${[...new Set(codes)]}::text[])`.execute(query);
  return new Map(rows.map((row) => [row.code, row]));
}

export interface ContainerRow {
  storefrontId: number;
  code: string;
  supplier: string;
  placeId: number;
  expectedOn: string | null;
  announcedAt: Date;
}

/** Announces new containers, and updates the day and supplier of known ones. @returns their ids by code */
export async function upsertContainers(query: Query, rows: ContainerRow[]): Promise<Map<string, number>> {
  const { rows: written } = await sql<{ id: number; code: string }>`${insertRows("container", rows as unknown as Record<string, unknown>[])}
    on conflict (storefront_id, code) do update set supplier = excluded.supplier, expected_on = excluded.expected_on
    returning id, code`.execute(query);
  return new Map(written.map(({ id, code }) => [code, id]));
}

export interface ContainerLineRow {
  id: number;
  containerId: number;
  itemId: number;
  lotCode: string;
  shade: string | null;
  caliber: string | null;
  expected: number;
}

export async function upsertContainerLines(query: Query, rows: ContainerLineRow[]): Promise<void> {
  await sql`
    insert into container_line (id, container_id, item_id, lot_code, shade, caliber, expected)
    select row.id, row.container_id, row.item_id, row.lot_code, row.shade, row.caliber, row.expected
    from ${populate("containerLine", rows as unknown as Record<string, unknown>[])} as row
    on conflict (id) do update set container_id = excluded.container_id, item_id = excluded.item_id, lot_code = excluded.lot_code,
      shade = excluded.shade, caliber = excluded.caliber, expected = excluded.expected`.execute(query);
}

export interface StoredLine {
  id: number;
  containerId: number;
  itemId: number;
  lotCode: string;
  isCounted: boolean;
}

/** Returns lines by their ids, and all of some containers. */
export async function selectContainerLines(query: Query, ids: readonly number[], containerIds: readonly number[]): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select id, container_id, item_id, lot_code, counted is not null as is_counted from container_line
    where id = any(${[...ids]}::int[]) or container_id = any(${[...containerIds]}::int[])`.execute(query);
  return rows;
}

/** Returns the numbers of lines' containers, by the lines' ids. */
export async function selectCodesOfLines(query: Query, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await query
    .selectFrom("containerLine")
    .innerJoin("container", "container.id", "containerId")
    .select(["containerLine.id", "container.code"])
    .where("containerLine.id", "=", (to) => to.fn.any(to.val([...ids])))
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** @returns the lines' items */
export async function deleteContainerLines(query: Query, ids: readonly number[]): Promise<number[]> {
  const rows = await query
    .deleteFrom("containerLine")
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .returning("itemId")
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** Returns the products of items, because their promised dates depend on containers. */
export async function selectProductIds(query: Query, itemIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from item where id = any(${[...itemIds]}::int[])`.execute(query);
  return rows.map(({ id }) => id);
}
