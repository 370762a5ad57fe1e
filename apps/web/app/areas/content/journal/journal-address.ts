import type { KnownValues } from "../../../routing/lists/known-query.server.ts";
import { pageNumber } from "../../../routing/lists/page-number.ts";

/** Parameters in the address of a journal section. */
export const journalParameters = ["sort", "page"] as const;

export interface JournalQuery {
  sort: (typeof sorts)[number];
  page: number;
}

const sorts = ["newest", "oldest"] as const;
export const knownValues: KnownValues = { sort: (value) => sorts.some((sort) => sort === value) };

/** Reads sort order and page from a section's address; the default is the first page, newest first. Null for a page that can't exist. */
export function readJournalQuery(parameters: URLSearchParams): JournalQuery | null {
  const page = pageNumber(parameters);
  return page === null ? null : { sort: parameters.get("sort") === "oldest" ? "oldest" : "newest", page };
}

/** Returns sort order and page as a query string, without default values. */
export function journalSearch({ sort, page }: JournalQuery): string {
  const parameters = new URLSearchParams();
  if (sort === "oldest") parameters.set("sort", "oldest");
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `?${parameters}` : "";
}
