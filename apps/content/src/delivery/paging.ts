import type { Query } from "./query.ts";

export interface Page<T> {
  items: T[];
  /** Both headers are always sent: clients read `Total` only beside `Per-Page`. */
  headers: { "per-page": string; total: string };
}

/** Returns one page of the results; clamps the page size to the maximum and reports it in a header. */
export function pageOf<T>(all: readonly T[], query: Query, mostPerPage: number): Page<T> {
  const size = Math.min(query.integer("per_page", 1) ?? 25, mostPerPage);
  const page = query.integer("page", 1) ?? 1;
  const start = (page - 1) * size;
  return {
    items: start < all.length ? all.slice(start, start + size) : [],
    headers: { "per-page": String(size), total: String(all.length) },
  };
}
