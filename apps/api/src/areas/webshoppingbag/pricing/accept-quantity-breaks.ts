import type { Context } from "../../../context.ts";
import { requireOpenBag } from "../open-bag.ts";
import { updateLine } from "../webshoppingbag.repository.ts";
import { priceBag } from "./price-bag.ts";

/** Accepts prices that changed only because the quantity did, so that they are not reported as price changes. */
export async function acceptQuantityBreaks(inside: Context, bagId: string): Promise<void> {
  const bag = await requireOpenBag(inside, bagId);
  for (const { line, item, unitPriceCents } of (await priceBag(inside, bag)).lines) {
    const breaks = item?.price?.breaks ?? [];
    if (breaks.length > 0 && unitPriceCents !== null && unitPriceCents !== line.seenPriceCents) {
      await updateLine(inside.query, bag.id, line.lineId, { seenPriceCents: unitPriceCents });
    }
  }
}
