/** An item's stock: the free units, and those held by orders that wait for their bank. */
export interface HeldStock {
  free: number;
  unpaid: number;
}

/**
 * Returns how many units of an item unpaid orders may hold together, rounded up so that the last units of a scarce item, and
 * a one-of-a-kind slab, can be bought.
 */
export const mostUnpaid = ({ free, unpaid }: HeldStock, share: number): number => Math.ceil((free + unpaid) * share - 1e-9);
