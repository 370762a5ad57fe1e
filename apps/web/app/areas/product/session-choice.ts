// @bundle compare
import { useSyncExternalStore } from "react";

/** Variants that a visitor picks in this tab, by item number; the choice survives filtering and paging. */
export interface SessionChoice {
  /** Picks a variant, unless it is picked already. The first one leaves when there are too many. */
  choose(itemNo: string): void;
  useChoice(): { itemNos: string[]; toggle(itemNo: string): void; clear(): void };
}

const chosenIn = (stored: string): string[] => stored.split(",").filter(Boolean);

/** @param most how many can be picked */
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
      // If storage is off, what picks still works as a plain form.
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
