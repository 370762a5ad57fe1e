import type { PriceChange } from "@azulejo/contract/areas/office/price-changes.ts";
import { readPercent } from "@azulejo/contract/typed/number.ts";
import { dayOf } from "../../money/day-of.ts";

export const scopes = ["series", "department", "item", "all"] as const;
export const kinds = ["sale", "endSale", "list"] as const;

/** What an address plans, as typed. */
export interface Typed {
  of: (typeof scopes)[number];
  keys: string;
  kind: (typeof kinds)[number];
  percent: string;
  from: string;
  until: string;
}

const one = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
  values.find((each) => each === value) ?? values[0];

export function typedIn(query: URLSearchParams): Typed {
  return {
    of: one(scopes, query.get("of")),
    keys: query.get("keys") ?? "",
    kind: one(kinds, query.get("kind")),
    percent: query.get("percent") ?? "",
    from: dayOf(query.get("from")) ?? "",
    until: dayOf(query.get("until")) ?? "",
  };
}

function basisPointsOf(typed: string): number | null {
  const points = Number(((readPercent(typed) ?? Number.NaN) * 100).toFixed(6));
  return Number.isInteger(points) && Math.abs(points) < 100_000 ? points : null;
}

/** Returns the change that was typed; null while something is missing. A percentage has at most two decimals. */
export function changeOf({ of, keys, kind, percent, from, until }: Typed): PriceChange | null {
  const named = keys.split(/[\s,;]+/).filter(Boolean);
  const basisPoints = basisPointsOf(percent);
  if ((of === "all") !== (named.length === 0) || (kind !== "endSale" && !basisPoints)) return null;
  const isSale = kind === "sale";
  return {
    scope: { of, keys: named },
    kind,
    basisPoints: kind === "endSale" ? null : basisPoints,
    from: isSale && from ? from : null,
    until: isSale && until ? until : null,
  };
}
