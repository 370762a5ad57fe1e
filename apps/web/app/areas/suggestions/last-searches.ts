const KEY = "azulejo:searches";
const MOST = 5;

/** Returns the latest searches in this browser, newest first. */
export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) write([text, ...readSearches().filter((one) => one !== text)].slice(0, MOST));
}

export const forgetSearches = (): void => write([]);

function write(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that blocks storage has no latest searches.
  }
}
