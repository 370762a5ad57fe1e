import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { listProducts } from "../../product/index.ts";

/**
 * Lists products, and counts the search of callers over HTTP. Searches on pages are counted by the page, because cached pages make no call.
 */
export const listAndNote: Verb<typeof product.list> = async (context, input) => {
  const list = await listProducts(context, input);
  if (context.isOutside && isNewSearch(input)) context.searches.note(context.language, input.query ?? "");
  return list;
};

type Input = Parameters<typeof listAndNote>[1];

/** Returns whether a call is a new search, instead of paging, sorting or filtering an earlier one. */
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
