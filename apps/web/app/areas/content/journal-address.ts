/** All that the address of a section can say. */
export const journalParameters = ["sort", "page"] as const;

export interface JournalQuery {
  sort: "newest" | "oldest";
  page: number;
}

const MOST = 10_000;

/** Sort and page of a section's address; anything else is the first page, newest first. */
export function readJournalQuery(parameters: URLSearchParams): JournalQuery {
  const page = Number(parameters.get("page") ?? 1);
  return {
    sort: parameters.get("sort") === "oldest" ? "oldest" : "newest",
    page: Number.isInteger(page) && page >= 1 && page <= MOST ? page : 1,
  };
}

/** The same as an address; what is standard is not said. */
export function journalSearch({ sort, page }: JournalQuery): string {
  const parameters = new URLSearchParams();
  if (sort === "oldest") parameters.set("sort", "oldest");
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `?${parameters}` : "";
}
