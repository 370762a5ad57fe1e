import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import type { Context } from "../../../context.ts";
import type { SearchHit } from "../../../search/search.ts";
import { readProducts } from "../contract-prices/read-contract-prices.ts";
import { viewOf } from "../view.ts";
import { toCard } from "./card.rules.ts";

type Hit = Pick<SearchHit, "productId"> & Partial<Pick<SearchHit, "leadItemNo" | "fromCents">>;

/** Returns the cards of search hits, each with its matching variant, or the product's first variant. */
export async function cardsOfHits(context: Context, hits: Hit[]): Promise<ProductCard[]> {
  const view = await viewOf(context);
  const products = await readProducts(context, [...new Set(hits.map((hit) => hit.productId))]);
  const byId = new Map(products.map((one) => [one.id, one]));
  return hits.flatMap((hit) => {
    const stored = byId.get(hit.productId);
    return (stored && toCard(stored, view, hit.leadItemNo, hit.fromCents)) ?? [];
  });
}
