const KEY = "quotes";
/** The newest are enough: a quote ends after some days anyway. */
const MOST = 20;

interface Remembered {
  for: string;
  quoteId: string;
  until: string;
}

/** Returns the key of a quote's goods and destination. */
export const quoteKey = (itemNo: string, units: number, zip: string): string => `${itemNo} ${units} ${zip}`;

/** Returns the quotes of earlier visits that still hold. Storage may be blocked; then nothing is remembered. */
function readAll(): Remembered[] {
  try {
    const found: Remembered[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return found.filter((one) => Date.parse(one.until) > Date.now());
  } catch {
    return [];
  }
}

export const recallQuote = (key: string): string | null => readAll().find((one) => one.for === key)?.quoteId ?? null;

/** Remembers a quote, so that a guest who comes back gets the same price. */
export function rememberQuote(key: string, quoteId: string, until: string): void {
  try {
    const others = readAll().filter((one) => one.for !== key);
    localStorage.setItem(KEY, JSON.stringify([{ for: key, quoteId, until }, ...others].slice(0, MOST)));
  } catch {
    // Without storage the next visit gets that day's price.
  }
}
