/** PostgreSQL type ids whose text form both drivers must parse alike. */
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** Parses an int8. Throws beyond the safe integer range, which money and counters never leave. */
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
