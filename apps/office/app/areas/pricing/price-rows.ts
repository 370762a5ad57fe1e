import type { PriceLine } from "@azulejo/contract/areas/office.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { numberFault, readPercent as percentOf, readNumber } from "@azulejo/contract/typed/number.ts";
import type { MessageKey } from "../../i18n/text.ts";

/** One row of the editor, as entered. */
export interface PriceRow {
  id: number;
  scope: PriceLine["scope"];
  key: string;
  kind: "off" | "fixed";
  /** A percentage, or dollars for a fixed price. */
  amount: string;
  fromUnits: string;
  firstDay: string;
  lastDay: string;
}

export type RowFaults = Partial<Record<"key" | "amount" | "fromUnits" | "lastDay", MessageKey>>;

let made = 0;
const BASIS_POINTS = 100;
const MAX_POINTS = 100 * BASIS_POINTS;
const unitLimits = { min: 1, max: 100_000, isWhole: true };

export const emptyRow = (): PriceRow => ({
  id: made++,
  scope: "series",
  key: "",
  kind: "off",
  amount: "",
  fromUnits: "1",
  firstDay: "",
  lastDay: "",
});

export const toRow = ({ scope, key, offBasisPoints, cents, fromUnits, firstDay, lastDay }: PriceLine): PriceRow => ({
  id: made++,
  scope,
  key,
  kind: cents === null ? "off" : "fixed",
  amount: cents === null ? String((offBasisPoints ?? 0) / BASIS_POINTS) : (cents / 100).toFixed(2),
  fromUnits: String(fromUnits),
  firstDay: firstDay ?? "",
  lastDay: lastDay ?? "",
});

/** Reads a percentage with up to two decimals, in hundredths of a percent; null for anything else or out of range. */
function readPercent(typed: string): number | null {
  const percent = percentOf(typed);
  const points = percent === null ? 0 : Number((percent * BASIS_POINTS).toFixed(6));
  return Number.isInteger(points) && points > 0 && points < MAX_POINTS ? points : null;
}

/** Returns whether a row is empty, so that it isn't saved. */
export const isBlank = ({ key, amount }: PriceRow): boolean => key.trim() === "" && amount.trim() === "";

/** Returns the errors of a row; an empty object if there are none. */
export function faultsOf({ scope, key, kind, amount, fromUnits, firstDay, lastDay }: PriceRow): RowFaults {
  return {
    ...(scope !== "all" && key.trim() === "" && { key: "prices.fault.key" as const }),
    ...(kind === "fixed" && scope !== "item" && { amount: "prices.fault.fixed" as const }),
    ...(kind === "fixed" && scope === "item" && readDollars(amount) === null && { amount: "prices.fault.dollars" as const }),
    ...(kind === "off" && readPercent(amount) === null && { amount: "prices.fault.percent" as const }),
    ...((fromUnits.trim() === "" || numberFault(fromUnits, unitLimits)) && { fromUnits: "prices.fault.units" as const }),
    ...(firstDay && lastDay && firstDay > lastDay && { lastDay: "prices.fault.days" as const }),
  };
}

/** Turns a valid row into a line of the contract. */
export const toLine = ({ scope, key, kind, amount, fromUnits, firstDay, lastDay }: PriceRow): PriceLine => ({
  scope,
  key: scope === "all" ? "" : key.trim(),
  offBasisPoints: kind === "off" ? readPercent(amount) : null,
  cents: kind === "fixed" ? readDollars(amount) : null,
  fromUnits: readNumber(fromUnits) ?? 0,
  firstDay: firstDay || null,
  lastDay: lastDay || null,
});
