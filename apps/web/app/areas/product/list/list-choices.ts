import { readArea } from "@azulejo/contract/typed/area.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { numberFault } from "@azulejo/contract/typed/number.ts";
import { searchText } from "@azulejo/contract/typed/search-text.ts";
import { type FacetKey, facetKeys, sortKeys } from "@azulejo/contract/vocabulary.ts";
import type { KnownValues } from "../../../routing/lists/known-query.server.ts";
import { pageNumber } from "../../../routing/lists/page-number.ts";
import { type ListChoices, priceLimits } from "./list-address.ts";

const isFacetValue = (value: string): boolean => value !== "" && value.length <= 80;
const isStoreCode = (value: string): boolean => /^[a-z0-9-]{1,40}$/.test(value);
const views: readonly string[] = ["wall", "grid"];

export const knownValues: KnownValues = {
  ...Object.fromEntries(facetKeys.map((key) => [key, isFacetValue])),
  stock: isStoreCode,
  sort: (value) => sortKeys.some((key) => key === value),
  view: (value) => views.includes(value),
  all: (value) => facetKeys.includes(value as FacetKey),
};

/** Reads an address; ignores invalid parameters, but keeps wrong prices, which people typed. */
export function readChoices(parameters: URLSearchParams): ListChoices {
  const filters: ListChoices["filters"] = {};
  for (const key of facetKeys) {
    const values = parameters.getAll(key).filter(isFacetValue).slice(0, 40);
    if (values.length > 0) filters[key] = values;
  }
  const sort = sortKeys.find((key) => key === parameters.get("sort")) ?? "relevance";
  const stock = parameters.get("stock") ?? "";
  return {
    query: searchText(parameters.get("q") ?? "") || undefined,
    filters,
    ...readPrice(parameters),
    stock: isStoreCode(stock) ? stock : undefined,
    area: areaOf(parameters.get("area")),
    sort,
    page: pageNumber(parameters) ?? 1,
    view: parameters.get("view") === "grid" ? "grid" : "wall",
    all: facetKeys.find((key) => key === parameters.get("all")),
  };
}

/** A square foot in units of 1e-4 square feet. */
const AREA_SCALE = 10_000;
const MAX_SQUARE_FEET = 1_000_000;

/** Returns the area from the address, where it is in square feet, in 1e-4 square feet. */
function areaOf(typed: string | null): number | undefined {
  const squareFeet = typed ? readArea(typed) : null;
  return squareFeet !== null && squareFeet > 0 && squareFeet <= MAX_SQUARE_FEET ? Math.round(squareFeet * AREA_SCALE) : undefined;
}

/** Returns the price range from the form, where it is in dollars, in cents. */
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
