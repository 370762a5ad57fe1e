import type { ExemptionSource, TaxSource } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import { selectExemptionsOn } from "../../customer/index.ts";
import type { DeliveryOption } from "../../delivery/index.ts";
import { pickupTermsOf, todayAt } from "../../product/index.ts";
import { type PricedBag, type PricedLine, priceBag, readyForPickup, type StoredBag } from "../../webshoppingbag/index.ts";
import { exemptionFor } from "../tax/exemption.rules.ts";
import { readTaxRates } from "../tax/read-tax-rates.ts";
import { type DatedTaxRate, lineTax, sumTaxes, type TaxLine, type TaxPart, taxPart, taxSources } from "../tax/tax.rules.ts";
import { type Collected, collected } from "./collected.ts";
import { chargedOption } from "./delivery-discount.rules.ts";
import { type DeliveryPlan, planDelivery } from "./plan-delivery.ts";

/** A step of checkout that still lacks something. */
export type CheckoutStep = "user" | "shipping" | "pickup" | "shipping-options" | "payment";

/** A bag's full price with what the steps have collected: shown by checkout and compared by complete. */
export interface OrderQuote extends DeliveryPlan {
  priced: PricedBag;
  collected: Collected;
  billingAddress: Collected["billingAddress"] | null;
  needsDelivery: boolean;
  needsPickup: boolean;
  /** After discounts; null until every delivery is chosen. */
  deliveryCents: number | null;
  /** What promotions take off the deliveries. */
  deliveryDiscountCents: number;
  /** What promotions take off the lines; `goodsCents` is what is left of them. */
  discountCents: number;
  taxOfLine: Map<number, number>;
  taxes: TaxLine[];
  taxSources: TaxSource[];
  /** The buyer's certificates that freed lines or deliveries from tax. */
  exemptions: ExemptionSource[];
  goodsCents: number;
  taxCents: number | null;
  totalCents: number | null;
  pickupReadyOn: string | null;
  /** The state or province without a tax row. */
  untaxedPlace: string | null;
  missing: CheckoutStep[];
}

type Destination = { country: string; province: string; postalCode: string };

/** @param claim for an order that is being placed: claims the uses of the bag's promotions */
export async function quoteOrder(context: Context, bag: StoredBag, claim = false): Promise<OrderQuote> {
  const priced = await priceBag(context, bag, claim);
  const details = collected.catch({}).parse(bag.checkout);
  const needsDelivery = priced.lines.some(({ line }) => line.fulfilment === "DLVR");
  const needsPickup = priced.lines.some(({ line }) => line.fulfilment === "PKUP");
  const plan = await planDelivery(context, priced.lines, details.deliveryAddress, {
    service: details.deliveryService,
    charges: details.deliveryCharges,
  });
  const chosen = plan.deliveries.flatMap(({ group, chosen: option, charges }) =>
    option ? [chargedOption(group, option, priced.discounts, charges)] : [],
  );
  const deliveryCents = chosen.length < plan.deliveries.length ? null : chosen.reduce((sum, one) => sum + one.cents, 0);
  const taxed = await tax(context, priced, details, chosen);
  const goodsCents = priced.lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0);
  const billingAddress = details.billingSameAsDelivery ? (details.deliveryAddress ?? null) : (details.billingAddress ?? null);
  const quote = { priced, collected: details, billingAddress, needsDelivery, needsPickup, ...plan, deliveryCents };
  const taxCents = deliveryCents !== null && taxed.known ? taxed.cents : null;
  return {
    ...quote,
    notDeliverable: plan.notDeliverable ?? (taxed.untaxedPlace === null ? null : "no_tax"),
    untaxedPlace: taxed.untaxedPlace,
    taxOfLine: taxed.ofLine,
    taxes: taxed.taxes,
    taxSources: taxed.sources,
    exemptions: taxed.exemptions,
    goodsCents,
    discountCents: priced.lines.reduce((sum, line) => sum + line.discountCents, 0),
    deliveryDiscountCents: chosen.reduce((sum, one) => sum + one.discountCents, 0),
    taxCents,
    totalCents: deliveryCents === null || taxCents === null ? null : goodsCents + deliveryCents + taxCents,
    pickupReadyOn:
      priced.pickupStore && readyForPickup(context.now(), priced, priced.pickupStore, pickupTermsOf(context.storefront.settings)).on,
    missing: missingSteps(quote),
  };
}

