import { type product, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";

export const getAltImages: Verb<typeof product.altImages> = async (context, { itemNo }) => {
  const id = await context.catalog.productOfItem(context.query, context.storefront.id, itemNo);
  const [stored] = id === null ? [] : await context.catalog.products(context.query, context.storefront.id, [id]);
  if (!stored) throw new ShopError("product_not_found");
  return stored.pictures;
};
