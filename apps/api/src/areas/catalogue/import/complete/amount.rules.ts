import Big from "big.js";

/** The result of reading a cell: its value, or why it can't be read. */
export type Reading<T> = { value: T; reason?: undefined } | { value?: undefined; reason: string };

const plain = /^\d+(\.\d+)?$/;
const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
/** The largest number that fits both a database column and a safe integer. */
const MOST = 1e12;

/**
 * Reads a decimal exactly: "12.99", "1,234.50". A comma is never a decimal point, because "1,234" would then have two readings.
 * @returns the number, or a reason that says what was expected
 */
export function readDecimal(text: string): Reading<Big> {
  const bare = text.trim();
  if (plain.test(bare)) return within(new Big(bare));
  if (grouped.test(bare)) return within(new Big(bare.replaceAll(",", "")));
  if (/^\d+,\d+$/.test(bare)) return { reason: "write decimals with a point, as in 12.99" };
  return { reason: "is not a number like 12.99" };
}

const within = (value: Big): Reading<Big> => (value.gt(MOST) ? { reason: "is larger than any price or measure can be" } : { value });

/** Reads money in cents. Refuses more than two decimals, because rounding would change a price. */
export function readCents(text: string): Reading<number> {
  const { value, reason } = readDecimal(text);
  if (reason !== undefined) return { reason };
  const cents = value.times(100);
  return cents.eq(cents.round(0)) ? { value: cents.toNumber() } : { reason: "has more than two decimals" };
}

/** Reads a decimal times `scale`, rounded half up to a whole number: areas and weights in their small units. */
export function readScaled(text: string, scale: Big | number): Reading<number> {
  const { value, reason } = readDecimal(text);
  return reason === undefined ? { value: value.times(scale).round(0, Big.roundHalfUp).toNumber() } : { reason };
}

/** Reads a decimal, rounded to the places that its column stores. */
export function readRounded(text: string, places: number, most: number): Reading<number> {
  const { value, reason } = readDecimal(text);
  if (reason !== undefined) return { reason };
  return value.gt(most) ? { reason: `is more than ${most}` } : { value: value.round(places, Big.roundHalfUp).toNumber() };
}

/** Reads a whole number without a sign. */
export function readWhole(text: string, least: number, most: number): Reading<number> {
  const value = Number(text.trim().replaceAll(",", ""));
  return /^[\d,]+(\.0+)?$/.test(text.trim()) && Number.isInteger(value) && value >= least && value <= most
    ? { value }
    : { reason: `is not a whole number from ${least} to ${most}` };
}

/** Reads a calendar day, yyyy-mm-dd. */
export function readDay(text: string): Reading<string> {
  const day = text.trim();
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? { value: day } : { reason: "is not a day like 2026-03-31" };
}

const yes = new Set(["true", "yes", "y", "1", "sí", "si", "verdadero"]);
const no = new Set(["false", "no", "n", "0", "falso"]);

export function readBoolean(text: string): Reading<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { reason: "is neither true nor false" };
}

/** The size of each area unit in 1e-4 square feet. */
const areaUnits: Record<string, Big> = {
  sqft: new Big(10_000),
  "sq ft": new Big(10_000),
  ft2: new Big(10_000),
  "ft²": new Big(10_000),
  sqm: new Big("107639.104167097"),
  m2: new Big("107639.104167097"),
  "m²": new Big("107639.104167097"),
};

/** The size of each weight unit in 1e-2 pounds. */
const weightUnits: Record<string, Big> = {
  lb: new Big(100),
  lbs: new Big(100),
  oz: new Big("6.25"),
  kg: new Big("220.462262184878"),
  g: new Big("0.220462262184878"),
};

/** Returns the unit's size in 1e-4 square feet, or null if it is not an area unit. */
export const areaUnit = (unit: string): Big | null => areaUnits[unit.trim().toLowerCase()] ?? null;
/** Returns the unit's size in 1e-2 pounds, or null if it is not a weight unit. */
export const weightUnit = (unit: string): Big | null => weightUnits[unit.trim().toLowerCase()] ?? null;

/** Splits a number and its unit: "15.72 sqft". */
export function splitUnit(text: string): { amount: string; unit: string } {
  const [, amount = "", unit = ""] = /^\s*([\d.,]+)\s*(.*?)\s*$/.exec(text) ?? [];
  return { amount, unit };
}
