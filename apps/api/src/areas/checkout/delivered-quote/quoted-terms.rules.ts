import type { QuotedPromotion, QuotedTaxes, QuotedTerms } from "@azulejo/database";
import type { PricedBag, PricedLine } from "../../bag/index.ts";
import type { Discounts, PromotionResult } from "../../promotion/index.ts";
import type { OrderParts } from "../quote/assemble-quote.rules.ts";
import { type DeliveryPlan, type PlannedDelivery, sourceWithCharges } from "../quote/plan-delivery.ts";
import type { PlaceTax } from "../tax/tax-order.rules.ts";
import { fulfilmentOf } from "./quoted-facts.rules.ts";

/** The version of the rules below, kept with each quote. */
const RULES = 1;

/** Returns the prices, rates and taxes that a delivered price promises; null if one of them is missing. */
export function termsOf({ priced, plan, places, pricedOn, priceSources }: OrderParts): QuotedTerms | null {
  const lines = priced.lines.flatMap((one, index) => {
    const source = priceSources[index];
    if (one.unitPriceCents === null || !source) return [];
    const { itemId, quantity } = one.line;
    const { unitPriceCents, discountCents } = one;
    const taxes = places.answered?.ofLine.get(one.line.lineId);
    return [{ itemId, quantity, fulfilment: fulfilmentOf(one), unitPriceCents, discountCents, source, ...(taxes && { taxes }) }];
  });
  const isAnswered = (way: "DLVR" | "PKUP") => lines.every(({ fulfilment, taxes }) => fulfilment !== way || taxes);
  const delivered = quotedTaxes(places.delivered, isAnswered("DLVR"));
  const pickedUp = quotedTaxes(places.pickedUp, isAnswered("PKUP"));
  const needsStore = lines.some(({ fulfilment }) => fulfilment === "PKUP");
  if (lines.length < priced.lines.length || !delivered || (needsStore && !pickedUp)) return null;
  return {
    rules: RULES,
    on: pricedOn,
    lines,
    promotions: priced.discounts.results.flatMap(quotedPromotion),
    deliveries: plan.deliveries.map(({ group, options, charges, sources }) => ({
      group,
      options: options.flatMap(({ service, cents }) => {
        const source = sources.find((one) => one.service === service);
        return source ? [{ service, cents, source }] : [];
      }),
      charges: charges.map(({ kind, service, cents, from }) => ({ kind, service, cents, from })),
      ...answerOn(places, group),
    })),
    service: plan.deliveries.find(({ group }) => group === "goods")?.chosen?.service ?? null,
    delivered,
    pickedUp: needsStore ? pickedUp : null,
  };
}

function answerOn({ answered }: OrderParts["places"], group: PlannedDelivery["group"]): Pick<QuotedTerms["deliveries"][number], "taxes"> {
  const taxes = answered?.ofDelivery.get(group);
  return taxes ? { taxes } : {};
}

/** @param isAnswered whether a tax service has answered for every line; a missing rate is then no error */
const quotedTaxes = ({ rates, exemption }: PlaceTax, isAnswered: boolean): QuotedTaxes | null =>
  rates || isAnswered ? { rates: rates ?? [], exemption } : null;

function quotedPromotion({ promotion, refusal, discountCents, waivesFreight }: PromotionResult): QuotedPromotion[] {
  return refusal === null ? [{ ...promotion, discountCents, waivesFreight }] : [];
}

/**
 * Returns an order's parts with the prices, discounts, rates and taxes of a quote in place of today's. What a quote doesn't promise
 * stays as it is today: stock, days, and services that weren't offered then.
 * @param today of the lines that were quoted
 */
export function applyTerms(today: OrderParts, terms: QuotedTerms): OrderParts {
  const pool = [...terms.lines];
  const quoted = today.priced.lines.map((one) => {
    const at = pool.findIndex(
      (line) => line.itemId === one.line.itemId && line.quantity === one.line.quantity && line.fulfilment === fulfilmentOf(one),
    );
    return at < 0 ? null : (pool.splice(at, 1)[0] ?? null);
  });
  const lines = today.priced.lines.map((one, index) => quotedLine(one, quoted[index] ?? null));
  return {
    ...today,
    priced: { ...today.priced, lines, discounts: quotedDiscounts(today.priced.discounts, lines, terms.promotions) },
    plan: quotedPlan(today.plan, terms),
    places: terms.isTaxedLater
      ? today.places
      : {
          delivered: quotedPlace(today.places.delivered, terms.delivered),
          pickedUp: quotedPlace(today.places.pickedUp, terms.pickedUp),
          answered: quotedAnswer(today, terms, quoted),
          fault: today.places.fault ?? null,
        },
    pricedOn: terms.on,
    priceSources: quoted.flatMap((line, index) => line?.source ?? today.priceSources[index] ?? []),
  };
}

