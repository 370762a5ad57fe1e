import { type product, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { StoredProduct } from "../../../domain/product.ts";
import { cardsOfHits } from "../cards/cards-of-hits.ts";

/** Returns products installed with an item (trims, mosaics, grout), and similar items of other series. */
export const getRelatedItems: Verb<typeof product.relatedItems> = async (context, { itemNo, size }) => {
  const id = await context.catalog.productOfItem(context.query, context.storefront.id, itemNo);
  const [stored] = id === null ? [] : await context.catalog.products(context.query, context.storefront.id, [id]);
  if (!stored) throw new ShopError("product_not_found");
  const [goesWith, similar] = await Promise.all([
    context.catalog.relatedTo(context.query, stored.id).then((ids) => cardsOfHits(context, ids.slice(0, size).map(toHit))),
    similarIds(context, stored, size).then((ids) => cardsOfHits(context, ids.map(toHit))),
  ]);
  return { goesWith, similar };
};

const toHit = (productId: number) => ({ productId });

/** Returns the same look and color family first, then the same look, and never the series itself. */
async function similarIds(context: Context, stored: StoredProduct, size: number): Promise<number[]> {
  const narrowings = [
    { ...(stored.look && { look: [stored.look] }), ...(stored.colorFamily && { color: [stored.colorFamily] }) },
    { ...(stored.look && { look: [stored.look] }), material: [stored.material] },
  ];
  const ids = new Set<number>();
  for (const filters of narrowings) {
    if (ids.size >= size) break;
    const found = await context.search.search({
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
