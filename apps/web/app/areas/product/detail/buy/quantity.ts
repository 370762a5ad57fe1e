import type { Variant } from "@azulejo/contract/areas/product.ts";
import { readArea } from "@azulejo/contract/typed/area.ts";
import { readLength, UM_PER_FOOT } from "@azulejo/contract/typed/length.ts";
import { type NumberFault, type NumberLimits, numberFault, readNumber, readPercent } from "@azulejo/contract/typed/number.ts";
import { useEffect, useState } from "react";
import { coverageOf, WASTE_PERCENT } from "../coverage-rules.ts";

export const MAX_UNITS = 9_999;
const KEY = "azulejo:room";

export type MeasureBy = "room" | "area" | "units";

/** What the shopper entered, as text. */
export interface Entry {
  by: MeasureBy;
  length: string;
  width: string;
  area: string;
  waste: string;
  units: string;
}

type Packing = Pick<Variant, "areaPerUnit" | "piecesPerUnit" | "sellUnit">;

const MAX_WASTE = 50;
const nothing: Entry = { by: "room", length: "", width: "", area: "", waste: String(WASTE_PERCENT), units: "1" };

/** Reads a side of a room in feet, or in another unit if the text names one. */
export function readFeet(typed: string): number | null {
  const um = readLength(typed, "ft");
  return um === null ? null : um / UM_PER_FOOT;
}

type Typed = "length" | "width" | "area" | "waste" | "units";

/** The limits of each field: feet, square feet, percent or sell units. */
export const limits: Record<Typed, NumberLimits> = {
  length: { min: 0.01, max: 10_000 },
  width: { min: 0.01, max: 10_000 },
  area: { min: 0.01, max: 10_000_000 },
  waste: { min: 0, max: MAX_WASTE },
  units: { min: 1, max: MAX_UNITS, isWhole: true },
};
const readers = { length: readFeet, width: readFeet, area: readArea, waste: readPercent, units: readNumber };
const fieldsOf: Record<MeasureBy, Typed[]> = { room: ["length", "width", "waste"], area: ["area", "waste"], units: ["units"] };

/** Errors of an entry: text that isn't a number, or more units than one order may have. */
export interface EntryFaults {
  fields: Partial<Record<Typed, NumberFault>>;
  isTooMuch: boolean;
}

export function faultsOf(entry: Entry, packing: Packing): EntryFaults {
  const by = isByArea(packing) ? entry.by : "units";
  const found = fieldsOf[by].flatMap((field) => {
    const fault = numberFault(entry[field], limits[field], readers[field]);
    return fault ? [[field, fault] as const] : [];
  });
  return { fields: Object.fromEntries(found), isTooMuch: by !== "units" && calculatedUnits(entry, packing) > MAX_UNITS };
}

/** Whether the quantity can be calculated from an area; slabs are counted, because each is cut for its own place. */
export const isByArea = ({ areaPerUnit, sellUnit }: Pick<Variant, "areaPerUnit" | "sellUnit">): boolean =>
  areaPerUnit !== null && sellUnit !== "slab";

/** Returns the sell units for an entry: calculated from a room or an area, or as typed; 1 until something is entered. */
export function unitsOf(entry: Entry, packing: Packing): number {
  const isTyped = entry.by === "units" || !isByArea(packing);
  const units = isTyped ? Math.floor(readNumber(entry.units) ?? 1) : calculatedUnits(entry, packing);
  return Math.min(MAX_UNITS, Math.max(1, units));
}

function calculatedUnits({ by, length, width, area, waste }: Entry, packing: Packing): number {
  const wastePercent = Math.min(MAX_WASTE, Math.max(0, Math.ceil(readPercent(waste) ?? 0)));
  const need =
    by === "room"
      ? { measure: "room" as const, first: readFeet(length) ?? 0, second: readFeet(width) ?? 0 }
      : { measure: "sqft" as const, first: readArea(area) ?? 0, second: 0 };
  return coverageOf({ ...need, lengthUnit: "ft", wastePercent }, packing)?.units ?? 1;
}

/** The sell units needed for an entry according to its drawing. */
export interface DrawnUnits {
  entry: Entry;
  variant: Variant;
  units: number;
}

/**
 * The quantity on a product's page. An entered room is kept for the visit, because shoppers compare materials for one room.
 * @param given the units in the page's address
 */
export function useQuantity(variant: Variant, given?: number) {
  const hasArea = isByArea(variant);
  const [entry, setEntry] = useState<Entry>(given === undefined ? nothing : { ...nothing, by: "units", units: String(given) });
  // If the room is drawn, its cut pieces are counted.
  const [drawn, setDrawn] = useState<DrawnUnits | null>(null);
  useEffect(() => {
    const before = hasArea && given === undefined ? readRoom() : null;
    // Text typed before the scripts ran is newer than the stored one.
    if (before) setEntry((now) => (now.length || now.width || now.area ? now : { ...now, ...before }));
  }, [hasArea, given]);
  useEffect(() => {
    const { by, length, width, area, waste } = entry;
    if (!hasArea || by === "units" || (!length && !width && !area)) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ by, length, width, area, waste }));
    } catch {
      // Storage may be blocked; the page works without it.
    }
  }, [entry, hasArea]);
  const change = (next: Partial<Entry>) => setEntry((now) => ({ ...now, ...next }));
  const units = drawn?.entry === entry && drawn.variant === variant ? drawn.units : unitsOf(entry, variant);
  return { entry, units, faults: faultsOf(entry, variant), change, setDrawn };
}

export type Quantity = ReturnType<typeof useQuantity>;

/** Sets an area, in 1e-4 square feet, with which the calculators of this visit start. */
export function keepArea(area: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...nothing, by: "area", area: String(area / 10_000) }));
  } catch {
    // Storage may be blocked; the page works without it.
  }
}

function readRoom(): Omit<Entry, "units"> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { by, length, width, area, waste } = stored as Record<string, unknown>;
    const word = (value: unknown) => (typeof value === "string" ? value : "");
    return {
      by: by === "area" ? "area" : "room",
      length: word(length),
      width: word(width),
      area: word(area),
      waste: word(waste) || nothing.waste,
    };
  } catch {
    return null;
  }
}
