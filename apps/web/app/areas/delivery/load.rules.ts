import type { BagLine } from "@azulejo/contract/areas/bag.ts";

/** The supplier's limits of weight, in pounds. */
export interface LoadLimits {
  parcelLb: number;
  pickupTruckLb: number;
}

/** Goods of one item. */
export interface LoadedGoods {
  units: number;
  /** Of all units, in 1e-2 pounds. */
  weight: number;
  /** Null if it isn't known. */
  unitsPerPallet: number | null;
}

/** How goods travel. */
interface Load {
  /** In 1e-2 pounds. */
  weight: number;
  /** How full each pallet is, from 0 to 1, and how heavy; empty for parcels, and if an item's pallet isn't known. */
  pallets: { share: number; weight: number }[];
  isParcel: boolean;
  /** Trips of one pickup truck. */
  pickupTrips: number;
}

/** Filling pallets adds fractions, which must not round a full pallet up to the next. */
const ROUNDING = 1e-9;

/** Puts goods on pallets, which items share; null without any weight. */
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

/** The goods of a bag that are laid or used, without samples, gift cards, and slabs, which travel on racks. */
export const goodsOfBag = (lines: readonly BagLine[]): LoadedGoods[] =>
  lines
    .filter(({ kind, sellUnit }) => kind === "item" && sellUnit !== "slab")
    .map(({ quantity, weight, unitsPerPallet }) => ({ units: quantity, weight, unitsPerPallet }));

/** A pallet of the trade, 48 × 40 in. In millimeters. */
export const PALLET = { width: 1219, depth: 1016, deck: 140 };
const KILOGRAMS_PER_POUND = 0.453_592_37;
/** The density of tile and stone with the air between boxes, in kilograms per cubic meter. */
const DENSITY = 2000;

/** How high goods stand on a pallet, in millimeters. @param weight in 1e-2 pounds */
export const heightOnPallet = (weight: number): number =>
  ((weight / 100) * KILOGRAMS_PER_POUND * 1e9) / (DENSITY * PALLET.width * PALLET.depth);
