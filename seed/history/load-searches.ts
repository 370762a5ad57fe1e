import { addSearches } from "@azulejo/api/areas/suggestions/index.ts";
import type { Query } from "@azulejo/database";
import { STOREFRONT_ID } from "../load-storefront.ts";

const DAY_MS = 86_400_000;
const DAYS = 60;

/** Search terms, with about how often each is searched for in a week and how many results it has. */
const terms = [
  ["en", "zellige", 9, 14],
  ["en", "subway tile", 7, 18],
  ["en", "12x24 porcelain", 6, 22],
  ["en", "penny round", 3, 6],
  ["en", "terrazzo", 2, 5],
  ["en", "heated floor mat", 2, 0],
  ["en", "peel and stick", 3, 0],
  ["en", "glass block", 1, 0],
  ["es", "azulejo azul", 5, 11],
  ["es", "piso imitación madera", 4, 9],
  ["es", "talavera", 3, 4],
  ["es", "adhesivo flexible", 2, 0],
  ["es", "vitropiso", 2, 0],
] as const;

/** Adds two months of searches. They are the same in every demo: the number of searches of a day follows from the day's number. */
export async function loadSearches(query: Query, today: Date): Promise<void> {
  if (await query.selectFrom("searchCount").select("day").limit(1).executeTakeFirst()) return;
  for (let ago = 1; ago <= DAYS; ago++) {
    const day = new Date(today.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    const searches = terms.flatMap(([language, term, weekly, hits], index) => {
      const times = Math.floor((weekly * (((ago * 7 + index * 3) % 10) + 1)) / 12);
      return times > 0 ? [{ language, term, times, hits }] : [];
    });
    if (searches.length > 0) await addSearches(query, { storefrontId: STOREFRONT_ID, day }, searches);
  }
}
