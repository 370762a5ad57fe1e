import type { Bag } from "@azulejo/contract/areas/bag.ts";
import type { WishListLine } from "@azulejo/contract/areas/wishlist.ts";

/** Sell units in the bag by item number. */
export type InBag = Record<string, number>;

export function inBagOf(bag: Bag | null): InBag {
  const units: InBag = {};
  for (const { itemNo, quantity } of bag?.lines ?? []) units[itemNo] = (units[itemNo] ?? 0) + quantity;
  return units;
}

export const isInBag = ({ itemNo, quantity }: WishListLine, inBag: InBag): boolean => (inBag[itemNo] ?? 0) >= quantity;
