import type { StoredLine } from "./stored-bag.ts";

/** What an order took of a line of the bag. */
export interface OrderedLine {
  lineId: number;
  quantity: number;
}

/** What is in a bag beyond what its order took: new lines, and what was added to lines that were ordered. */
export function addedMeanwhile(lines: StoredLine[], ordered: OrderedLine[]): StoredLine[] {
  const taken = new Map(ordered.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(line.lineId) ?? 0);
    return quantity > 0 ? [{ ...line, quantity, lotsConsented: taken.has(line.lineId) ? false : line.lotsConsented }] : [];
  });
}
