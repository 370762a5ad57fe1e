/** Parameters in a section's address. */
export const journalParameters = ["sort", "page"] as const;

export interface JournalQuery {
  sort: "newest" | "oldest";
  page: number;
}

const MOST = 10_000;

/** Reads sort and page from a section's address; defaults to the first page, newest first. */
export function readJournalQuery(parameters: URLSearchParams): JournalQuery {
  const page = Number(parameters.get("page") ?? 1);
  return {
    sort: parameters.get("sort") === "oldest" ? "oldest" : "newest",
    page: Number.isInteger(page) && page >= 1 && page <= MOST ? page : 1,
  };
}

/** Returns sort and page as a query string, without default values. */
export function journalSearch({ sort, page }: JournalQuery): string {
  const parameters = new URLSearchParams();
  if (sort === "oldest") parameters.set("sort", "oldest");
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `?${parameters}` : "";
}
