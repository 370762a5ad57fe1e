/** Words of the wire that the browser needs too; free of any library, so that they cost nothing there. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export const sortKeys = ["relevance", "best_seller", "new_arrival", "name_asc", "name_desc", "price_asc", "price_desc"] as const;
export type SortKey = (typeof sortKeys)[number];

/** The facets of a list, in the order in which they are shown. */
export const facetKeys = ["look", "material", "colour", "size", "finish", "shape", "use", "thickness", "variation", "series"] as const;
export type FacetKey = (typeof facetKeys)[number];
