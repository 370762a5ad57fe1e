import type { NumberFault } from "@azulejo/contract/typed/number.ts";
import { type FacetKey, facetKeys } from "@azulejo/contract/vocabulary.ts";

/** Parameters in a list's address. */
export const listParameters = [...facetKeys, "q", "from", "to", "stock", "area", "sort", "page", "view", "all"] as const;

/** The parsed address of a list. */
export interface ListChoices {
  query: string | undefined;
  filters: Partial<Record<FacetKey, string[]>>;
  price: { fromCents?: number; toCents?: number };
  /** Typed prices that are invalid, with the reason. */
  wrongPrice: Partial<Record<"from" | "to", { typed: string; fault: NumberFault }>>;
  stock: string | undefined;
  /** The area to cover, in 1e-4 square feet. */
  area: number | undefined;
  /** A sort key, or an order by a fact such as `fact.leadWeeks`. */
  sort: string;
  page: number;
  view: "wall" | "grid";
  /** The facet of which all values are shown. */
  all: FacetKey | undefined;
}

/** Returns whether the list is unfiltered and in its default order. */
export const isWhole = (choices: ListChoices): boolean =>
  choices.query === undefined && choices.sort === "relevance" && !isNarrowed({ ...choices, page: 1 });

/** Returns whether any filter other than the search text applies. */
export const isNarrowed = ({ filters, price, stock, page }: ListChoices): boolean =>
  Object.keys(filters).length > 0 || Object.keys(price).length > 0 || stock !== undefined || page > 1;

/** In cents. */
export const priceLimits = { min: 0, max: 999_999_999 };

/** Returns the address with one choice changed; any change except of the page number goes back to the first page. */
export function withChoice(parameters: URLSearchParams, name: string, value: string | null, remove?: string): string {
  const next = new URLSearchParams(parameters);
  if (remove !== undefined) {
    const others = next.getAll(name).filter((one) => one !== remove);
    next.delete(name);
    for (const one of others) next.append(name, one);
  } else if (value === null) next.delete(name);
  else next.set(name, value);
  if (name !== "page") next.delete("page");
  const text = next.toString();
  return text ? `?${text}` : "?";
}

/** Returns the address without its filters; search text, sort order and view stay. */
export const withoutFilters = (parameters: URLSearchParams): string =>
  `?${new URLSearchParams([...parameters].filter(([name]) => ["q", "area", "sort", "view"].includes(name)))}`;
