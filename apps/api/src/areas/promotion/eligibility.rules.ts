import type { CustomerKind, PromotedLine, Promotion, Refusal, Uses } from "./promotion.ts";
import { freeUnits, scopeOf } from "./scope.rules.ts";

/** A bag's data that decides whether a promotion applies. */
export interface BagFacts {
  lines: PromotedLine[];
  customerKind: CustomerKind;
  /** The storefront's day. */
  today: string;
  uses: Map<string, Uses>;
}

/** Returns why a promotion does not apply beside those already accepted; null when it does. */
export function refusalOf(promotion: Promotion, facts: BagFacts, accepted: Promotion[]): Refusal | null {
  return (
    refusalOfDay(promotion, facts.today) ??
    refusalOfUses(promotion, facts.uses.get(promotion.code)) ??
    refusalOfCustomer(promotion, facts.customerKind) ??
    refusalOfLines(promotion, facts.lines) ??
    refusalBeside(promotion, accepted)
  );
}

function refusalOfDay({ from, until }: Promotion, today: string): Refusal | null {
  if (from !== null && today < from) return { code: "not_started", from };
  return until !== null && today > until ? { code: "ended", until } : null;
}

function refusalOfUses({ uses, usesPerBuyer }: Promotion, used: Uses = { all: 0, byBuyer: 0 }): Refusal | null {
  if (uses !== null && used.all >= uses) return { code: "used_up" };
  return usesPerBuyer !== null && used.byBuyer >= usesPerBuyer ? { code: "used_by_buyer" } : null;
}

function refusalOfCustomer({ customerKinds }: Promotion, kind: CustomerKind): Refusal | null {
  if (customerKinds.length === 0 || customerKinds.includes(kind)) return null;
  if (!customerKinds.includes("guest") && customerKinds.includes("member") && kind === "guest") return { code: "for_members" };
  return customerKinds.every((one) => one === "business") ? { code: "for_businesses" } : { code: "not_for_account" };
}

function refusalOfLines({ offer, scope, minimumCents }: Promotion, all: PromotedLine[]): Refusal | null {
  const lines = scopeOf(scope, offer.kind, all);
  if (lines.length === 0) return { code: "nothing_qualifies" };
  if (offer.kind === "freeFreight" && !lines.some((line) => line.ships)) return { code: "nothing_qualifies" };
  // The minimum for free samples refers to goods, because samples come with goods.
  const counted = offer.kind === "freeSample" ? all.filter((line) => line.kind === "item") : lines;
  const cents = counted.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  if (cents < minimumCents) return { code: "below_minimum", missingCents: minimumCents - cents };
  if (offer.kind === "buyGet" && lines.every((line) => freeUnits(line.quantity, offer) === 0))
    return { code: "below_quantity", buy: offer.buy, get: offer.get };
  return null;
}

function refusalBeside(promotion: Promotion, accepted: Promotion[]): Refusal | null {
  const other = accepted.find((one) => !one.stacks || !promotion.stacks);
  return other ? { code: "not_combinable", other: other.code } : null;
}
