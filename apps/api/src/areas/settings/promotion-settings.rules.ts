import type { PromotionOffer, PromotionScope } from "@azulejo/database";
import Big from "big.js";
import type { SettingsFault, ShopSettings } from "./shop-settings.ts";

type Row = ShopSettings["promotions"][number];
type Value = Pick<Row, "kind" | "value" | "free">;

/** Cents in a dollar, and basis points in a percent. */
const PARTS = 100;
const inParts = (value: number | null): number => new Big(value ?? 0).times(PARTS).toNumber();
const ofParts = (parts: number): number => new Big(parts).div(PARTS).toNumber();

/** Converts the kind and value of a settings file to an offer. @param row without faults */
export function offerOf({ kind, value, free }: Value): PromotionOffer {
  switch (kind) {
    case "percentage":
      return { kind, basisPoints: inParts(value) };
    case "amount":
      return { kind, cents: inParts(value) };
    case "freeFreight":
      return { kind };
    case "freeSample":
      return { kind, units: value ?? 0 };
    case "buyGet":
      return { kind, buy: value ?? 0, get: free ?? 0 };
  }
}

export function settingOf(offer: PromotionOffer): Value {
  const { kind } = offer;
  switch (kind) {
    case "percentage":
      return { kind, value: ofParts(offer.basisPoints), free: null };
    case "amount":
      return { kind, value: ofParts(offer.cents), free: null };
    case "freeFreight":
      return { kind, value: null, free: null };
    case "freeSample":
      return { kind, value: offer.units, free: null };
    case "buyGet":
      return { kind, value: offer.buy, free: offer.get };
  }
}

const hasCents = (value: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(value));

/** Returns what is wrong with promotions beyond the form of single values. */
export function promotionFaults({ promotions }: Pick<ShopSettings, "promotions">): SettingsFault[] {
  return promotions.flatMap((row) => {
    const path = `promotions[${row.code}]`;
    return [
      ...valueProblems(row).map(([key, problem]) => ({ path: `${path}.${key}`, problem })),
      ...(hasCents(row.minimum) ? [] : [{ path: `${path}.minimum`, problem: "has more than two decimal places" }]),
      ...(row.from && row.until && row.until < row.from ? [{ path: `${path}.until`, problem: `${row.until} is before ${row.from}` }] : []),
    ];
  });
}

/** Returns what promotions apply to that the catalog does not have: such a promotion would silently apply to less, or to nothing. */
export const scopeFaults = (promotions: Row[], known: PromotionScope): SettingsFault[] =>
  promotions.flatMap(({ code, appliesTo }) =>
    (["items", "series", "departments"] as const).flatMap((key) =>
      appliesTo[key]
        .filter((name) => !known[key].includes(name))
        .map((name) => ({ path: `promotions[${code}].appliesTo.${key}`, problem: `names ${name}, which the catalog does not have` })),
    ),
  );

function valueProblems({ kind, value, free }: Row): ["value" | "free", string][] {
  const problems: ["value" | "free", string][] = [];
  if ((kind === "buyGet") !== (free !== null)) problems.push(["free", kind === "buyGet" ? "is missing" : "is only for buyGet"]);
  if (kind === "freeFreight") return value === null ? problems : [...problems, ["value", "is not for freeFreight"]];
  if (value === null) return [...problems, ["value", "is missing"]];
  if (kind === "percentage" && value > 100) problems.push(["value", "must be at most 100"]);
  if (kind === "percentage" || kind === "amount") {
    if (!hasCents(value)) problems.push(["value", "has more than two decimal places"]);
  } else if (!Number.isInteger(value) || value > 1000) problems.push(["value", "must be a whole number of at most 1000"]);
  return problems;
}
