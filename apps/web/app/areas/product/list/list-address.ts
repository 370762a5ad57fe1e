import { readArea } from "@azulejo/contract/typed/area.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { type NumberFault, numberFault } from "@azulejo/contract/typed/number.ts";
import { searchText } from "@azulejo/contract/typed/search-text.ts";
import { type FacetKey, facetKeys, type SortKey, sortKeys } from "@azulejo/contract/vocabulary.ts";
import { pageNumber } from "../../../routing/page-number.ts";

/** Parameters in a list's address. */
export const listParameters = [...facetKeys, "q", "from", "to", "stock", "area", "sort", "page", "view", "all"] as const;

/** The parsed address of a list. */
export interface ListChoices {
  query: string | undefined;
  filters: Partial<Record<FacetKey, string[]>>;
  price: { fromCents?: number; toCents?: number };
  /** What was typed as a price and isn't taken, and why. */
  wrongPrice: Partial<Record<"from" | "to", { typed: string; fault: NumberFault }>>;
  stock: string | undefined;
  /** The area to cover, in 1e-4 square feet. */
  area: number | undefined;
  sort: SortKey;
  page: number;
  view: "wall" | "grid";
  /** The facet whose values are all shown. */
  all: FacetKey | undefined;
}

/** Reads an address; ignores invalid parameters, but not wrong prices, which people type. */
export function readChoices(parameters: URLSearchParams): ListChoices {
  const filters: ListChoices["filters"] = {};
  for (const key of facetKeys) {
    const values = parameters
      .getAll(key)
      .filter((value) => value && value.length <= 80)
      .slice(0, 40);
    if (values.length > 0) filters[key] = values;
  }
  const sort = sortKeys.find((key) => key === parameters.get("sort")) ?? "relevance";
  const stock = parameters.get("stock") ?? "";
  return {
    query: searchText(parameters.get("q") ?? "") || undefined,
    filters,
    ...readPrice(parameters),
    stock: /^[a-z0-9-]{1,40}$/.test(stock) ? stock : undefined,
    area: areaOf(parameters.get("area")),
    sort,
    page: pageNumber(parameters) ?? 1,
    view: parameters.get("view") === "grid" ? "grid" : "wall",
    all: facetKeys.find((key) => key === parameters.get("all")),
  };
}

/** 1e-4 square feet in a square foot. */
const AREA_SCALE = 10_000;
const MOST_SQUARE_FEET = 1_000_000;

/** Square feet in the address, 1e-4 square feet in calculations. */
function areaOf(typed: string | null): number | undefined {
  const squareFeet = typed ? readArea(typed) : null;
  return squareFeet !== null && squareFeet > 0 && squareFeet <= MOST_SQUARE_FEET ? Math.round(squareFeet * AREA_SCALE) : undefined;
}

/** Returns the query of a list in its canonical address: page and order, without what only narrows it. */
export function canonicalQuery({ page, sort }: ListChoices): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(sort !== "relevance" && { sort }) });
  return query.size > 0 ? `?${query}` : "";
}

/** Returns whether any filter other than the search text applies. */
export const isNarrowed = ({ filters, price, stock, page }: ListChoices): boolean =>
  Object.keys(filters).length > 0 || Object.keys(price).length > 0 || stock !== undefined || page > 1;

/** In cents. */
export const priceLimits = { min: 0, max: 999_999_999 };

/** Dollars in the form, cents in the API. */
function readPrice(parameters: URLSearchParams): Pick<ListChoices, "price" | "wrongPrice"> {
  const price: ListChoices["price"] = {};
  const wrongPrice: ListChoices["wrongPrice"] = {};
  for (const [name, key] of [
    ["from", "fromCents"],
    ["to", "toCents"],
  ] as const) {
    const typed = parameters.get(name)?.trim() ?? "";
    const fault = numberFault(typed, priceLimits, readDollars);
    const cents = readDollars(typed);
    if (fault) wrongPrice[name] = { typed: typed.slice(0, 60), fault };
    else if (cents !== null) price[key] = cents;
  }
  return { price, wrongPrice };
}

/** Returns the address with one choice changed; any change except the page goes back to the first page. */
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

/** Returns the address without its filters; search words, order and view stay. */
export const withoutFilters = (parameters: URLSearchParams): string =>
  `?${new URLSearchParams([...parameters].filter(([name]) => ["q", "area", "sort", "view"].includes(name)))}`;
