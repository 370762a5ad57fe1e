import type { PricedLine } from "../../bag/index.ts";

type Loaded = Pick<PricedLine, "item"> & { line: Pick<PricedLine["line"], "quantity" | "fulfilment"> };

/** Tolerance for sums of fractions of a pallet, so that a full pallet isn't rounded up to two. */
const ROUNDING = 1e-9;

/** Returns how many pallets the delivered goods need when items share pallets; null when an item's pallet isn't known. */
export function palletsOf(lines: Loaded[]): number | null {
  const goods = lines.filter(({ line, item }) => line.fulfilment === "DLVR" && item?.kind === "item");
  const parts = goods.map(({ line, item }) => (item?.unitsPerPallet ? line.quantity / item.unitsPerPallet : null));
  if (parts.length === 0 || parts.includes(null)) return null;
  return Math.ceil(parts.reduce((sum: number, part) => sum + (part ?? 0), 0) - ROUNDING);
}
