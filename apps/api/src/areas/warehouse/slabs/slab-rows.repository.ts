import type { OfficeSlab, OfficeSlabRow } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { joinProductText } from "../stock/lot.repository.ts";

interface Which {
  storefrontId: number;
  language: string;
  /** Only at these places; null for all. */
  placeIds: readonly number[] | null;
  state: "all" | OfficeSlabRow["state"];
  /** The beginning of a bundle, block or item number. */
  search: string | null;
  offset: number;
  limit: number;
}

const stateIs = {
  all: sql`true`,
  sold: sql`slab.sold_at is not null`,
  held: sql`slab.sold_at is null and holding.id is not null`,
  available: sql`slab.sold_at is null and holding.id is null`,
};
const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Returns a page of slabs, newest bundles first, and their total number. */
export async function selectSlabRows(query: Query, which: Which): Promise<{ slabs: OfficeSlabRow[]; total: number }> {
  const { storefrontId, language, placeIds, state, search, offset, limit } = which;
  const start = search === null ? null : `${search.toUpperCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<OfficeSlabRow & { total: number }>`
    select bundle.code || '-' || slab.sequence as code, bundle.code as bundle, bundle.block, item.item_no, coalesce(product_text.name, '') as name,
      place.code as store, bundle.arrived_on, slab.width_mm, slab.height_mm, slab.price_cents,
      case when slab.sold_at is not null then 'sold' when holding.id is not null then 'held' else 'available' end as state,
      case when slab.sold_at is null then nullif(concat_ws(', ', nullif(concat_ws(' ', account.given_name, account.surname), ''), customer.name), '')
        end as holder,
      ${utc("holding.expires_at")} as held_until, waiting.count as waiting, slab.picture_address as picture, count(*) over ()::int as total
    from slab
    join slab_bundle bundle on bundle.id = slab.bundle_id
    join item on item.id = bundle.item_id
    join place on place.id = bundle.place_id
    ${joinProductText(language)}
    left join slab_hold holding on holding.slab_id = slab.id and holding.state = 'holding'
    left join account on account.id = holding.account_id
    left join customer on customer.id = account.customer_id
    cross join lateral (select count(*)::int from slab_hold where slab_id = slab.id and state = 'waiting') waiting
    where bundle.storefront_id = ${storefrontId} and ${stateIs[state]} and (${placeIds}::int[] is null or bundle.place_id = any(${placeIds}))
      and (${start}::text is null or upper(bundle.code) like ${start} or upper(bundle.block) like ${start} or upper(item.item_no) like ${start})
    order by bundle.arrived_on desc, bundle.code, slab.sequence offset ${offset} limit ${limit}`.execute(query);
  return { slabs: rows.map(({ total: _, ...slab }) => slab), total: rows[0]?.total ?? 0 };
}

export async function isSoldBySlab(query: Query, itemId: number): Promise<boolean> {
  const row = await query.selectFrom("item").select("sellUnit").where("id", "=", itemId).executeTakeFirst();
  return row?.sellUnit === "slab";
}

export interface NewBundle {
  storefrontId: number;
  itemId: number;
  placeId: number;
  code: string;
  block: string;
  arrivedOn: string;
}

/** Creates a bundle, or finds the one with this code, locked until commit. @returns its id; null if it has another item or place */
export async function openBundle(query: Query, bundle: NewBundle): Promise<number | null> {
  await query
    .insertInto("slabBundle")
    .values(bundle)
    .onConflict((conflict) => conflict.columns(["storefrontId", "code"]).doNothing())
    .execute();
  const stored = await query
    .selectFrom("slabBundle")
    .select(["id", "itemId", "placeId"])
    .where("storefrontId", "=", bundle.storefrontId)
    .where("code", "=", bundle.code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return stored.itemId === bundle.itemId && stored.placeId === bundle.placeId ? stored.id : null;
}

export interface NewSlab {
  widthMm: number;
  heightMm: number;
  priceCents: number | null;
  picture: OfficeSlab["picture"];
}

/** Appends slabs to a locked bundle. @returns their positions */
export async function insertSlabs(query: Query, bundleId: number, slabs: readonly NewSlab[]): Promise<number[]> {
  const { last } = await query
    .selectFrom("slab")
    .select((of) => of.fn.coalesce(of.fn.max("sequence"), sql<number>`0`).as("last"))
    .where("bundleId", "=", bundleId)
    .executeTakeFirstOrThrow();
  const rows = slabs.map(({ picture, ...slab }, index) => ({
    ...slab,
    bundleId,
    sequence: Number(last) + index + 1,
    pictureAddress: picture?.address ?? null,
    pictureWidth: picture?.width ?? null,
    pictureHeight: picture?.height ?? null,
    pictureColor: picture?.color ?? null,
  }));
  await query.insertInto("slab").values(rows).execute();
  return rows.map(({ sequence }) => sequence);
}
