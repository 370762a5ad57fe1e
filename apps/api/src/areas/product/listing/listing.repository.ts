import type { Query } from "@azulejo/database";
import type { Listing } from "../../../domain/product.ts";

/** Returns every listing of a storefront in menu order; two queries. */
export async function selectListings(query: Query, storefrontId: number): Promise<Listing[]> {
  const rows = await query
    .selectFrom("listing")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const texts = await query.selectFrom("listingText").selectAll().where("storefrontId", "=", storefrontId).execute();
  const textsOf = Map.groupBy(texts, (text) => text.listingId);
  return rows.map((row) => ({
    path: row.path,
    parent: row.parent,
    filter: row.filter,
    inMenu: row.inMenu,
    texts: Object.fromEntries(
      (textsOf.get(row.id) ?? []).map(({ language, slug, name, title, intro }) => [language, { slug, name, title, intro }]),
    ) as Listing["texts"],
  }));
}
