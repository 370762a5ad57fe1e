import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../context.ts";
import { todayAt } from "../product/view.ts";
import { readyForPickup } from "../webshoppingbag/pickup.rules.ts";
import { type PricedBag, type PricedLine, priceBag } from "../webshoppingbag/price-bag.ts";
import type { StoredBag } from "../webshoppingbag/stored-bag.ts";
import { type Collected, collected } from "./collected.ts";
import { type DeliveryOption, deliveryOptions, postalKey } from "./delivery.rules.ts";
import { readRates, readTaxRates, readZone } from "./read-tables.ts";
import { lineTax, sumTaxes, type TaxLine, type TaxRate, taxOn } from "./tax.rules.ts";

/** The whole price of a bag with what the steps have collected; shown by checkout and held against by complete. */
export interface OrderQuote {
  priced: PricedBag;
  collected: Collected;
  billingAddress: Collected["billingAddress"] | null;
  needsDelivery: boolean;
  needsPickup: boolean;
  options: DeliveryOption[];
  delivery: DeliveryOption | null;
  zone: number | null;
  notDeliverable: Quote["notDeliverable"];
  taxOfLine: Map<number, number>;
  taxes: TaxLine[];
  goodsCents: number;
  taxCents: number | null;
  totalCents: number | null;
  pickupReadyOn: string | null;
  missing: Quote["missing"];
}

type Destination = { country: string; province: string; postalCode: string };

export async function quoteOrder(context: Context, bag: StoredBag): Promise<OrderQuote> {
  const priced = await priceBag(context, bag);
  const kept = collected.catch({}).parse(bag.checkout);
  const needsDelivery = priced.lines.some(({ line }) => line.fulfilment === "DLVR");
  const needsPickup = priced.lines.some(({ line }) => line.fulfilment === "PKUP");
  const travel = needsDelivery ? await planDelivery(context, priced, kept) : noTravel;
  const delivery =
    travel.options.find((one) => one.service === kept.deliveryService) ??
    (travel.options.length === 1 ? (travel.options[0] ?? null) : null);
  const taxed = await tax(context, priced, kept, delivery);
  const goodsCents = priced.lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0);
  const known = (!needsDelivery || delivery !== null) && taxed.known;
  const billingAddress = kept.billingSameAsDelivery ? (kept.deliveryAddress ?? null) : (kept.billingAddress ?? null);
  const quote = { priced, collected: kept, billingAddress, needsDelivery, needsPickup, ...travel, delivery };
  return {
    ...quote,
    taxOfLine: taxed.ofLine,
    taxes: taxed.taxes,
    goodsCents,
    taxCents: known ? taxed.cents : null,
    totalCents: known ? goodsCents + (delivery?.cents ?? 0) + taxed.cents : null,
    pickupReadyOn: priced.pickupStore && readyForPickup(context.now(), priced, priced.pickupStore).on,
    missing: missingSteps(quote),
  };
}

const noTravel = { options: [] as DeliveryOption[], zone: null, notDeliverable: null };

async function planDelivery(context: Context, priced: PricedBag, kept: Collected) {
  const address = kept.deliveryAddress;
  if (!address) return noTravel;
  const today = todayAt(context);
  if (!context.storefront.settings.countries.includes(address.country)) return { ...noTravel, notDeliverable: "country" as const };
  const zone = await readZone(context, address.country, postalKey(address.postalCode), today);
  if (!zone) return { ...noTravel, notDeliverable: "no_zone" as const };
  const lines = priced.lines.filter(({ line }) => line.fulfilment === "DLVR");
  const shipment = {
    weight: lines.reduce((sum, line) => sum + line.weight, 0),
    hasSlabs: lines.some(({ item }) => item?.sellUnit === "slab"),
    residential: address.kind !== "commercial",
  };
  const rates = await readRates(context, zone.zone, today);
  const options = deliveryOptions(shipment, rates, zone.transitDays, today);
  return { options, zone: zone.zone, notDeliverable: options.length === 0 ? ("weight" as const) : null };
}

