import type { PromotionOffer, PromotionScope } from "@azulejo/database";
import Big from "big.js";
import type { Fault, ShopSettings } from "./shop-settings.ts";

type Row = ShopSettings["promotions"][number];
type Value = Pick<Row, "kind" | "value" | "free">;

/** Hundredths: cents per dollar, and basis points per percent. */
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

/** Returns faults of promotions that a schema can't find. */
export function promotionFaults({ promotions }: Pick<ShopSettings, "promotions">): Fault[] {
  return promotions.flatMap((row) => {
    const path = `promotions[${row.code}]`;
    return [
      ...valueProblems(row).map(([key, problem, values]) => ({ path: `${path}.${key}`, problem, values: values ?? {} })),
      ...(hasCents(row.minimum) ? [] : [{ path: `${path}.minimum`, problem: "settings.fault.twoDecimals" as const }]),
      ...(row.from && row.until && row.until < row.from
        ? [{ path: `${path}.until`, problem: "settings.fault.reversed" as const, values: { until: row.until, from: row.from } }]
        : []),
    ];
  });
}

/**
 * Returns the products of promotions that are missing in the catalog, because such a promotion would silently apply to less, or to nothing.
 */
export const scopeFaults = (promotions: Row[], known: PromotionScope): Fault[] =>
  promotions.flatMap(({ code, appliesTo }) =>
    (["items", "series", "departments"] as const).flatMap((key) =>
      appliesTo[key]
        .filter((name) => !known[key].includes(name))
        .map((name) => ({
          path: `promotions[${code}].appliesTo.${key}`,
          problem: "settings.fault.notInCatalog" as const,
          values: { name },
        })),
    ),
  );

type ValueProblem = [key: "value" | "free", problem: Fault["problem"], values?: { most: number }];

function valueProblems({ kind, value, free }: Row): ValueProblem[] {
  const problems: ValueProblem[] = [];
  if ((kind === "buyGet") !== (free !== null))
    problems.push(["free", kind === "buyGet" ? "settings.fault.missing" : "settings.fault.onlyBuyGet"]);
  if (kind === "freeFreight") return value === null ? problems : [...problems, ["value", "settings.fault.notFreeFreight"]];
  if (value === null) return [...problems, ["value", "settings.fault.missing"]];
  if (kind === "percentage" && value > 100) problems.push(["value", "settings.fault.atMost", { most: 100 }]);
  if (kind === "percentage" || kind === "amount") {
    if (!hasCents(value)) problems.push(["value", "settings.fault.twoDecimals"]);
  } else if (!Number.isInteger(value) || value > 1000) problems.push(["value", "settings.fault.wholeAtMost", { most: 1000 }]);
  return problems;
}
