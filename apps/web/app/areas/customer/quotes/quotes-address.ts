/** Which quotes a list shows: those waiting for someone come first, because users look for these most. */
export const quoteShows = ["waiting", "ended", "all"] as const;
export type QuoteShow = (typeof quoteShows)[number];

/** The parameters of the list's address. */
export const quotesParameters = ["show", "page"];

/** Reads the filters from an address; unknown values are ignored. */
export function readQuotesChoices(parameters: URLSearchParams): { show: QuoteShow; page: number } {
  const show = quoteShows.find((one) => one === parameters.get("show")) ?? "waiting";
  const page = Number(parameters.get("page"));
  return { show, page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1 };
}
