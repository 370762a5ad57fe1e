/** Terms of the API that the browser needs too; without libraries, to keep its scripts small. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export const sortKeys = ["relevance", "best_seller", "new_arrival", "name_asc", "name_desc", "price_asc", "price_desc"] as const;
export type SortKey = (typeof sortKeys)[number];

/** How the chips of a mosaic sheet are arranged. */
export const chipLayouts = [
  "grid",
  "brick",
  "linear",
  "basketweave",
  "herringbone",
  "chevron",
  "hexagon",
  "penny",
  "picket",
  "arabesque",
  "lantern",
  "diamond",
  "fan",
  "pebble",
] as const;
export type ChipLayout = (typeof chipLayouts)[number];

/** The facets of a list, in display order. The values of `fact` are those of the supplier's own facts, each with its fact's code. */
export const facetKeys = [
  "look",
  "material",
  "color",
  "size",
  "finish",
  "shape",
  "use",
  "thickness",
  "variation",
  "series",
  "fact",
] as const;
export type FacetKey = (typeof facetKeys)[number];
