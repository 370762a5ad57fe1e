import type { BagLine } from "@azulejo/contract/areas/bag.ts";

/** The supplier's weight limits, in pounds. */
export interface LoadLimits {
  parcelLb: number;
  pickupTruckLb: number;
}

/** The goods of one item in a load. */
export interface LoadedGoods {
  units: number;
  /** Weight of all units, in 1e-2 pounds. */
  weight: number;
  /** Null if unknown. */
  unitsPerPallet: number | null;
}

/** How goods travel. */
interface Load {
  /** In 1e-2 pounds. */
  weight: number;
  /** How full (0 to 1) and how heavy each pallet is; empty for parcels, or if an item's pallet size is unknown. */
  pallets: { share: number; weight: number }[];
  isParcel: boolean;
  /** The number of trips with a pickup truck. */
  pickupTrips: number;
}

/** Fractions are added up while filling pallets; the rounding error must not push a full pallet to the next number. */
const ROUNDING = 1e-9;

/** Distributes goods over pallets, which items share; null if there is no weight. */
export function loadOf(goods: readonly LoadedGoods[], limits: LoadLimits): Load | null {
  const weight = goods.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return null;
  const isParcel = weight <= limits.parcelLb * 100;
  const isKnown = goods.every((one) => one.unitsPerPallet !== null);
  const full = goods.reduce((sum, { units, unitsPerPallet }) => sum + units / (unitsPerPallet ?? 1), 0);
  const count = isParcel || !isKnown ? 0 : Math.ceil(full - ROUNDING);
  const pallets = Array.from({ length: count }, (_, at) => {
    const share = Math.min(1, full - at);
    return { share, weight: Math.round((weight * share) / full) };
  });
  return { weight, pallets, isParcel, pickupTrips: Math.ceil(weight / (limits.pickupTruckLb * 100)) };
}

/** Returns the goods of a bag that go on pallets: no samples, no gift cards, and no slabs, which are transported on racks. */
export const goodsOfBag = (lines: readonly BagLine[]): LoadedGoods[] =>
  lines
    .filter(({ kind, sellUnit }) => kind === "item" && sellUnit !== "slab")
    .map(({ quantity, weight, unitsPerPallet }) => ({ units: quantity, weight, unitsPerPallet }));

/** A standard pallet, 48 × 40 in. In millimeters. */
export const PALLET = { width: 1219, depth: 1016, deck: 140 };
const KILOGRAMS_PER_POUND = 0.453_592_37;
/** The density of tile and stone including the air between boxes, in kilograms per cubic meter. */
const DENSITY = 2000;

/** Returns how high goods are stacked on a pallet, in millimeters. @param weight in 1e-2 pounds */
export const heightOnPallet = (weight: number): number =>
  ((weight / 100) * KILOGRAMS_PER_POUND * 1e9) / (DENSITY * PALLET.width * PALLET.depth);
