import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { LoadLimits } from "../../../delivery/load.rules.ts";
import { LoadDrawing } from "../../../delivery/load-drawing.tsx";

/** What carries the shopper's quantity. */
export function OrderLoad({ selected, units, limits }: { selected: Variant; units: number; limits: LoadLimits }) {
  const { kind, sellUnit, weightPerUnit, unitsPerPallet } = selected;
  if (kind !== "item" || sellUnit === "slab") return null;
  return <LoadDrawing goods={[{ units, weight: weightPerUnit * units, unitsPerPallet }]} limits={limits} />;
}
