import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import { countTerms, selectSearchDays, selectSearches } from "./search-count.repository.ts";

const MAX_ROWS = 500;
const WEEK_DAYS = 7;

export const searchesReport: Verb<typeof office.searchesReport> = async ({ query, storefront }, { from, to, show }) => {
  const days = { storefrontId: storefront.id, from, to };
  const rows = await selectSearches(query, days, { onlyMissed: show === "missed", limit: MAX_ROWS });
  return { rows, days: await selectSearchDays(query, days), ...(await countTerms(query, days)) };
};

export const missedSearches: Verb<typeof office.missedSearches> = async ({ query, storefront, now }) => {
  const to = todayOf(now(), storefront.timezone);
  const from = addDays(to, 1 - WEEK_DAYS);
  const { missed } = await countTerms(query, { storefrontId: storefront.id, from, to });
  return { from, to, terms: missed };
};