/** Taxes delivered lines at their destination, picked-up lines at their store, and gift cards nowhere. */
async function tax(context: Context, priced: PricedBag, details: Collected, deliveries: DeliveryOption[]) {
  const today = todayAt(context);
  const store = priced.pickupStore && {
    country: priced.pickupStore.country,
    province: priced.pickupStore.state,
    postalCode: priced.pickupStore.postalCode,
  };
  const certificates = await certificatesOf(context, today);
  const [delivered, pickedUp] = await Promise.all([
    taxAt(context, details.deliveryAddress, today, certificates),
    taxAt(context, store, today, certificates),
  ]);
  const placeOf = ({ line }: PricedLine) => (line.fulfilment === "ELTR" ? untaxed : line.fulfilment === "PKUP" ? pickedUp : delivered);
  const parts: TaxPart[] = [];
  const ofLine = new Map<number, number>();
  for (const line of priced.lines) {
    const rates = placeOf(line).rates ?? [];
    const cents = line.goodsCents ?? 0;
    ofLine.set(line.line.lineId, lineTax(cents, rates));
    for (const rate of rates) parts.push(taxPart("goods", cents, rate));
  }
  for (const rate of (delivered.rates ?? []).filter((one) => one.taxesDelivery)) {
    for (const { cents } of deliveries) parts.push(taxPart("delivery", cents, rate));
  }
  const places = priced.lines.map(placeOf);
  const taxes = sumTaxes(parts);
  return {
    known: places.every((place) => place.rates !== null),
    untaxedPlace: places.find((place) => place.unknownIn !== null)?.unknownIn ?? null,
    ofLine,
    taxes,
    sources: taxSources(parts),
    exemptions: [...new Set(places.flatMap((place) => place.exemption ?? []))],
    cents: taxes.reduce((sum, one) => sum + one.cents, 0),
  };
}

interface PlaceTax {
  /** Null until the place is known, or when it has no tax row. */
  rates: DatedTaxRate[] | null;
  unknownIn: string | null;
  exemption: ExemptionSource | null;
}

const untaxed: PlaceTax = { rates: [], unknownIn: null, exemption: null };

/** Certificates belong to business accounts, so a guest has none. */
async function certificatesOf({ query, session }: Context, today: string): Promise<ExemptionSource[]> {
  if (!session?.customer) return [];
  const found = await selectExemptionsOn(query, session.customer.id, today);
  return found.map(({ country, province, certificateNo, expiresOn }) => ({ country, province, certificateNo, expiresOn }));
}

/** A missing row is an error: an untaxed place has a row of zero. */
async function taxAt(
  context: Context,
  place: Destination | undefined | null,
  today: string,
  certificates: ExemptionSource[],
): Promise<PlaceTax> {
  if (!place) return { rates: null, unknownIn: null, exemption: null };
  const rates = await readTaxRates(context, place, today);
  if (rates.length === 0) return { rates: null, unknownIn: place.province, exemption: null };
  const exemption = exemptionFor(certificates, place);
  return { rates: exemption ? [] : rates, unknownIn: null, exemption };
}

type Gathered = Pick<OrderQuote, "priced" | "collected" | "billingAddress" | "needsDelivery" | "needsPickup" | "deliveryCents">;

function missingSteps(quote: Gathered): CheckoutStep[] {
  const steps: CheckoutStep[] = [];
  if (!quote.collected.contact) steps.push("user");
  if (quote.needsDelivery && !quote.collected.deliveryAddress) steps.push("shipping");
  if (quote.needsPickup && !quote.priced.pickupStore) steps.push("pickup");
  if (quote.needsDelivery && quote.deliveryCents === null) steps.push("shipping-options");
  if (!quote.billingAddress) steps.push("payment");
  return steps;
}
