import { oneOf } from "../../frame/ledger/page-of.ts";
import type { RowFilter } from "./grid/use-rows.ts";

export const states = ["all", "shown", "hidden"] as const;
export const kinds = ["item", "sample", "all"] as const;

/** Reads the filters in an address. */
export function readFilter(query: URLSearchParams): RowFilter {
  const named = (name: string) => query.get(name)?.trim() || undefined;
  const [words, department, series] = [named("q"), named("department"), named("series")];
  return {
    ...(words && { query: words.slice(0, 80) }),
    ...(department && { department }),
    ...(series && { series }),
    state: oneOf(states, query.get("state")),
    kind: oneOf(kinds, query.get("kind")),
  };
}
