import type { Query } from "@azulejo/database";

/** Returns the most viewed published product with a price; null for an empty catalog. */
export async function selectSampleProductId(query: Query, storefrontId: number): Promise<number | null> {
  const row = await query
    .selectFrom("product")
    .select("product.id")
    .where("product.storefrontId", "=", storefrontId)
    .where("product.published", "=", true)
    .where((of) =>
      of.exists(
        of
          .selectFrom("item")
          .innerJoin("price", "price.itemId", "item.id")
          .select("item.id")
          .whereRef("item.productId", "=", "product.id")
          .where("item.sellUnit", "=", "box"),
      ),
    )
    .orderBy("product.popularity", "desc")
    .orderBy("product.id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
