import { product } from "@azulejo/contract";
import { redirect } from "react-router";
import { callOnce } from "../../request/call-once.server.ts";
import type { Guard } from "./guard.ts";

/** Checks that the slug belongs to a listing; redirects another language's slug, or its path, to this language's slug. */
export const productListPage: Guard = async (visit) => {
  const listings = await callOnce(visit.context, visit.language, product.listings);
  const bySlug = listings.find((one) => one.slugs[visit.language] === visit.rest);
  if (bySlug) return;
  const elsewhere = listings.find((one) => one.path === visit.rest || Object.values(one.slugs).includes(visit.rest));
  if (!elsewhere) return visit.notFound();
  throw redirect(visit.address(`product/list/${elsewhere.slugs[visit.language] ?? elsewhere.path}/`) + visit.url.search, 301);
};
