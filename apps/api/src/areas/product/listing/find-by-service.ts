import type { Language } from "@azulejo/contract";
import type { Context, Work } from "../../../context.ts";
import type { RankedProducts } from "../../../ports/extension/guarded-search.ts";

/** How long pages show an answer of the service, which tells nothing of its changes, or of the shop's own search in its place. */
const TRUE_MS = 60_000;

type Asking = Pick<Work, "productSearch" | "catalog" | "query" | "storefront">;

/** Searches by an extension's service. Returns null where the shop's own search applies. */
export async function findByService(asking: Asking, language: Language, text: string): Promise<RankedProducts | null> {
  const { productSearch, catalog, query, storefront } = asking;
  if (!productSearch) return null;
  return productSearch.find({ text, language, storefrontId: storefront.id }, (codes) =>
    catalog.productsOfCodes(query, storefront.id, codes),
  );
}

/** Searches by an extension's service for a shopper, whose answer then expires soon. */
export async function askService(context: Context, text: string): Promise<RankedProducts | null> {
  if (!context.productSearch) return null;
  context.trueUntil(context.now().getTime() + TRUE_MS);
  return findByService(context, context.language, text);
}
