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

/** The variants picked for comparing in this tab, by item number; the choice survives filtering and paging. */
export function useCompareChoice() {
  const stored = useSyncExternalStore(subscribe, read, () => "");
  const itemNos = stored.split(",").filter(Boolean);
  return {
    itemNos,
    toggle: (itemNo: string) =>
      write(itemNos.includes(itemNo) ? itemNos.filter((one) => one !== itemNo) : [...itemNos, itemNo].slice(-MOST)),
    clear: () => write([]),
  };
}
