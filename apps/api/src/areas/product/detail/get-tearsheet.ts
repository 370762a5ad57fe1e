import { type product, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { selectFirstCodeOfSeries } from "../catalog/product-keys.repository.ts";

/** Returns the code of a series' first product; its tear sheet names the other colors. @throws product_not_found */
export const getTearsheet: Verb<typeof product.tearsheet> = async ({ query, storefront }, { id }) => {
  const productCode = await selectFirstCodeOfSeries(query, storefront.id, id);
  if (productCode === null) throw new ShopError("product_not_found");
  return { productCode };
};
