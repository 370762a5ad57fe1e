import type { Database } from "@azulejo/database";

/** Returns everything that an import writes, without ids, for comparing two states. */
export async function snapshot({ query }: Database) {
  const items = await query
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.productId")
    .leftJoin("price", "price.itemId", "item.id")
    .select(["product.code", "itemNo", "item.published", "size", "finish", "areaPerUnit", "weightPerUnit", "sampleItemNo"])
    .select(["listCents", "saleCents", "saleFrom", "saleUntil", "item.position"])
    .orderBy("itemNo")
    .execute();
  const labels = await query
    .selectFrom("itemText")
    .innerJoin("item", "item.id", "itemText.itemId")
    .select(["itemNo", "language", "label"])
    .orderBy("itemNo")
    .orderBy("language")
    .execute();
  const products = await query
    .selectFrom("productText")
    .innerJoin("product", "product.id", "productText.productId")
    .innerJoin("series", "series.id", "product.seriesId")
    .select(["product.code", "series.code as series", "series.name as seriesName", "material", "department", "product.published"])
    .select(["language", "productText.name", "slug", "color", "description", "introducedOn", "tags", "popularity", "look"])
    .orderBy("product.code")
    .orderBy("language")
    .execute();
  const pictures = await query
    .selectFrom("picture")
    .innerJoin("product", "product.id", "picture.productId")
    .select(["product.code", "address", "position", "width", "height"])
    .orderBy("product.code")
    .orderBy("address")
    .execute();
  const lots = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["itemNo", "place.code as place", "lot.code", "onHand"])
    .orderBy("itemNo")
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
