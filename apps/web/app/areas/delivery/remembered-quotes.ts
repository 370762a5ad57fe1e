const KEY = "quotes";
/** Number of quotes to remember; older ones aren't needed, because quotes expire after some days. */
const MOST = 20;

interface Remembered {
  for: string;
  quoteId: string;
  until: string;
}

/** Returns the storage key for a quote's goods and destination. */
export const quoteKey = (itemNo: string, units: number, zip: string): string => `${itemNo} ${units} ${zip}`;

/** Returns the quotes of earlier visits that are still valid. If storage is blocked, nothing is remembered. */
function readAll(): Remembered[] {
  try {
    const found: Remembered[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return found.filter((one) => Date.parse(one.until) > Date.now());
  } catch {
    return [];
  }
}

export const recallQuote = (key: string): string | null => readAll().find((one) => one.for === key)?.quoteId ?? null;

/** Remembers a quote, so that a returning guest gets the same price. */
export function rememberQuote(key: string, quoteId: string, until: string): void {
  try {
    const others = readAll().filter((one) => one.for !== key);
    localStorage.setItem(KEY, JSON.stringify([{ for: key, quoteId, until }, ...others].slice(0, MOST)));
  } catch {
    // Without storage, the next visit gets the price of its day.
  }
}
