import type { Offer, PromotedLine, Promotion } from "./promotion.ts";

/** Returns the lines that an offer applies to: samples for free samples, goods for all other offers, and never gift cards. */
export function scopeOf({ items, series, departments }: Promotion["scope"], kind: Offer["kind"], lines: PromotedLine[]): PromotedLine[] {
  const isAll = items.length + series.length + departments.length === 0;
  return lines.filter(
    (line) =>
      line.kind === (kind === "freeSample" ? "sample" : "item") &&
      (isAll || items.includes(line.itemNo) || series.includes(line.series) || departments.includes(line.department)),
  );
}

/** Returns the free units of a line. Of an incomplete set, units beyond `buy` are free. */
export function freeUnits(quantity: number, { buy, get }: { buy: number; get: number }): number {
  const set = buy + get;
  return Math.floor(quantity / set) * get + Math.max(0, (quantity % set) - buy);
}
