import { type product, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { selectProductIdByItemNo } from "../catalogue/product-keys.repository.ts";

export const getAltImages: Verb<typeof product.altImages> = async (context, { itemNo }) => {
  const id = await selectProductIdByItemNo(context.query, context.storefront.id, itemNo);
  const [stored] = id === null ? [] : await context.catalogue.products(context.query, context.storefront.id, [id]);
  if (!stored) throw new ShopError("product_not_found");
  return stored.pictures;
};
