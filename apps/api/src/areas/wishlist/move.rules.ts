import type { MovedLine } from "@azulejo/contract/areas/wishlist.ts";

/** A line to add to a bag. Units are sell units. */
export interface Wanted {
  lineId: number;
  itemId: number;
  productId: number;
  kind: "item" | "sample" | "electronic";
  wanted: number;
  /** Null for an item without counted stock. */
  available: number | null;
  /** Whether it is no longer sold. */
  gone: boolean;
}

export interface BagRoom {
  /** Units of each item in the bag. */
  inBag: ReadonlyMap<number, number>;
  /** The number of lines that can be added to the bag. */
  lines: number;
  /** The number of samples and gift cards that can be added to the order. */
  samples: number;
  electronic: number;
}

export interface Move extends MovedLine {
  itemId: number;
  productId: number;
  /** Units to add to the bag. */
  add: number;
}

/** Returns how many units of each line to add: the missing ones; none if they exceed stock or limits, unless `takeAvailable` is set. */
export function planMoves(wishes: Wanted[], room: BagRoom, { takeAvailable }: { takeAvailable: boolean }): Move[] {
  const left = { lines: room.lines, sample: room.samples, electronic: room.electronic, item: Number.POSITIVE_INFINITY };
  const inBag = new Map(room.inBag);
  return wishes.map((wish) => {
    const had = inBag.get(wish.itemId) ?? 0;
    const missing = Math.max(0, wish.wanted - had);
    const move = (add: number, stayed: MovedLine["stayed"]): Move => {
      if (add > 0) {
        left[wish.kind] -= add;
        if (had === 0) left.lines -= 1;
        inBag.set(wish.itemId, had + add);
      }
      const { lineId, itemId, productId, wanted, available } = wish;
      return { lineId, itemId, productId, wanted, inBag: had + add, available, stayed, add };
    };
    if (wish.gone) return move(0, "gone");
    if (missing === 0) return move(0, null);
    if (had === 0 && left.lines <= 0) return move(0, "full");
    const possible = takeAvailable ? Math.min(missing, left[wish.kind], Math.max(0, (wish.available ?? missing + had) - had)) : 0;
    if (missing > left[wish.kind]) return move(Math.max(0, possible), "limit");
    if (wish.available !== null && wish.wanted > wish.available) return move(possible, "short");
    return move(missing, null);
  });
}
