import { redirect } from "react-router";
import { findProduct } from "../../areas/product/detail/find-product.server.ts";
import type { Guard } from "./guard.ts";

/** Checks that the slug or item number exists; redirects an old slug. */
export const productDetailPage: Guard = async (visit) => {
  const found = await findProduct(visit);
  if (!found) return visit.notFound();
  if (found.product.slug !== visit.rest) throw redirect(visit.address(`product/detail/${found.product.slug}`) + visit.url.search, 301);
};