/** Delivered lines are taxed where they go, picked-up lines where they are handed over, gift cards nowhere. */
async function tax(context: Context, priced: PricedBag, kept: Collected, delivery: DeliveryOption | null) {
  const today = todayAt(context);
  const ratesAt = (place: Destination | undefined | null) => (place ? readTaxRates(context, place, today) : Promise.resolve(null));
  const store = priced.pickupStore && {
    country: priced.pickupStore.country,
    province: priced.pickupStore.state,
    postalCode: priced.pickupStore.postalCode,
  };
  const [delivered, pickedUp] = await Promise.all([ratesAt(kept.deliveryAddress), ratesAt(store)]);
  const ratesOf = ({ line }: PricedLine): TaxRate[] | null =>
    line.fulfilment === "ELTR" ? [] : line.fulfilment === "PKUP" ? pickedUp : delivered;
  const parts: TaxLine[] = [];
  const ofLine = new Map<number, number>();
  let known = true;
  for (const line of priced.lines) {
    const rates = ratesOf(line);
    if (rates === null) known = false;
    const cents = line.goodsCents ?? 0;
    ofLine.set(line.line.lineId, lineTax(cents, rates ?? []));
    for (const rate of rates ?? []) parts.push({ name: rate.name, ratePpm: rate.ratePpm, cents: taxOn(cents, rate.ratePpm) });
  }
  for (const rate of delivery ? (delivered ?? []) : []) {
    if (rate.taxesDelivery) parts.push({ name: rate.name, ratePpm: rate.ratePpm, cents: taxOn(delivery?.cents ?? 0, rate.ratePpm) });
  }
  const taxes = sumTaxes(parts);
  return { known, ofLine, taxes, cents: taxes.reduce((sum, one) => sum + one.cents, 0) };
}

type Gathered = Pick<OrderQuote, "priced" | "collected" | "billingAddress" | "needsDelivery" | "needsPickup" | "delivery">;

function missingSteps(quote: Gathered): Quote["missing"] {
  const steps: Quote["missing"] = [];
  if (!quote.collected.contact) steps.push("user");
  if (quote.needsDelivery && !quote.collected.deliveryAddress) steps.push("shipping");
  if (quote.needsPickup && !quote.priced.pickupStore) steps.push("pickup");
  if (quote.needsDelivery && !quote.delivery) steps.push("shipping-options");
  if (!quote.billingAddress) steps.push("payment");
  return steps;
}

const withoutPrice = ({ pricesHidden }: Context, option: DeliveryOption) => (pricesHidden ? { ...option, cents: null } : option);

type Totals = Omit<Quote["totals"], "currency">;
const noTotals: Totals = { goodsCents: null, deliveryCents: null, taxes: [], taxCents: null, totalCents: null };

const totalsOf = (quote: OrderQuote): Totals => ({
  goodsCents: quote.goodsCents,
  deliveryCents: quote.needsDelivery ? (quote.delivery?.cents ?? null) : 0,
  taxes: quote.taxes,
  taxCents: quote.taxCents,
  totalCents: quote.totalCents,
});

/** The quote as the wire shows it. */
export function toWireQuote(context: Context, quote: OrderQuote): Quote {
  const { collected: kept, priced } = quote;
  return {
    bag: priced.wire,
    contact: kept.contact ?? null,
    deliveryAddress: kept.deliveryAddress ?? null,
    billingAddress: quote.billingAddress ?? null,
    wantsAccount: kept.wantsAccount ?? false,
    needsDelivery: quote.needsDelivery,
    needsPickup: quote.needsPickup,
    deliveryOptions: quote.options.map((option) => withoutPrice(context, option)),
    delivery: quote.delivery && withoutPrice(context, quote.delivery),
    pickupReadyOn: quote.pickupReadyOn,
    notDeliverable: quote.notDeliverable,
    totals: { currency: context.storefront.settings.currency, ...(context.pricesHidden ? noTotals : totalsOf(quote)) },
    warnings: [...new Set(priced.lines.flatMap(({ product }) => product?.warnings ?? []))],
    missing: quote.missing,
    payment: {
      scriptUrl: context.payments.scriptUrl,
      publishableKey: context.payments.publishableKey,
      methods: [{ type: "CCD", code: "CreditCard" }],
    },
    termsVersion: context.storefront.settings.termsVersion,
  };
}
