/** Terms of the API that browsers need too. Uses no libraries, to keep scripts small. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export const sortKeys = ["relevance", "best_seller", "new_arrival", "name_asc", "name_desc", "price_asc", "price_desc"] as const;
export type SortKey = (typeof sortKeys)[number];

/** The order of a list by one of the supplier's own facts: its code, and `.desc` for the highest value first. */
export const factSort = /^fact\.[a-zA-Z][a-zA-Z0-9-]{0,39}(?:\.desc)?$/;

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

/** The facets of a list, in display order. Values of `fact` belong to the supplier's own facts and contain the fact's code. */
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
