import type { Language } from "@azulejo/contract";
import type { OrderDetails } from "../../areas/fulfillment/index.ts";

/** Returns the goods of a return as a list of words. */
export function returnedGoods({ lines: back }: OrderDetails["returns"][number], { lines }: OrderDetails, language: Language): string {
  const goods = back.map(({ lineId, itemNo, units }) => `${units} × ${lines.find(({ id }) => id === lineId)?.name ?? ""} (${itemNo})`);
  return new Intl.ListFormat(`${language}-US`).format(goods);
}
