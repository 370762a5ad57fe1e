import type { Database } from "@azulejo/database";

/** Returns everything that an import writes, without ids, for comparing two states. */
export async function snapshot({ query }: Database) {
  const items = await query
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.product_id")
    .leftJoin("price", "price.item_id", "item.id")
    .select(["product.code", "item_no", "item.published", "size", "finish", "area_per_unit", "weight_per_unit", "sample_item_no"])
    .select(["list_cents", "sale_cents", "sale_from", "sale_until", "item.position"])
    .orderBy("item_no")
    .execute();
  const labels = await query
    .selectFrom("item_text")
    .innerJoin("item", "item.id", "item_text.item_id")
    .select(["item_no", "language", "label"])
    .orderBy("item_no")
    .orderBy("language")
    .execute();
  const products = await query
    .selectFrom("product_text")
    .innerJoin("product", "product.id", "product_text.product_id")
    .innerJoin("series", "series.id", "product.series_id")
    .select(["product.code", "series.code as series", "series.name as series_name", "material", "department", "product.published"])
    .select(["language", "product_text.name", "slug", "colour", "description", "introduced_on", "tags", "popularity", "look"])
    .orderBy("product.code")
    .orderBy("language")
    .execute();
  const pictures = await query
    .selectFrom("picture")
    .innerJoin("product", "product.id", "picture.product_id")
    .select(["product.code", "address", "position", "width", "height"])
    .orderBy("product.code")
    .orderBy("address")
    .execute();
  const lots = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.item_id")
    .innerJoin("place", "place.id", "lot.place_id")
    .select(["item_no", "place.code as place", "lot.code", "on_hand"])
    .orderBy("item_no")
    .orderBy("place.code")
    .orderBy("lot.code")
    .execute();
  const listings = await query.selectFrom("listing").select(["path", "filter"]).orderBy("path").execute();
  const terms = await query
    .selectFrom("term")
    .select(["kind", "value", "language", "label"])
    .orderBy("kind")
    .orderBy("value")
    .orderBy("language")
    .execute();
  return { items, labels, products, pictures, lots, listings, terms };
}
