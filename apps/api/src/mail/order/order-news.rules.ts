import type { OfficeOrder } from "@azulejo/contract";

/** Events of an order, after its receipt, that its customer gets an email about. */
export type OrderNews = "ready" | "shipped" | "refunded" | "canceled" | "itemsCanceled" | "paid" | "returned";

type OrderLine = OfficeOrder["lines"][number];

/** Units of a line that an email is about. */
export interface NewsLine {
  line: OrderLine;
  units: number;
}

/** Returns the lines that an email is about; none if it is about the whole order. */
export function newsLines(order: OfficeOrder, news: OrderNews, lines: { lineId: number; units: number }[]): NewsLine[] {
  if (news === "canceled") return [];
  return lines.flatMap(({ lineId, units }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    return line ? [{ line, units }] : [];
  });
}

/** Returns whether more emails of this kind follow, because some lines aren't ready or shipped yet. */
export function isPart(order: OfficeOrder, news: OrderNews): boolean {
  if (news === "ready") return order.lines.some((line) => line.fulfilment === "PKUP" && line.ready + line.canceled < line.quantity);
  if (news === "shipped") return order.lines.some((line) => line.fulfilment === "DLVR" && line.shipped + line.canceled < line.quantity);
  return false;
}
