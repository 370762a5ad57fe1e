import { useSyncExternalStore } from "react";

const KEY = "azulejo:compare";
const CHANGED = "azulejo:compare-changed";
/** What still fits beside each other on a desk. */
export const MOST = 4;

const read = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
};

function write(codes: string[]): void {
  try {
    sessionStorage.setItem(KEY, codes.join(","));
  } catch {
    // Storage may be off: the boxes still work as a plain form.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** The products picked for comparing in this tab; it outlives filters and pages of the list. */
export function useCompareChoice() {
  const kept = useSyncExternalStore(subscribe, read, () => "");
  const codes = kept.split(",").filter(Boolean);
  return {
    codes,
    toggle: (code: string) => write(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code].slice(-MOST)),
    clear: () => write([]),
  };
}
