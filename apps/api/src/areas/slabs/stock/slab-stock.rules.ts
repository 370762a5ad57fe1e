/**
 * Returns by how much the stock of an item changes at a place when one of its slabs is sold or offered again. The slabs that stand there
 * are the source: what an order has shipped is out of the stock before its slab is marked as sold, and counts once.
 * @param standing the slabs that stand there after the change
 * @param onHand the stock before it
 */
export function stockChange({ standing, onHand, isSold }: { standing: number; onHand: number; isSold: boolean }): -1 | 0 | 1 {
  if (isSold) return onHand > standing ? -1 : 0;
  return onHand < standing ? 1 : 0;
}

/** The stock that has no slab of its own: what was counted or imported before a place kept its slabs one by one. */
export function unitsWithoutSlab({ standing, onHand }: { standing: number; onHand: number }): number {
  return Math.max(0, onHand - standing);
}

interface Arrival {
  /** The slabs that are recorded now. */
  taken: number;
  /** The slabs that stood there before. */
  standing: number;
  /** The stock before. */
  onHand: number;
  /** Whether the slabs are part of that stock; undefined if nobody has said so. */
  areInStock: boolean | undefined;
}

/** Returns how many units new slabs add to the stock; null if staff must first say whether the stock already includes them. */
export function unitsToReceive({ taken, standing, onHand, areInStock }: Arrival): number | null {
  const stocked = unitsWithoutSlab({ standing, onHand });
  if (stocked === 0) return taken;
  if (areInStock === undefined) return null;
  return areInStock ? Math.max(0, taken - stocked) : taken;
}
