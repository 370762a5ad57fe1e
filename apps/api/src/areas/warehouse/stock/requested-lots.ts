import { ShopError } from "@azulejo/contract";
import type { Work } from "../../../context.ts";
import { type StockedItem, selectItems } from "./lot.repository.ts";

interface RequestedLot {
  itemNo: string;
  lot: string;
}

const MAX_NAMED = 5;
const keyOf = ({ itemNo, lot }: RequestedLot): string => `${itemNo.toLowerCase()} ${lot}`;

/** Returns the item of each line entered by staff, ignoring case. @throws office_items_unknown with the first few, office_lot_twice */
export async function withItems<Line extends RequestedLot>(
  { query, storefront }: Work,
  lines: readonly Line[],
): Promise<(Line & { item: StockedItem })[]> {
  refuseTwice(lines);
  const items = await selectItems(query, storefront.id, [...new Set(lines.map(({ itemNo }) => itemNo.toLowerCase()))]);
  const byNo = new Map(items.map((item) => [item.itemNo.toLowerCase(), item]));
  const unknown = [...new Set(lines.map(({ itemNo }) => itemNo).filter((itemNo) => !byNo.has(itemNo.toLowerCase())))];
  if (unknown.length > 0) {
    const named = unknown.slice(0, MAX_NAMED).join(", ");
    throw new ShopError("office_items_unknown", { items: unknown.length > MAX_NAMED ? `${named} …` : named });
  }
  return lines.map((line) => ({ ...line, item: byNo.get(line.itemNo.toLowerCase()) as StockedItem }));
}

/** @throws office_lot_twice */
export function refuseTwice(lines: readonly RequestedLot[]): void {
  const seen = new Set<string>();
  for (const line of lines) {
    if (seen.has(keyOf(line))) throw new ShopError("office_lot_twice", { lot: line.lot, itemNo: line.itemNo });
    seen.add(keyOf(line));
  }
}
