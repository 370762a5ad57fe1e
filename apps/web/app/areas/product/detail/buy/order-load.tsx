import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { LoadLimits } from "../../../delivery/load.rules.ts";
import { LoadDrawing } from "../../../delivery/load-drawing.tsx";

interface Props {
  selected: Variant;
  units: number;
  limits: LoadLimits;
  isPickedUp: boolean;
}

/** The shopper's quantity on pallets, and what can carry them when delivered or picked up. */
export function OrderLoad({ selected, units, limits, isPickedUp }: Props) {
  const { kind, sellUnit, weightPerUnit, unitsPerPallet } = selected;
  const goods = { units, weight: weightPerUnit * units, unitsPerPallet };
  // No drawing for a parcel, which anybody can carry.
  if (kind !== "item" || sellUnit === "slab" || goods.weight <= limits.parcelLb * 100) return null;
  return <LoadDrawing goods={[goods]} limits={limits} by={isPickedUp ? "buyer" : "carrier"} />;
}
