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
