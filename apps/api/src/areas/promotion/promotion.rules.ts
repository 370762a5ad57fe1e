import { divideRounded, splitByRemainder } from "../../domain/money.ts";
import { type BagFacts, refusalOf } from "./eligibility.rules.ts";
import type { Discounts, Offer, PromotedLine, Promotion, PromotionResult } from "./promotion.ts";
import { freeUnits, scopeOf } from "./scope.rules.ts";

const FULL = 10_000n;

/** Offers apply in this order, independent of the order of codes: free units, then percentages of the rest, then amounts. */
const ranks: readonly Offer["kind"][] = ["buyGet", "freeSample", "percentage", "amount", "freeFreight"];
const inTurn = (a: Promotion, b: Promotion): number =>
  ranks.indexOf(a.offer.kind) - ranks.indexOf(b.offer.kind) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

/**
 * Returns the discounts of a bag's codes on each line, and why other codes don't apply.
 * @param promotions in the order in which their codes were entered; of two that can't be combined, the earlier one applies
 */
export function discountsOf(promotions: Promotion[], facts: BagFacts): Discounts {
  const accepted: Promotion[] = [];
  const results = promotions.map((promotion): PromotionResult => {
    const refusal = refusalOf(promotion, facts, accepted);
    if (refusal === null) accepted.push(promotion);
    return { promotion, refusal, discountCents: 0, waivesFreight: false };
  });
  const left = new Map(facts.lines.map((line) => [line.lineId, line.unitPriceCents * line.quantity]));
  for (const promotion of accepted.toSorted(inTurn)) {
    const result = results.find((one) => one.promotion === promotion);
    const discounts = takeOff(promotion, facts.lines, left);
    if (!result) continue;
    result.discountCents = [...discounts.values()].reduce((sum, cents) => sum + cents, 0);
    result.waivesFreight = promotion.offer.kind === "freeFreight";
    // If other promotions have already made everything free, the code isn't used up.
    if (result.discountCents === 0 && !result.waivesFreight) result.refusal = { code: "nothing_qualifies" };
    for (const [lineId, cents] of discounts) left.set(lineId, (left.get(lineId) ?? 0) - cents);
  }
  const ofLine = new Map(facts.lines.map((line) => [line.lineId, line.unitPriceCents * line.quantity - (left.get(line.lineId) ?? 0)]));
  return { results, ofLine, waivesFreight: results.some((result) => result.waivesFreight) };
}

/** Returns an offer's discount on the remaining price of each line, at most that price. */
function takeOff({ offer, scope }: Promotion, all: PromotedLine[], left: Map<number, number>): Map<number, number> {
  const lines = scopeOf(scope, offer.kind, all);
  const rest = lines.map((line) => left.get(line.lineId) ?? 0);
  const sum = rest.reduce((total, cents) => total + cents, 0);
  const spread = (cents: number) => byLine(lines, splitByRemainder(Math.min(cents, sum), rest));
  const free = (units: number[]) =>
    byLine(
      lines,
      lines.map((line, index) => Math.min((units[index] ?? 0) * line.unitPriceCents, rest[index] ?? 0)),
    );
  switch (offer.kind) {
    case "percentage":
      return spread(Number(divideRounded(BigInt(sum) * BigInt(offer.basisPoints), FULL)));
    case "amount":
      return spread(offer.cents);
    case "buyGet":
      return free(lines.map((line) => freeUnits(line.quantity, offer)));
    case "freeSample":
      return free(dearestUnits(lines, offer.units));
    case "freeFreight":
      return new Map();
  }
}

const byLine = (lines: PromotedLine[], cents: number[]) => new Map(lines.map((line, index) => [line.lineId, cents[index] ?? 0]));

/** Returns how many units of each line are among the most expensive `units`. */
function dearestUnits(lines: PromotedLine[], units: number): number[] {
  let wanted = units;
  const taken = new Map<number, number>();
  for (const line of lines.toSorted((a, b) => b.unitPriceCents - a.unitPriceCents || a.lineId - b.lineId)) {
    const free = Math.min(wanted, line.quantity);
    taken.set(line.lineId, free);
    wanted -= free;
  }
  return lines.map((line) => taken.get(line.lineId) ?? 0);
}
