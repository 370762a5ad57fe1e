import { searchTerm } from "@azulejo/contract/search/search-term.ts";
import type { NotedSearch, SearchTally } from "../../../ports/in-process/search-tally.ts";

/**
 * Maximum number of counted terms, about half a megabyte, in case of a flood of made-up ones. Further terms aren't counted until the next
 * write.
 */
export const MAX_TERMS = 2_000;

export function createSearchTally(): SearchTally {
  let noted = new Map<string, NotedSearch>();
  const add = ({ language, term, times }: NotedSearch): void => {
    const key = `${language ?? ""} ${term}`;
    const known = noted.get(key);
    if (known) known.times += times;
    else if (noted.size < MAX_TERMS) noted.set(key, { language, term, times });
  };
  return {
    note(language, typed) {
      const term = searchTerm(typed);
      if (term) add({ language, term, times: 1 });
    },
    take() {
      const taken = [...noted.values()];
      noted = new Map();
      return taken;
    },
    putBack: (searches) => searches.forEach(add),
  };
}
