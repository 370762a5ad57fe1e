import { insertRows, populate, type Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import type { Source } from "../external-id.repository.ts";

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

/** Returns slabs, with whether a customer holds them or waits for them. A transaction locks them. */
export async function selectSlabs(
  query: Query,
  ids: readonly number[],
): Promise<{ id: number; bundle: string; sequence: number; soldAt: Date | null; isHeld: boolean }[]> {
  await lockSlabs(query, sql`id = any(${[...ids]}::int[])`);
  const { rows } = await sql<{ id: number; bundle: string; sequence: number; soldAt: Date | null; isHeld: boolean }>`
    select slab.id, bundle.code as bundle, sequence, sold_at,
      exists (select from slab_hold where slab_id = slab.id and state <> 'ended') as is_held
    from slab join slab_bundle bundle on bundle.id = bundle_id where slab.id = any(${[...ids]}::int[]) order by slab.id`.execute(query);
  return rows;
}

const lockSlabs = (query: Query, are: RawBuilder<unknown>): Promise<unknown> =>
  sql`select id from slab where ${are} order by id for update`.execute(query);

/** A slab that the shop has. */
export interface KnownSlab {
  id: number;
  isSold: boolean;
  /** Whether it was marked as sold, or is now, because a file of the system lacked it, and none has had it since. */
  wasMissing: boolean;
  /** Whether that is why it is sold now. */
  isMissing: boolean;
}

/** Returns the slabs of bundles, by `code-sequence`. A transaction locks them. */
export async function lockKnownSlabs(query: Query, bundleIds: readonly number[], { source }: Source): Promise<Map<string, KnownSlab>> {
  const ids = [...bundleIds];
  await lockSlabs(query, sql`bundle_id = any(${ids}::int[])`);
  // Staff have an id, so a sale without one is that of a move.
  const byMove = sql`event.kind = 'sold' and event.staff_id is null and event.note = ${source}`;
  const { rows } = await sql<KnownSlab & { name: string }>`
    select slab.id, bundle.code || '-' || sequence as name, sold_at is not null as is_sold,
      sold_at is not null and coalesce((select ${byMove} from slab_event event
        where event.slab_id = slab.id and event.kind in ('sold', 'returned') order by event.id desc limit 1), false) as is_missing,
      exists (select from slab_event event where event.slab_id = slab.id and ${byMove})
        and not exists (select from external_id entry where entry.kind = 'slab' and entry.record_id = slab.id
          and entry.source = ${source}) as was_missing
    from slab join slab_bundle bundle on bundle.id = bundle_id where bundle_id = any(${ids}::int[])`.execute(query);
  return new Map(rows.map(({ name, ...slab }) => [name, slab]));
}
