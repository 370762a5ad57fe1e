import type { Language } from "@azulejo/contract";

/** Searches of one term that are not in the database yet. */
export interface NotedSearch {
  /** Null for an address without a language: the storefront's own. */
  language: Language | null;
  term: string;
  times: number;
}

/** Counts searches in memory until they are written; what one process has counted is added to what others have. */
export interface SearchTally {
  /** @param typed as the shopper typed it */
  note(language: Language | null, typed: string): void;
  /** Returns the counts, and counts from zero. */
  take(): NotedSearch[];
  /** Counts what could not be written once more. */
  putBack(searches: readonly NotedSearch[]): void;
}
