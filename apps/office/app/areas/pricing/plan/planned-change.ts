import type { PriceChange, PricePlan } from "@azulejo/contract/areas/office/price-changes.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { readPercent } from "@azulejo/contract/typed/number.ts";
import { dayOf } from "../../money/day-of.ts";

export const scopes = ["series", "department", "item", "all"] as const;
export const kinds = ["sale", "endSale", "list", "amount", "price"] as const;

/** A planned price change, as text from its address. */
export interface Typed {
  of: (typeof scopes)[number];
  keys: string;
  /** Numbers of items that keep their prices. */
  except: string;
  kind: (typeof kinds)[number];
  percent: string;
  price: string;
  from: string;
  until: string;
  /** The id of the plan that this one replaces. */
  replaces: string;
}

const one = <Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value =>
  values.find((each) => each === value) ?? values[0];

export function typedIn(query: URLSearchParams): Typed {
  return {
    of: one(scopes, query.get("of")),
    keys: query.get("keys") ?? "",
    except: query.get("except") ?? "",
    kind: one(kinds, query.get("kind")),
    percent: query.get("percent") ?? "",
    price: query.get("price") ?? "",
    from: dayOf(query.get("from")) ?? "",
    until: dayOf(query.get("until")) ?? "",
    replaces: /^[1-9]\d{0,8}$/.exec(query.get("replaces") ?? "")?.[0] ?? "",
  };
}

function basisPointsOf(typed: string): number | null {
  const points = Number(((readPercent(typed) ?? Number.NaN) * 100).toFixed(6));
  return Number.isInteger(points) && Math.abs(points) < 100_000 ? points : null;
}

/** Reads an amount that may be negative: `2.50`, `-$0.40`, `−1`. */
function signedCentsOf(typed: string): number | null {
  const [, minus, amount = ""] = /^\s*([-−–])?(.*)$/s.exec(typed) ?? [];
  const cents = readDollars(amount);
  return cents === null ? null : minus ? -cents : cents;
}

const namesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** Returns the change that was entered; null if something is missing. A percentage has at most two decimals. */
export function changeOf({ of, keys, except, kind, percent, price, from, until, replaces }: Typed): PriceChange | null {
  const named = namesIn(keys);
  const basisPoints = kind === "sale" || kind === "list" ? basisPointsOf(percent) : null;
  const cents = kind === "price" ? readDollars(price) : kind === "amount" ? signedCentsOf(price) : null;
  if ((of === "all") !== (named.length === 0) || (kind !== "endSale" && !basisPoints && !cents)) return null;
  return {
    scope: { of, keys: named, except: namesIn(except) },
    kind,
    basisPoints,
    cents,
    from: kind !== "endSale" && from ? from : null,
    until: kind === "sale" && until ? until : null,
    replaces: replaces ? Number(replaces) : null,
  };
}

/** Returns the address of the form filled with a plan's values, to edit it. */
export function addressOf({ planId, startsOn, kind, scope, basisPoints, cents }: PricePlan): string {
  const query = new URLSearchParams({
    kind: kind === "import" ? "list" : kind,
    of: scope.of,
    keys: scope.keys.join(", "),
    except: scope.except.join(", "),
    percent: basisPoints === null ? "" : String(basisPoints / 100),
    price: cents === null ? "" : (cents / 100).toFixed(2),
    from: startsOn,
    replaces: String(planId),
  });
  return `/prices/plan?${query}`;
}
