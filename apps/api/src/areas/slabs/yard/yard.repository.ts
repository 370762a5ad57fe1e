import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface BundleRow {
  id: number;
  code: string;
  block: string;
  store: string;
  arrivedOn: string;
  itemId: number;
  productId: number;
}

/** Returns the bundles of published products, newest first. */
export function selectBundles(query: Query, storefrontId: number): Promise<BundleRow[]> {
  return query
    .selectFrom("slabBundle")
    .innerJoin("place", "place.id", "slabBundle.placeId")
    .innerJoin("item", "item.id", "slabBundle.itemId")
    .innerJoin("product", "product.id", "item.productId")
    .select(["slabBundle.id", "slabBundle.code", "slabBundle.block", "place.code as store", "slabBundle.arrivedOn"])
    .select(["slabBundle.itemId", "item.productId"])
    .where("slabBundle.storefrontId", "=", storefrontId)
    .where("product.published", "=", true)
    .where("item.published", "=", true)
    .where("place.published", "=", true)
    .orderBy("slabBundle.arrivedOn", "desc")
    .orderBy("slabBundle.code")
    .execute();
}

export interface SlabRow {
  id: number;
  bundleId: number;
  bundle: string;
  sequence: number;
  widthMm: number;
  heightMm: number;
  priceCents: number | null;
  soldAt: Date | null;
  heldUntil: Date | null;
  waiting: number;
  pictureAddress: string | null;
  pictureWidth: number | null;
  pictureHeight: number | null;
  pictureColor: string | null;
}

/** Returns slabs with their holds, in sawing order. @param bundles only slabs of these bundles */
export async function selectSlabs(query: Query, storefrontId: number, bundles?: string[]): Promise<SlabRow[]> {
  const { rows } = await sql<SlabRow>`
    select slab.id, slab.bundle_id, slab_bundle.code as bundle, slab.sequence, slab.width_mm, slab.height_mm, slab.price_cents, slab.sold_at,
      slab.picture_address, slab.picture_width, slab.picture_height, slab.picture_color, holding.expires_at as held_until,
      coalesce(waiting.count, 0)::integer as waiting
    from slab
    join slab_bundle on slab_bundle.id = slab.bundle_id
    left join slab_hold holding on holding.slab_id = slab.id and holding.state = 'holding'
    left join (select slab_id, count(*) from slab_hold where state = 'waiting' group by slab_id) waiting on waiting.slab_id = slab.id
    where slab_bundle.storefront_id = ${storefrontId} ${bundles ? sql`and slab_bundle.code = any(${bundles})` : sql``}
    order by slab.bundle_id, slab.sequence`.execute(query);
  return rows;
}
