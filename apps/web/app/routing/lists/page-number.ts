// @bundle shell
const MOST = 10_000;

/** Returns the page number in an address, 1 if there is none; null for anything invalid. */
export function pageNumber(parameters: URLSearchParams): number | null {
  const text = parameters.get("page");
  if (text === null) return 1;
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= MOST ? page : null;
}
