import { type SlabFacetKey, slabFacetKeys, slabSorts } from "@azulejo/contract/areas/slabs.ts";
import { pageNumber } from "../../routing/page-number.ts";

/** Parameters in a yard's address; lengths in inches, prices in dollars. */
export const yardParameters = [...slabFacetKeys, "w", "h", "from", "to", "free", "pair", "sort", "page"] as const;

const MM_PER_INCH = 25.4;
/** Sizes are rounded to whole millimeters, so a slab that is called 126 in long may be a hair less. */
const TOLERANCE_MM = 1;

/** The parsed address of a yard. */
export interface YardChoices extends Record<SlabFacetKey, string[]> {
  width: number | undefined;
  height: number | undefined;
  from: number | undefined;
  to: number | undefined;
  free: boolean;
  pair: boolean;
  sort: (typeof slabSorts)[number];
  page: number;
}

/** Reads an address; ignores invalid parameters. */
export function readYardChoices(parameters: URLSearchParams): YardChoices {
  const number = (name: string, most: number) => {
    const value = Number(parameters.get(name));
    return parameters.get(name) && Number.isFinite(value) && value > 0 && value <= most ? value : undefined;
  };
  const values = (key: SlabFacetKey) =>
    parameters
      .getAll(key)
      .filter((value) => value && value.length <= 40)
      .slice(0, 30);
  return {
    stone: values("stone"),
    color: values("color"),
    thickness: values("thickness"),
    finish: values("finish"),
    width: number("w", 400),
    height: number("h", 400),
    from: number("from", 1e6),
    to: number("to", 1e6),
    free: parameters.get("free") === "1",
    pair: parameters.get("pair") === "1",
    sort: slabSorts.find((sort) => sort === parameters.get("sort")) ?? "newest",
    page: pageNumber(parameters) ?? 1,
  };
}

/** Returns the filters in the API's units. */
export function toFilters({ width, height, from, to, free, pair, ...rest }: YardChoices) {
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

/** Returns inches as slabs are called, in whole ones. */
export const wholeInches = (mm: number): number => Math.round(mm / MM_PER_INCH);

export const slabPath = (code: string): string => `slabs/detail?code=${encodeURIComponent(code)}`;
export const layoutPath = (code: string): string => `slabs/layout?code=${encodeURIComponent(code)}`;
export const zoomPath = (code: string): string => `slabs/zoom?code=${encodeURIComponent(code)}`;
