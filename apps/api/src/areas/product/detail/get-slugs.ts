import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { selectSlugs } from "../catalog/product-keys.repository.ts";

export const getSlugs: Verb<typeof product.slugs> = (context, { page, size }) =>
  selectSlugs(context.query, context.storefront.id, (page - 1) * size, size);
