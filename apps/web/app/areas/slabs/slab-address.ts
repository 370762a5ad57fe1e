import { type SlabFacetKey, slabFacetKeys, slabSorts } from "@azulejo/contract/areas/slabs/slab-filters.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { readLength, UM_PER_INCH } from "@azulejo/contract/typed/length.ts";
import { type NumberFault, numberFault } from "@azulejo/contract/typed/number.ts";
import type { KnownValues } from "../../routing/lists/known-query.server.ts";
import { pageNumber } from "../../routing/lists/page-number.ts";

/** Parameters in a slab yard's address; lengths in inches, prices in dollars. */
export const yardParameters = [...slabFacetKeys, "items", "w", "h", "from", "to", "free", "pair", "sort", "page"] as const;

const MM_PER_INCH = 25.4;
/** Tolerance because sizes are rounded to whole millimeters: a slab listed as 126 in long may be slightly shorter. */
const TOLERANCE_MM = 1;

/** Reads a side of a slab in inches, or in another unit if the text names one. */
function readInches(typed: string): number | null {
  const um = readLength(typed, "in");
  return um === null ? null : um / UM_PER_INCH;
}

function readPrice(typed: string): number | null {
  const cents = readDollars(typed);
  return cents === null ? null : cents / 100;
}

export type YardFigure = "w" | "h" | "from" | "to";
/** The limits of the number fields, in inches and dollars. */
export const yardLimits = { w: { min: 1, max: 400 }, h: { min: 1, max: 400 }, from: { min: 1, max: 1e6 }, to: { min: 1, max: 1e6 } };
const readers = { w: readInches, h: readInches, from: readPrice, to: readPrice };

/** The parsed address of a yard. */
export interface YardChoices extends Record<SlabFacetKey, string[]> {
  /** Numbers of a product's items. */
  items: string[];
  width: number | undefined;
  height: number | undefined;
  from: number | undefined;
  to: number | undefined;
  free: boolean;
  pair: boolean;
  sort: (typeof slabSorts)[number];
  page: number;
  /** Typed numbers that are invalid, with the reason. */
  wrong: Partial<Record<YardFigure, { typed: string; fault: NumberFault }>>;
}

const isValue = (value: string): boolean => value !== "" && value.length <= 40;
const isYes = (value: string): boolean => value === "1";

export const knownValues: KnownValues = {
  stone: isValue,
  color: isValue,
  thickness: isValue,
  finish: isValue,
  items: isValue,
  free: isYes,
  pair: isYes,
  sort: (value) => slabSorts.some((sort) => sort === value),
};

/** Returns whether a yard is unfiltered and in its default order. */
export const isWhole = ({ sort, page: _, wrong: __, ...filters }: YardChoices): boolean =>
  sort === "newest" && Object.values(filters).every((value) => !value || (Array.isArray(value) && value.length === 0));

/** Reads an address; ignores invalid parameters, but keeps wrong numbers, which people typed. */
export function readYardChoices(parameters: URLSearchParams): YardChoices {
  const wrong: YardChoices["wrong"] = {};
  const number = (name: YardFigure): number | undefined => {
    const typed = parameters.get(name)?.trim() ?? "";
    const fault = numberFault(typed, yardLimits[name], readers[name]);
    if (fault) wrong[name] = { typed: typed.slice(0, 60), fault };
    return fault ? undefined : (readers[name](typed) ?? undefined);
  };
  const values = (key: SlabFacetKey | "items") => parameters.getAll(key).filter(isValue).slice(0, 30);
  return {
    stone: values("stone"),
    color: values("color"),
    thickness: values("thickness"),
    finish: values("finish"),
    items: values("items"),
    width: number("w"),
    height: number("h"),
    from: number("from"),
    to: number("to"),
    free: parameters.get("free") === "1",
    pair: parameters.get("pair") === "1",
    sort: slabSorts.find((sort) => sort === parameters.get("sort")) ?? "newest",
    page: pageNumber(parameters) ?? 1,
    wrong,
  };
}

/** Returns the filters in the API's units. */
export function toFilters({ width, height, from, to, free, pair, wrong: _, ...rest }: YardChoices) {
  const mm = (inches: number) => Math.max(0, Math.round(inches * MM_PER_INCH) - TOLERANCE_MM);
  return {
    ...rest,
    ...(width && { minWidthMm: mm(width) }),
    ...(height && { minHeightMm: mm(height) }),
    ...(from && { priceFrom: Math.round(from * 100) }),
    ...(to && { priceTo: Math.round(to * 100) }),
    freeOnly: free,
    pairOnly: pair,
  };
}

/** Returns a length in whole inches, as used in the names of slabs. */
export const wholeInches = (mm: number): number => Math.round(mm / MM_PER_INCH);

export const slabPath = (code: string): string => `slabs/detail?code=${encodeURIComponent(code)}`;
export const layoutPath = (code: string): string => `slabs/layout?code=${encodeURIComponent(code)}`;
export const zoomPath = (code: string): string => `slabs/zoom?code=${encodeURIComponent(code)}`;
