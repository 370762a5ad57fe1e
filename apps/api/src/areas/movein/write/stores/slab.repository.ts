import { insertRows, populate, type Query } from "@azulejo/database";
import { sql } from "kysely";

export interface BundleRow {
  storefrontId: number;
  itemId: number;
  placeId: number;
  code: string;
  block: string;
  arrivedOn: string;
}

export interface StoredBundle {
  id: number;
  code: string;
  itemId: number;
  placeId: number;
}

export async function selectBundles(query: Query, storefrontId: number, codes: readonly string[]): Promise<Map<string, StoredBundle>> {
  const rows = await query
    .selectFrom("slabBundle")
    .select(["id", "code", "itemId", "placeId"])
    .where("storefrontId", "=", storefrontId)
    .where("code", "=", (to) => to.fn.any(to.val([...new Set(codes)])))
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Adds new bundles, and updates the block and day of known ones. @returns their ids by code */
export async function upsertBundles(query: Query, rows: BundleRow[]): Promise<Map<string, number>> {
  const { rows: written } = await sql<{
    id: number;
    code: string;
  }>`${insertRows("slabBundle", rows as unknown as Record<string, unknown>[])}
    on conflict (storefront_id, code) do update set block = excluded.block, arrived_on = excluded.arrived_on
    returning id, code`.execute(query);
  return new Map(written.map(({ id, code }) => [code, id]));
}

/** Returns the addresses of slabs' pictures. */
export async function selectPictures(query: Query, ids: readonly number[]): Promise<Map<number, string | null>> {
  const rows = await query
    .selectFrom("slab")
    .select(["id", "pictureAddress"])
    .where("id", "=", (to) => to.fn.any(to.val([...ids])))
    .execute();
  return new Map(rows.map(({ id, pictureAddress }) => [id, pictureAddress]));
}

export interface SlabRow {
  id: number;
  bundleId: number;
  sequence: number;
  widthMm: number;
  heightMm: number;
  priceCents: number | null;
  pictureAddress: string | null;
  pictureWidth: number | null;
  pictureHeight: number | null;
}

export async function upsertSlabs(query: Query, rows: SlabRow[]): Promise<void> {
  await sql`
    insert into slab (id, bundle_id, sequence, width_mm, height_mm, price_cents, picture_address, picture_width, picture_height)
    select row.id, row.bundle_id, row.sequence, row.width_mm, row.height_mm, row.price_cents, row.picture_address, row.picture_width,
      row.picture_height
    from ${populate("slab", rows as unknown as Record<string, unknown>[])} as row
    on conflict (id) do update set sequence = excluded.sequence, width_mm = excluded.width_mm, height_mm = excluded.height_mm,
      price_cents = excluded.price_cents, picture_address = excluded.picture_address, picture_width = excluded.picture_width,
      picture_height = excluded.picture_height`.execute(query);
}

/** Returns slabs, with whether a customer holds them or waits for them. */
export async function selectSlabs(
  query: Query,
  ids: readonly number[],
): Promise<{ id: number; bundle: string; sequence: number; soldAt: Date | null; isHeld: boolean }[]> {
  const { rows } = await sql<{ id: number; bundle: string; sequence: number; soldAt: Date | null; isHeld: boolean }>`
    select slab.id, bundle.code as bundle, sequence, sold_at,
      exists (select from slab_hold where slab_id = slab.id and state <> 'ended') as is_held
    from slab join slab_bundle bundle on bundle.id = bundle_id where slab.id = any(${[...ids]}::int[]) order by slab.id`.execute(query);
  return rows;
}

/** Returns the ids of the slabs of bundles, by `code-sequence`. */
export async function selectSlabIds(query: Query, bundleIds: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select slab.id, bundle.code || '-' || sequence as name from slab join slab_bundle bundle on bundle.id = bundle_id
    where bundle_id = any(${[...bundleIds]}::int[])`.execute(query);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
