/** PostgreSQL type ids for which the driver's own parsing isn't wanted or is less exact. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const NUMERIC = 1700;

/** Parses an int8. Throws outside the safe integer range, which amounts and counters never exceed. */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond the safe integers`);
  return value;
}

/** Parses an int8[] of one dimension, such as {1,2,NULL}. */
function readIntegers(text: string): (number | null)[] {
  const inside = text.slice(1, -1);
  return inside === "" ? [] : inside.split(",").map((part) => (part === "NULL" ? null : readInteger(part)));
}

const asText = (text: string): string => text;

/** int8 and its arrays → numbers, date and numeric → text. */
export const typeParsers: Record<number, (text: string) => unknown> = {
  [INT8]: readInteger,
  [INT8_ARRAY]: readIntegers,
  [DATE]: asText,
  [NUMERIC]: asText,
};
