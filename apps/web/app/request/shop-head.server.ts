import { product, storefront } from "@azulejo/contract";
import { callApi } from "./api.server.ts";
import { type ReadContext, shopHeadContext } from "./environment.server.ts";

async function ask(context: ReadContext) {
  const [settings, listings] = await Promise.all([callApi(context, storefront.settings, {}), callApi(context, product.listings, {})]);
  return { settings, listings };
}

/** The storefront's settings and its tree of listings, asked once per request. */
export function shopHead(context: ReadContext): ReturnType<typeof ask> {
  const kept = context.get(shopHeadContext);
  kept.value ??= ask(context);
  return kept.value;
}