function quotedLine(line: PricedLine, quoted: QuotedTerms["lines"][number] | null): PricedLine {
  if (!quoted) return line;
  const { unitPriceCents, discountCents } = quoted;
  return {
    ...line,
    unitPriceCents,
    discountCents,
    goodsCents: unitPriceCents * line.line.quantity - discountCents,
    // The quoted price applies, so a price change isn't a problem.
    problems: line.problems.filter(({ code }) => code !== "price_changed"),
  };
}

/** Applies the quoted promotions; of the others only the reasons why they don't apply are kept. */
function quotedDiscounts({ results }: Discounts, lines: PricedBag["lines"], promotions: QuotedPromotion[]): Discounts {
  const applied = promotions.map(({ discountCents, waivesFreight, ...promotion }) => ({
    promotion,
    refusal: null,
    discountCents,
    waivesFreight,
  }));
  const refused = results.filter(({ promotion, refusal }) => refusal !== null && !promotions.some(({ code }) => code === promotion.code));
  return {
    results: [...applied, ...refused],
    ofLine: new Map(lines.map(({ line, discountCents }) => [line.lineId, discountCents])),
    waivesFreight: promotions.some((one) => one.waivesFreight),
  };
}

const quotedPlan = (plan: DeliveryPlan, terms: QuotedTerms): DeliveryPlan => ({
  ...plan,
  deliveries: plan.deliveries.map((delivery) => {
    const quoted = terms.deliveries.find(({ group }) => group === delivery.group);
    return quoted ? quotedDelivery(delivery, quoted) : delivery;
  }),
});

function quotedDelivery(delivery: PlannedDelivery, quoted: QuotedTerms["deliveries"][number]): PlannedDelivery {
  const options = delivery.options.map((option) => {
    const cents = quoted.options.find(({ service }) => service === option.service)?.cents;
    return cents === undefined ? option : { ...option, cents };
  });
  const chosen = options.find(({ service }) => service === delivery.chosen?.service) ?? null;
  const charges = delivery.charges.map((one) => ({
    ...one,
    ...quoted.charges.find(({ kind, service }) => kind === one.kind && service === one.service),
  }));
  const sources = delivery.sources.map((one) => quoted.options.find(({ service }) => service === one.service)?.source ?? one);
  return { ...delivery, options, chosen, charges, sources, source: sourceWithCharges(sources, chosen, charges) };
}

/** A certificate that applies today exempts the order, as it would without a quote. */
function quotedPlace(today: PlaceTax, quoted: QuotedTaxes | null): PlaceTax {
  if (!quoted || today.exemption) return today;
  return { rates: quoted.rates, unknownIn: null, exemption: quoted.exemption };
}

/** Returns the tax service's answer to the quote; today's answer for goods that a certificate frees today or that weren't quoted. */
function quotedAnswer(
  { places, priced, plan }: OrderParts,
  terms: QuotedTerms,
  quoted: (QuotedTerms["lines"][number] | null)[],
): NonNullable<OrderParts["places"]["answered"]> | null {
  const ofLine = new Map(
    priced.lines.flatMap(({ line }, index) => {
      const promised = quoted[index];
      const isFree = (line.fulfilment === "PKUP" ? places.pickedUp : places.delivered).exemption !== null;
      const taxes = isFree || !promised ? places.answered?.ofLine.get(line.lineId) : promised.taxes;
      return taxes ? [[line.lineId, taxes] as const] : [];
    }),
  );
  const ofDelivery = new Map(
    plan.deliveries.flatMap(({ group }) => {
      const promised = terms.deliveries.find((one) => one.group === group);
      const taxes = places.delivered.exemption || !promised ? places.answered?.ofDelivery.get(group) : promised.taxes;
      return taxes ? [[group, taxes] as const] : [];
    }),
  );
  return ofLine.size + ofDelivery.size > 0 ? { on: terms.on, ofLine, ofDelivery } : null;
}

/** Returns whether the certificates that a quote counted on still free the same places. */
export function keepsExemptions(terms: QuotedTerms, { delivered, pickedUp }: OrderParts["places"]): boolean {
  const numberOf = (one: QuotedTaxes | PlaceTax | null) => one?.exemption?.certificateNo ?? null;
  const isKept = (quoted: QuotedTaxes | null, today: PlaceTax) =>
    numberOf(quoted) === null || today.rates === null || numberOf(quoted) === numberOf(today);
  return isKept(terms.delivered, delivered) && isKept(terms.pickedUp, pickedUp);
}
