/** Returns the item number of an example item by its index. */
export const itemNo = (at: number): string => `D-${10_000 + at}`;

/** Returns whether an example item is sold by the slab, as one of twenty is; slabs are in a separate file. */
export const isSlab = (at: number): boolean => at % 20 === 7;
