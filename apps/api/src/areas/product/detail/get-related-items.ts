import { type product, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { StoredProduct } from "../../../domain/product.ts";
import { toCard } from "../cards/card.rules.ts";
import { readProducts } from "../own-prices/read-own-prices.ts";
import { viewOf } from "../view.ts";

/** Returns what is installed with an item (trims, mosaics, grout), and similar items of other series. */
export const getRelatedItems: Verb<typeof product.relatedItems> = async (context, { itemNo, size }) => {
  const id = await context.catalogue.productOfItem(context.query, context.storefront.id, itemNo);
  const [stored] = id === null ? [] : await context.catalogue.products(context.query, context.storefront.id, [id]);
  if (!stored) throw new ShopError("product_not_found");
  const [goesWith, similar] = await Promise.all([
    context.catalogue.relatedTo(context.query, stored.id).then((ids) => cardsOf(context, ids.slice(0, size))),
    cardsOf(context, similarIds(context, stored, size)),
  ]);
  return { goesWith, similar };
};

/** Returns the same look and color family first, then the same look, and never the series itself. */
function similarIds(context: Context, stored: StoredProduct, size: number): number[] {
  const narrowings = [
    { ...(stored.look && { look: [stored.look] }), ...(stored.colorFamily && { color: [stored.colorFamily] }) },
    { ...(stored.look && { look: [stored.look] }), material: [stored.material] },
  ];
  const ids = new Set<number>();
  for (const filters of narrowings) {
    const found = context.search.search({
      language: context.language,
      filters,
      listing: { department: [stored.department] },
      price: {},
      sort: "best_seller",
      offset: 0,
      limit: size * 3,
      pricesHidden: context.pricesHidden,
    });
    for (const hit of found.hits) if (hit.productId !== stored.id) ids.add(hit.productId);
  }
  return [...ids].slice(0, size);
}

export async function cardsOf(context: Context, ids: number[]) {
  const view = await viewOf(context);
  const products = await readProducts(context, ids);
  return products.flatMap((one) => toCard(one, view) ?? []);
}
