// @bundle compare
import { useSyncExternalStore } from "react";

/** Variants that a visitor picked in this tab, by item number; the choice is kept while filtering and paging. */
export interface SessionChoice {
  /** Picks a variant, unless it is already picked. If there are too many, the first one is removed. */
  choose(itemNo: string): void;
  useChoice(): { itemNos: string[]; toggle(itemNo: string): void; clear(): void };
}

const chosenIn = (stored: string): string[] => stored.split(",").filter(Boolean);

/** @param most the maximum number of picked variants */
export function sessionChoice(name: string, most: number): SessionChoice {
  const key = `azulejo:${name}`;
  const read = (): string => {
    try {
      return sessionStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };
  const write = (itemNos: string[]): void => {
    try {
      sessionStorage.setItem(key, itemNos.join(","));
    } catch {
      // If storage is blocked, the checkboxes still work as a plain form.
    }
    window.dispatchEvent(new Event(key));
  };
  const subscribe = (changed: () => void) => {
    window.addEventListener(key, changed);
    return () => window.removeEventListener(key, changed);
  };
  const choose = (itemNo: string): void => {
    const chosen = chosenIn(read());
    if (!chosen.includes(itemNo)) write([...chosen, itemNo].slice(-most));
  };
  return {
    choose,
    useChoice() {
      const itemNos = chosenIn(useSyncExternalStore(subscribe, read, () => ""));
      return {
        itemNos,
        toggle: (itemNo) => (itemNos.includes(itemNo) ? write(itemNos.filter((one) => one !== itemNo)) : choose(itemNo)),
        clear: () => write([]),
      };
    },
  };
}
