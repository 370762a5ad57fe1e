import type { StoredLine } from "./stored-bag.ts";

/** The quantity that an order took of a bag line. */
export interface OrderedLine {
  lineId: number;
  quantity: number;
}

/** Returns a bag's lines beyond its order: new lines, and additions to ordered lines. */
export function addedMeanwhile(lines: StoredLine[], ordered: OrderedLine[]): StoredLine[] {
  const taken = new Map(ordered.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(line.lineId) ?? 0);
    return quantity > 0 ? [{ ...line, quantity, rooms: quantity < line.quantity ? [] : line.rooms }] : [];
  });
}
