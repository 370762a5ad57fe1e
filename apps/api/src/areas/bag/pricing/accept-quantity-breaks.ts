import type { Context } from "../../../context.ts";
import type { StoredItem } from "../../../domain/product.ts";
import { updateLine } from "../bag.repository.ts";
import { requireOpenBag } from "../open-bag.ts";
import { priceBag } from "./price-bag.ts";

/** Accepts prices that changed only because the quantity did, so that they are not reported as price changes. */
export async function acceptQuantityBreaks(inside: Context, bagId: string): Promise<void> {
  const bag = await requireOpenBag(inside, bagId);
  for (const { line, item, unitPriceCents } of (await priceBag(inside, bag)).lines) {
    if (dependsOnQuantity(item) && unitPriceCents !== null && unitPriceCents !== line.seenPriceCents) {
      await updateLine(inside.query, bag.id, line.lineId, { seenPriceCents: unitPriceCents });
    }
  }
}

/** Returns whether an item's price may change with the quantity: a break, or an account's own price from a quantity on. */
export const dependsOnQuantity = (item: Pick<StoredItem, "price"> | null): boolean =>
  [...(item?.price?.breaks ?? []), ...(item?.price?.own ?? [])].length > 0;
