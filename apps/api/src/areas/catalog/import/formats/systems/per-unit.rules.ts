import Big from "big.js";
import { type DecimalMark, type Reading, readDecimal, splitPrice } from "../../complete/amount.rules.ts";
import { areaUnit, readSellUnit } from "../../complete/units.rules.ts";

/** The unit of a price or a quantity that isn't for the sell unit. */
export type Basis = "sqft" | "m2" | "piece";

export const isBasis = (unit: string): unit is Basis => unit === "sqft" || unit === "m2" || unit === "piece";
export const isPriced = (name: string): boolean => name === "listPrice" || name === "salePrice" || name === "unitCost";
export const isCounted = (name: string): boolean => name === "stockOnHand" || name === "stockAvailable";

/** The contents of a sell unit; null if the row doesn't state them. */
export interface Pack {
  /** Square feet. */
  area: Big | null;
  pieces: Big | null;
}

const SQUARE_METERS = new Big("0.09290304");
const SQUARE_FOOT = areaUnit("sqft");

/** Reads the unit of a row, such as "SF", "Square Foot (sf)" or "m²"; null for a sell unit. */
export function basisIn(cell: string): Basis | null {
  const spellings = [cell, cell.replace(/\(.*\)/, ""), /\((.*)\)/.exec(cell)?.[1] ?? ""];
  const area = spellings.map(areaUnit).find((one) => one !== null);
  if (area) return SQUARE_FOOT && area.eq(SQUARE_FOOT) ? "sqft" : "m2";
  return readSellUnit(cell) === "piece" ? "piece" : null;
}

/** Separates a price from what it is for, as in "$4.25/sf" or "4.25 per sq ft". */
export function priceBasis(cell: string): { amount: string; basis: Basis | null } {
  const [, amount = cell, unit = ""] = /^(.*\d.*?)\s*(?:\/|\bper\b|\bpor\b)\s*(.+)$/i.exec(cell) ?? [];
  const basis = unit === "" ? null : basisIn(unit);
  return basis ? { amount, basis } : { amount: cell, basis: null };
}

/** @param area square feet of a sell unit, as written in the file */
export function packOf(area: string, pieces: string, mark: DecimalMark): Pack {
  const positive = (cell: string): Big | null => {
    const { value } = readDecimal(cell, mark);
    return value?.gt(0) ? value : null;
  };
  return { area: positive(area), pieces: positive(pieces) };
}

/** Returns how many square feet, square meters or pieces a sell unit contains; null if unknown. */
function held(basis: Basis, { area, pieces }: Pack): Big | null {
  if (basis === "piece") return pieces ?? new Big(1);
  return area && basis === "m2" ? area.times(SQUARE_METERS) : area;
}

const NO_AREA = "is for an area, and the row has no area of a sell unit";

/** Decimals to which an area counts as exact, because areas converted from square meters are rounded. */
const EXACT_PLACES = 6;

/**
 * Converts a price or quantity to the sell unit: a price is rounded once, to the cent; of a quantity, whole units count.
 * @returns the figure as the file writes numbers
 */
export function perUnit(name: string, cell: string, basis: Basis, pack: Pack, mark: DecimalMark): Reading<string> & { note?: string } {
  const holds = held(basis, pack);
  if (holds === null) return { reason: NO_AREA };
  const [before, amount, after] = isPriced(name) ? splitPrice(cell) : ["", cell, ""];
  const { value, reason } = readDecimal(amount, mark);
  // Texts such as "call" and negative figures are read by the column itself.
  if (reason !== undefined) return isPriced(name) ? { reason } : { value: cell };
  const written = (figure: Big, places: number) => `${before}${figure.toFixed(places).replace(".", mark)}${after}`;
  if (isPriced(name)) return { value: written(value.times(holds).round(EXACT_PLACES, Big.roundHalfUp).round(2, Big.roundHalfUp), 2) };
  const units = value.div(holds).round(EXACT_PLACES, Big.roundHalfUp);
  const whole = units.round(0, Big.roundDown);
  return { value: written(whole, 0), ...(!units.eq(whole) && { note: "stock is rounded down to whole sell units" }) };
}
