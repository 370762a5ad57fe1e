import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useEffect, useState } from "react";
import { coverageOf } from "../coverage-rules.ts";

export const MOST_UNITS = 9_999;
const KEY = "azulejo:room";

export type MeasureBy = "room" | "area" | "units";

/** What the shopper has entered, as typed. */
export interface Entry {
  by: MeasureBy;
  length: string;
  width: string;
  area: string;
  waste: string;
  units: string;
}

type Packing = Pick<Variant, "areaPerUnit" | "piecesPerUnit" | "sellUnit">;

/** Percent of extra material for cuts and breakage that the trade recommends for a plain layout. */
const WASTE = "10";
const MOST_WASTE = 50;
const nothing: Entry = { by: "room", length: "", width: "", area: "", waste: WASTE, units: "1" };

/** Whether the quantity follows from an area; slabs are counted, because each is cut for its own place. */
export const isByArea = ({ areaPerUnit, sellUnit }: Pick<Variant, "areaPerUnit" | "sellUnit">): boolean =>
  areaPerUnit !== null && sellUnit !== "slab";

/** Returns the sell units of an entry: calculated from a room or an area, or as typed; 1 until something is entered. */
export function unitsOf(entry: Entry, packing: Packing): number {
  const isTyped = entry.by === "units" || !isByArea(packing);
  const units = isTyped ? Math.floor(Number(entry.units)) : calculatedUnits(entry, packing);
  return Number.isFinite(units) ? Math.min(MOST_UNITS, Math.max(1, units)) : 1;
}

function calculatedUnits({ by, length, width, area, waste }: Entry, packing: Packing): number {
  const wastePercent = Math.min(MOST_WASTE, Math.max(0, Math.round(Number(waste) || 0)));
  const need =
    by === "room"
      ? { measure: "room" as const, first: Number(length) || 0, second: Number(width) || 0 }
      : { measure: "sqft" as const, first: Number(area) || 0, second: 0 };
  return coverageOf({ ...need, lengthUnit: "ft", wastePercent }, packing)?.units ?? 1;
}

/** The quantity of a product's page. A room stays entered for the visit, because shoppers compare materials for one room. @param given the units of a page that was asked for them */
export function useQuantity(variant: Variant, given?: number) {
  const hasArea = isByArea(variant);
  const [entry, setEntry] = useState<Entry>(given === undefined ? nothing : { ...nothing, by: "units", units: String(given) });
  useEffect(() => {
    const before = hasArea && given === undefined ? readRoom() : null;
    // What was typed before the scripts arrived is newer.
    if (before) setEntry((now) => (now.length || now.width || now.area ? now : { ...now, ...before }));
  }, [hasArea, given]);
  useEffect(() => {
    const { by, length, width, area, waste } = entry;
    if (!hasArea || by === "units" || (!length && !width && !area)) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ by, length, width, area, waste }));
    } catch {
      // Storage may be off; the page works without it.
    }
  }, [entry, hasArea]);
  const change = (next: Partial<Entry>) => setEntry((now) => ({ ...now, ...next }));
  return { entry, units: unitsOf(entry, variant), change };
}

export type Quantity = ReturnType<typeof useQuantity>;

function readRoom(): Omit<Entry, "units"> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { by, length, width, area, waste } = stored as Record<string, unknown>;
    const word = (value: unknown) => (typeof value === "string" ? value : "");
    return { by: by === "area" ? "area" : "room", length: word(length), width: word(width), area: word(area), waste: word(waste) || WASTE };
  } catch {
    return null;
  }
}
