// @bundle compare
import { useSyncExternalStore } from "react";

const KEY = "azulejo:compare";
const CHANGED = "azulejo:compare-changed";
/** The most that fit side by side on a wide screen. */
export const MOST = 4;

const read = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
};

function write(itemNos: string[]): void {
  try {
    sessionStorage.setItem(KEY, itemNos.join(","));
  } catch {
    // If storage is off, the checkboxes still work as a plain form.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

const chosenIn = (stored: string): string[] => stored.split(",").filter(Boolean);

/** Picks a variant, unless it is picked already. */
export function choose(itemNo: string): void {
  const chosen = chosenIn(read());
  if (!chosen.includes(itemNo)) write([...chosen, itemNo].slice(-MOST));
}

/** The variants picked for comparing in this tab, by item number; the choice survives filtering and paging. */
export function useCompareChoice() {
  const stored = useSyncExternalStore(subscribe, read, () => "");
  const itemNos = chosenIn(stored);
  return {
    itemNos,
    toggle: (itemNo: string) => (itemNos.includes(itemNo) ? write(itemNos.filter((one) => one !== itemNo)) : choose(itemNo)),
    clear: () => write([]),
  };
}
