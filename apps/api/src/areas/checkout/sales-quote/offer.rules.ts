import type { DeliveryService, DeliverySource, OfferedLine, QuotedTerms } from "@azulejo/database";
import { addDays } from "../../../domain/day.ts";
import type { PricedLine, StoredBag } from "../../bag/index.ts";
import type { DeliveryOption } from "../../delivery/index.ts";
import { applyTerms, termsOf } from "../delivered-quote/quoted-terms.rules.ts";
import type { OrderParts } from "../quote/assemble-quote.rules.ts";
import { type PlannedDelivery, sourceWithCharges } from "../quote/plan-delivery.ts";
import type { Offer } from "./offer.repository.ts";

/** A delivery price that staff agree to. */
export interface AgreedDelivery {
  service: "parcel" | "freight";
  cents: number;
  /** Days from the order to the delivery, for a destination that the tables don't serve. */
  days: number;
}

/** Returns the bag of a sales quote with the offered lines. Promotions don't apply to agreed prices. */
export const bagOfOffer = (bag: StoredBag, lines: OfferedLine[], agreedLots: Offer["agreedLots"]): StoredBag => ({
  ...bag,
  promotionCodes: [],
  lines: lines.map(({ itemId, productId, quantity, fulfilment, rooms, sampleLot, recipient, todayCents }, index) => ({
    lineId: index + 1,
    itemId,
    productId,
    quantity,
    fulfilment,
    rooms,
    sampleLot,
    recipient,
    seenPriceCents: todayCents,
    agreedLots: agreedLots?.[index] ?? null,
  })),
});

/** How the goods of an offer are delivered: at an agreed price, or by the tables. */
export type OfferedDelivery = AgreedDelivery | { service: DeliveryService | null };

/** Replaces current prices and deliveries by those offered. @param today of the bag of the offer */
export function offeredParts(today: OrderParts, lines: OfferedLine[], delivery: OfferedDelivery): OrderParts {
  const priced = today.priced.lines.map((one, index) => atPrice(one, lines[index]?.unitPriceCents ?? 0));
  return {
    ...today,
    priced: { ...today.priced, lines: priced, discounts: { results: [], ofLine: new Map(), waivesFreight: false } },
    plan: "cents" in delivery ? withAgreed(today, delivery) : withService(today, delivery.service),
    places: { ...today.places, delivered: taxedNowhere(today) },
    priceSources: priced.map((one, index) => sourceOf(one, today, index)),
  };
}

/** An order without deliveries is taxed nowhere, so its address may be missing. */
function taxedNowhere({ places, priced }: OrderParts): OrderParts["places"]["delivered"] {
  const isDelivered = priced.lines.some(({ line }) => line.fulfilment === "DLVR");
  return places.delivered.rates || isDelivered ? places.delivered : { rates: [], unknownIn: null, exemption: null };
}

const atPrice = (one: PricedLine, unitPriceCents: number): PricedLine => ({
  ...one,
  unitPriceCents,
  discountCents: 0,
  goodsCents: unitPriceCents * one.line.quantity,
  problems: one.problems.filter(({ code }) => code !== "price_changed"),
});

/** An offered price that equals the current one has the same source. */
function sourceOf({ unitPriceCents }: PricedLine, today: OrderParts, index: number): OrderParts["priceSources"][number] {
  const source = today.priceSources[index];
  const isTodays = today.priced.lines[index]?.unitPriceCents === unitPriceCents;
  if (source && isTodays) return source;
  return { kind: "agreed", listCents: source?.listCents ?? unitPriceCents ?? 0, from: null, until: null, fromUnits: null };
}

function withAgreed({ plan, pricedOn }: OrderParts, agreed: AgreedDelivery): OrderParts["plan"] {
  const deliveries = plan.deliveries.map((one) => (one.group === "goods" ? agreedDelivery(one, agreed, pricedOn) : one));
  const isFreightToBox = plan.toPoBox && agreed.service === "freight" && deliveries.some(({ group }) => group === "goods");
  return { ...plan, zone: plan.zone ?? 0, deliveries, notDeliverable: isFreightToBox ? "po_box" : null };
}

/** Chooses the buyer's service, else the cheapest. */
function withService({ plan }: OrderParts, service: DeliveryService | null): OrderParts["plan"] {
  const chosenOf = ({ options, chosen }: PlannedDelivery) => options.find((one) => one.service === service) ?? chosen ?? options[0] ?? null;
  const deliveries = plan.deliveries.map((one) => {
    const chosen = one.group === "goods" ? chosenOf(one) : one.chosen;
    const charges = one.charges.map((charge) => ({ ...charge, isChosen: charge.isChosen && charge.service === chosen?.service }));
    return { ...one, chosen, charges, source: sourceWithCharges(one.sources, chosen, charges) };
  });
  return { ...plan, deliveries };
}

function agreedDelivery(delivery: PlannedDelivery, { service, cents, days }: AgreedDelivery, today: string): PlannedDelivery {
  const known = delivery.options.find((one) => one.service === service);
  const on = addDays(today, days);
  const chosen: DeliveryOption = known ? { ...known, cents } : { service, cents, from: on, until: on, liftgate: false };
  const source = agreedSource(delivery, service, cents, today);
  return { ...delivery, options: [chosen], chosen, charges: [], source, sources: [source] };
}

function agreedSource({ sources, weight }: PlannedDelivery, service: AgreedDelivery["service"], cents: number, on: string): DeliverySource {
  const known = sources.find((one) => one.service === service);
  const place = { zone: known?.zone ?? 0, postalPrefix: known?.postalPrefix ?? "", zoneFrom: known?.zoneFrom ?? on };
  const terms = { group: "goods" as const, service, why: "agreed" as const, weight, parcelLimitLb: known?.parcelLimitLb ?? 0 };
  return { ...terms, ...place, upToLb: Math.ceil(weight / 100), rateCents: cents, rateFrom: on, residential: known?.residential ?? false };
}

/** Returns an offer's promises, to be stored with it; null as long as a price, rate or tax is missing. */
export function promisedTerms(parts: OrderParts, delivery: OfferedDelivery): QuotedTerms | null {
  const terms = termsOf(parts);
  return terms && { ...terms, ...("cents" in delivery && { agreedDays: delivery.days }) };
}

/** Returns current stock and days with the promised prices, deliveries and tax rates. */
export function promisedParts(today: OrderParts, { lines, terms }: Pick<Offer, "lines" | "terms">): OrderParts {
  const goods = terms.deliveries.find(({ group }) => group === "goods");
  const agreed = goods?.options.find(({ source }) => source.why === "agreed");
  const delivery = agreed ? { service: agreed.service, cents: agreed.cents, days: terms.agreedDays ?? 0 } : { service: terms.service };
  return applyTerms(offeredParts(today, lines, delivery), terms);
}
