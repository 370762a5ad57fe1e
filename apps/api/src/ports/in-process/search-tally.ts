import type { Language } from "@azulejo/contract";

/** Searches of one term that haven't been written to the database. */
export interface NotedSearch {
  /** The language of the page; null for an address without one, which has the storefront's own. */
  language: Language | null;
  term: string;
  times: number;
}

/** Counts searches in memory until they are written. Counts of several processes are added up. */
export interface SearchTally {
  /** @param typed as the shopper typed it */
  note(language: Language | null, typed: string): void;
  /** Returns the counts and resets them. */
  take(): NotedSearch[];
  /** Adds counts that could not be written. */
  putBack(searches: readonly NotedSearch[]): void;
}
