/**
 * Returns by how much the stock of an item changes at a place when a slab is sold or offered again. The number of slabs decides, because a
 * slab that an order has shipped is deducted before it is marked as sold, and must count once.
 * @param standing slabs at the place after the change
 * @param onHand the stock before it
 */
export function stockChange({ standing, onHand, isSold }: { standing: number; onHand: number; isSold: boolean }): -1 | 0 | 1 {
  if (isSold) return onHand > standing ? -1 : 0;
  return onHand < standing ? 1 : 0;
}

/** Returns units that aren't assigned to slabs: counted or imported before the place recorded single slabs. */
export function unitsWithoutSlab({ standing, onHand }: { standing: number; onHand: number }): number {
  return Math.max(0, onHand - standing);
}

interface Arrival {
  /** The number of slabs recorded now. */
  taken: number;
  /** The number of slabs recorded before. */
  standing: number;
  /** The stock before. */
  onHand: number;
  /** Whether the stock includes the new slabs already; undefined if staff haven't said so. */
  areInStock: boolean | undefined;
}

/** Returns how many units new slabs add to stock; null if staff first have to say whether stock includes them. */
export function unitsToReceive({ taken, standing, onHand, areInStock }: Arrival): number | null {
  const stocked = unitsWithoutSlab({ standing, onHand });
  if (stocked === 0) return taken;
  if (areInStock === undefined) return null;
  return areInStock ? Math.max(0, taken - stocked) : taken;
}
