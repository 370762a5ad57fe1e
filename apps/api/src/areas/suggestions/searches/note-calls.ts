import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { listProducts } from "../../product/index.ts";

/**
 * Lists products, and counts the search of whoever calls over HTTP. A page of this process is counted where it is sent, because most
 * are sent without a call.
 */
export const listAndNote: Verb<typeof product.list> = async (context, input) => {
  const list = await listProducts(context, input);
  if (context.isOutside && isNewSearch(input)) context.searches.note(context.language, input.query ?? "");
  return list;
};

type Input = Parameters<typeof listAndNote>[1];

/** Turning pages, sorting and filtering belong to the search before. */
const isNewSearch = ({ query, page, filters, price, listing, series, onSale, inStockAt, sort }: Input): boolean =>
  Boolean(query) &&
  page === 1 &&
  sort === "relevance" &&
  !listing &&
  !series &&
  !onSale &&
  !inStockAt &&
  Object.keys(filters).length === 0 &&
  Object.keys(price).length === 0;
