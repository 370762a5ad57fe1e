export const slabFacetKeys = ["stone", "color", "thickness", "finish"] as const;
export type SlabFacetKey = (typeof slabFacetKeys)[number];

export const slabSorts = ["newest", "price_asc", "price_desc", "largest"] as const;
