import type { CallInput } from "../../call/calls.ts";
import { oneOf } from "../../frame/ledger/page-of.ts";

/** The list's filters in the order in which work is done; the first is the default. */
export const orderFilters = [
  "open",
  "confirm",
  "unpaid",
  "pick",
  "ready",
  "ship",
  "late",
  "answer",
  "finished",
  "canceled",
  "all",
] as const;

const states = ["open", "finished", "canceled", "all"] as const;

/** Returns the call's filter for the `status` in an address. */
export function readOrderFilter(value: string | null): Pick<CallInput<"orders">, "status" | "work"> {
  const shown = oneOf(orderFilters, value);
  const status = states.find((one) => one === shown);
  return status ? { status } : { work: shown as Exclude<typeof shown, (typeof states)[number]> };
}

/** The API doesn't count further than this. */
const MAX_COUNTED = { all: 10_000, found: 1_000 };

/** Whether a total is the exact number of orders. @param words of a search; empty for none */
export const isExact = (total: number, words: string): boolean => total < MAX_COUNTED[words === "" ? "all" : "found"];
