import Big from "big.js";

/** The result of reading a cell: its value, or why it can't be read. */
export type Reading<T> = { value: T; reason?: undefined } | { value?: undefined; reason: string };

/** The sign between a number's whole part and its decimals. */
export type DecimalMark = "." | ",";

/** Thousands are grouped by the other sign; with a decimal comma, a space groups too. */
const notations = {
  ".": { plain: /^\d+(\.\d+)?$/, grouped: /^\d{1,3}(,\d{3})+(\.\d+)?$/, groups: /,/g, other: /^\d+,\d+$/ },
  ",": {
    plain: /^\d+(,\d+)?$/,
    grouped: /^\d{1,3}([. \u00A0\u202F])\d{3}(\1\d{3})*(,\d+)?$/,
    groups: /[. \u00A0\u202F]/g,
    other: /^\d+\.\d+$/,
  },
};
const expected = {
  ".": { other: "write decimals with a point, as in 12.99", none: "is not a number like 12.99" },
  ",": { other: "write decimals with a comma, as in 12,99", none: "is not a number like 12,99" },
};
/** The largest number that fits both a database column and a safe integer. */
const MOST = 1e12;

/**
 * Reads a decimal exactly: "12.99" and "1,234.50", or "12,99" and "1.234,50". A file has one decimal mark, because "1,234" would
 * otherwise have two readings.
 * @returns the number, or a reason that says what was expected
 */
export function readDecimal(text: string, mark: DecimalMark = "."): Reading<Big> {
  const bare = text.trim();
  const { plain, grouped, groups, other } = notations[mark];
  if (plain.test(bare) || grouped.test(bare)) return within(new Big(bare.replace(groups, "").replace(mark, ".")));
  return { reason: other.test(bare) ? expected[mark].other : expected[mark].none };
}

const within = (value: Big): Reading<Big> => (value.gt(MOST) ? { reason: "is larger than any price or measure can be" } : { value });

/** Reads money in cents. Refuses more than two decimals, because rounding would change a price. */
export function readCents(text: string, mark?: DecimalMark): Reading<number> {
  const { value, reason } = readDecimal(text, mark);
  if (reason !== undefined) return { reason };
  const cents = value.times(100);
  return cents.eq(cents.round(0)) ? { value: cents.toNumber() } : { reason: "has more than two decimals" };
}

const sign = String.raw`\p{Lu}{0,2}\p{Sc}|\p{L}{3}`;
const price = new RegExp(`^(?:(${sign})\\s*)?(\\d[^\\p{L}\\p{Sc}]*?)(?:\\s*(${sign}))?$`, "u");

/** Reads a price in cents that may name its currency: "$89.95", "89.95 USD". @param currency the storefront's, ISO 4217 */
export function readPrice(text: string, currency: string, mark?: DecimalMark): Reading<number> {
  const [, before, amount = text, after] = price.exec(text.trim()) ?? [];
  const named = [before, after].flatMap((one) => one?.toUpperCase() ?? []);
  const other = named.find((one) => one !== currency && !signsOf(currency).includes(one));
  return other === undefined ? readCents(amount, mark) : { reason: `is in ${other}; the storefront sells in ${currency}` };
}

/** Splits a price into what stands before the figure, the figure, and what stands behind it. */
export function splitPrice(text: string): [before: string, amount: string, after: string] {
  const [, before = "", amount = text, after = ""] = price.exec(text.trim()) ?? [];
  return [before, amount.trim(), after];
}

/** The signs of a currency: "$" and "US$" for USD. */
const signsOf = (currency: string): string[] =>
  (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    ["en-US", "en-GB"].flatMap((locale) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === "currency" ? value.toUpperCase() : [])),
    ),
  );

/** Reads a decimal times `scale`, rounded half up to a whole number: areas and weights in their small units. */
export function readScaled(text: string, scale: Big | number, mark?: DecimalMark): Reading<number> {
  const { value, reason } = readDecimal(text, mark);
  return reason === undefined ? { value: value.times(scale).round(0, Big.roundHalfUp).toNumber() } : { reason };
}

/** Reads a decimal, rounded to the places that its column stores. */
export function readRounded(text: string, places: number, most: number, mark?: DecimalMark): Reading<number> {
  const { value, reason } = readDecimal(text, mark);
  if (reason !== undefined) return { reason };
  return value.gt(most) ? { reason: `is more than ${most}` } : { value: value.round(places, Big.roundHalfUp).toNumber() };
}

/** Reads a whole number without a sign. */
export function readWhole(text: string, least: number, most: number, mark?: DecimalMark): Reading<number> {
  const value = readDecimal(text, mark).value?.toNumber();
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most
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

/** Splits a number and its unit: "15.72 sqft", "1 234,5 kg". */
export function splitUnit(text: string): { amount: string; unit: string } {
  const [, amount = "", unit = ""] = /^\s*([\d.,]+(?:[ \u00A0\u202F]\d{3}(?!\d)[\d.,]*)*)\s*(.*?)\s*$/.exec(text) ?? [];
  return { amount, unit };
}
