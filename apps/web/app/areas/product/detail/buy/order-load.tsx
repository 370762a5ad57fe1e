import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { LoadLimits } from "../../../delivery/load.rules.ts";
import { LoadDrawing } from "../../../delivery/load-drawing.tsx";

interface Props {
  selected: Variant;
  units: number;
  limits: LoadLimits;
  isPickedUp: boolean;
}

/** The shopper's quantity on its pallets, and what carries them the chosen way. */
export function OrderLoad({ selected, units, limits, isPickedUp }: Props) {
  const { kind, sellUnit, weightPerUnit, unitsPerPallet } = selected;
  const goods = { units, weight: weightPerUnit * units, unitsPerPallet };
  // Anybody can carry a parcel.
  if (kind !== "item" || sellUnit === "slab" || goods.weight <= limits.parcelLb * 100) return null;
  return <LoadDrawing goods={[goods]} limits={limits} by={isPickedUp ? "buyer" : "carrier"} />;
}
