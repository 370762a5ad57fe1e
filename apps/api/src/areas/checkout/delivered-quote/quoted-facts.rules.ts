import { createHash } from "node:crypto";
import type { VoidReason } from "@azulejo/contract/areas/checkout.ts";
import type { QuotedFacts } from "@azulejo/database";
import type { PricedLine } from "../../bag/index.ts";

/** The parts of a destination that prices depend on. */
export type QuotedPlace = Pick<QuotedFacts, "country" | "province" | "postalCode" | "kind">;

export type QuotedLine = QuotedFacts["lines"][number];

interface Ordered {
  lines: Pick<PricedLine, "line" | "item">[];
  codes: string[];
  pickupPlaceId: number | null;
}

/** Returns how a line is fulfilled; without a choice, electronic items are sent by email and others delivered. */
export const fulfilmentOf = ({ line, item }: Pick<PricedLine, "line" | "item">): QuotedLine["fulfilment"] =>
  line.fulfilment === "NONE" ? (item?.kind === "electronic" ? "ELTR" : "DLVR") : line.fulfilment;

/** Returns the part of a postal code that a quote is for: the digits before a ZIP code's hyphen. */
export const quotedCode = (country: "US" | "CA", postalCode: string): string => {
  const code = postalCode.replace(/\s+/g, "").toUpperCase();
  return country === "US" ? code.slice(0, 5) : code;
};

export const placeOf = (to: {
  country: "US" | "CA";
  province: string;
  postalCode: string;
  kind?: "residential" | "commercial" | undefined;
}): QuotedPlace => ({
  country: to.country,
  province: to.province,
  postalCode: quotedCode(to.country, to.postalCode),
  kind: to.kind ?? "residential",
});

/** Returns the facts that a quote for a bag depends on, in a fixed order. */
export function factsOf({ lines, codes, pickupPlaceId }: Ordered, to: QuotedPlace): QuotedFacts {
  const quoted = lines.map((one) => ({ itemId: one.line.itemId, quantity: one.line.quantity, fulfilment: fulfilmentOf(one) }));
  return {
    lines: quoted.sort((a, b) => a.itemId - b.itemId || a.fulfilment.localeCompare(b.fulfilment) || a.quantity - b.quantity),
    country: to.country,
    province: to.province,
    postalCode: to.postalCode,
    kind: to.kind,
    codes: codes.toSorted(),
    pickupPlaceId: quoted.some((one) => one.fulfilment === "PKUP") ? pickupPlaceId : null,
  };
}

/** Returns a digest that equal facts share. The database doesn't keep the order of keys, so that they are listed. */
export function keyOf(facts: QuotedFacts): string {
  const { lines, country, province, postalCode, kind, codes, pickupPlaceId } = facts;
  const listed = [
    lines.map((line) => [line.itemId, line.fulfilment, line.quantity]),
    country,
    province,
    postalCode,
    kind,
    codes,
    pickupPlaceId,
  ];
  return createHash("sha256").update(JSON.stringify(listed)).digest("base64url");
}

/** Returns how an order differs from its quote. @param isAddressed whether the order's address is known */
export function differences(quoted: QuotedFacts, ordered: QuotedFacts, isAddressed: boolean): VoidReason[] {
  const reasons: VoidReason[] = [];
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const listed = ({ lines }: QuotedFacts) => lines.map((line) => [line.itemId, line.fulfilment, line.quantity]);
  if (!same(listed(quoted), listed(ordered))) reasons.push("lines");
  if (!same(quoted.codes, ordered.codes)) reasons.push("promotions");
  if (reasons.length === 0 && quoted.pickupPlaceId !== ordered.pickupPlaceId) reasons.push("pickup_store");
  if (!isAddressed) return reasons;
  if (quoted.country !== ordered.country || quoted.postalCode !== ordered.postalCode) reasons.push("postal_code");
  else if (quoted.province !== ordered.province) reasons.push("state");
  // A quote for a residence also covers a business, because freight to a residence costs at least as much.
  if (quoted.kind === "commercial" && ordered.kind === "residential") reasons.push("address_kind");
  return reasons;
}
