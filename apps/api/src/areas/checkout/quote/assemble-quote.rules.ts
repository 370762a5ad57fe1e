import type { ExemptionSource, PriceSource, TaxSource } from "@azulejo/database";
import type { TaxDocument } from "@azulejo/extend/tax-service.ts";
import type { PricedBag } from "../../bag/index.ts";
import type { TaxLine, TaxPart } from "../tax/tax.rules.ts";
import { type OrderPlaces, taxOrder } from "../tax/tax-order.rules.ts";
import type { Collected } from "./collected.ts";
import { chargedOption } from "./delivery-discount.rules.ts";
import type { DeliveryPlan, PlannedDelivery } from "./plan-delivery.ts";

/** A step of checkout that still lacks something. */
export type CheckoutStep = "user" | "shipping" | "pickup" | "shipping-options" | "payment";

/** Everything that determines an order's amounts: current data, or that of a quote. */
export interface OrderParts {
  priced: PricedBag;
  collected: Collected;
  plan: DeliveryPlan;
  places: OrderPlaces;
  /** The sale to report to a tax service once it is made; missing or null where none takes sales. */
  taxDocument?: TaxDocument | null;
  pickupReadyOn: string | null;
  /** The day of these prices, rates and taxes. */
  pricedOn: string;
  /** The origin of each line's price; lines that are no longer sold have none. */
  priceSources: PriceSource[];
}

/** A bag's full price with what the steps have collected: shown by checkout and compared by complete. */
export interface AssembledQuote
  extends DeliveryPlan,
    Pick<OrderParts, "priced" | "collected" | "taxDocument" | "pickupReadyOn" | "pricedOn" | "priceSources"> {
  billingAddress: Collected["billingAddress"] | null;
  needsDelivery: boolean;
  needsPickup: boolean;
  /** After discounts; null until every delivery is chosen. */
  deliveryCents: number | null;
  /** The discount of promotions on the deliveries. */
  deliveryDiscountCents: number;
  /** The discount of promotions on the lines, already deducted from `goodsCents`. */
  discountCents: number;
  taxOfLine: Map<number, number>;
  taxes: TaxLine[];
  taxParts: TaxPart[];
  taxSources: TaxSource[];
  /** The buyer's certificates that freed lines or deliveries from tax. */
  exemptions: ExemptionSource[];
  goodsCents: number;
  taxCents: number | null;
  totalCents: number | null;
  /** The state or province for which the tax table has no row. */
  untaxedPlace: string | null;
  missing: CheckoutStep[];
}

/** Adds up an order. All of its amounts are calculated here. */
export function assembleQuote({ plan, places, ...parts }: OrderParts): AssembledQuote {
  const { priced, collected: details } = parts;
  const needsDelivery = priced.lines.some(({ line }) => line.fulfilment === "DLVR");
  const needsPickup = priced.lines.some(({ line }) => line.fulfilment === "PKUP");
  const chosen = plan.deliveries.flatMap((delivery) => chargedFor(delivery, priced));
  const deliveryCents = chosen.length < plan.deliveries.length ? null : chosen.reduce((sum, one) => sum + one.cents, 0);
  const taxed = taxOrder(priced.lines, chosen, places);
  const goodsCents = priced.lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0);
  const billingAddress = details.billingSameAsDelivery ? (details.deliveryAddress ?? null) : (details.billingAddress ?? null);
  const quote = { ...parts, ...plan, billingAddress, needsDelivery, needsPickup, deliveryCents };
  const taxCents = deliveryCents !== null && taxed.isKnown ? taxed.cents : null;
  const totalCents = deliveryCents === null || taxCents === null ? null : goodsCents + deliveryCents + taxCents;
  return {
    ...quote,
    notDeliverable: plan.notDeliverable ?? (taxed.untaxedPlace === null ? null : untaxedReasons[places.fault ?? "none"]),
    untaxedPlace: taxed.untaxedPlace,
    taxOfLine: taxed.ofLine,
    taxes: taxed.taxes,
    taxParts: taxed.parts,
    taxSources: taxed.sources,
    exemptions: taxed.exemptions,
    goodsCents,
    discountCents: priced.lines.reduce((sum, line) => sum + line.discountCents, 0),
    deliveryDiscountCents: chosen.reduce((sum, one) => sum + one.discountCents, 0),
    taxCents,
    totalCents,
    missing: missingSteps({ ...quote, totalCents }),
  };
}

/** Reasons for a missing tax, by the tax service's answer. */
const untaxedReasons = { none: "no_tax", unavailable: "tax_unavailable", address: "tax_address" } as const;

function chargedFor({ group, chosen, charges }: PlannedDelivery, { discounts }: PricedBag) {
  return chosen ? [{ group, ...chargedOption(group, chosen, discounts, charges) }] : [];
}

type Gathered = Pick<
  AssembledQuote,
  "priced" | "collected" | "billingAddress" | "needsDelivery" | "needsPickup" | "deliveryCents" | "totalCents"
>;

function missingSteps(quote: Gathered): CheckoutStep[] {
  const steps: CheckoutStep[] = [];
  if (!quote.collected.contact) steps.push("user");
  if (quote.needsDelivery && !quote.collected.deliveryAddress) steps.push("shipping");
  if (quote.needsPickup && !quote.priced.pickupStore) steps.push("pickup");
  if (quote.needsDelivery && quote.deliveryCents === null) steps.push("shipping-options");
  if (!quote.billingAddress && quote.totalCents !== 0) steps.push("payment");
  return steps;
}
