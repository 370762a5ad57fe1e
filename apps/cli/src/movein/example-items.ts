/** The number of an item of the made-up distributor, by its place in the catalog. */
export const itemNo = (at: number): string => `D-${10_000 + at}`;

/** One item of twenty is sold by the slab; its slabs are in a file of their own. */
export const isSlab = (at: number): boolean => at % 20 === 7;
