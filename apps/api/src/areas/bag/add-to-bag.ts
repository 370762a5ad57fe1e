import type { Context } from "../../context.ts";
import { addLine, updateBag } from "./bag.repository.ts";
import { fulfilmentOptions, MAX_QUANTITY } from "./bag.rules.ts";
import { acceptQuantityBreaks } from "./pricing/accept-quantity-breaks.ts";
import { type PricedLine, priceBag } from "./pricing/price-bag.ts";
import { emptyBag, type StoredLine } from "./stored-bag.ts";

interface WantedLine {
  itemId: number;
  productId: number;
  quantity: number;
}

/** Prices items that are in no bag, each as if it were delivered alone. */
export async function priceLines(context: Context, wanted: WantedLine[]): Promise<PricedLine[]> {
  const lines = wanted.map((line, index): StoredLine => ({ ...blank, ...line, lineId: index + 1 }));
  return (await priceBag(context, { ...emptyBag, lines })).lines;
}

const blank: Omit<StoredLine, "lineId" | keyof WantedLine> = {
  fulfilment: "DLVR",
  agreedLots: null,
  rooms: [],
  sampleLot: null,
  seenPriceCents: 0,
  recipient: null,
};

/** Adds items that the caller has checked against stock and limits. Goods are delivered until the buyer chooses otherwise. */
export async function addToBag(
  context: Context,
  bagId: string,
  items: { itemId: number; productId: number; quantity: number }[],
): Promise<void> {
  const priced = await priceLines(context, items);
  for (const { line, item, unitPriceCents } of priced) {
    const [fulfilment = "DLVR"] = fulfilmentOptions(item?.kind ?? "item");
    const { itemId, quantity } = line;
    await addLine(
      context.query,
      bagId,
      { itemId, quantity, fulfilment, seenPriceCents: unitPriceCents ?? 0, recipient: null },
      MAX_QUANTITY,
    );
  }
  await updateBag(context.query, bagId, {});
  await acceptQuantityBreaks(context, bagId);
}
