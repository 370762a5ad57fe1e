/** PostgreSQL type ids whose text form both drivers must read alike. */
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** Reads an int8; money and counters stay inside the safe range, anything beyond is an error. */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond the safe integers`);
  return value;
}

const asText = (text: string): string => text;

/** Shared by the embedded and the server driver: int8 → number, date and numeric → text. */
export const typeParsers: Record<number, (text: string) => unknown> = {
  [INT8]: readInteger,
  [DATE]: asText,
  [NUMERIC]: asText,
};
