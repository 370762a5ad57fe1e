import type { DeliveryChargeKind, DeliveryService } from "./delivery.ts";
import type { DeliverySource, ExemptionSource, PriceSource, PromotionSource } from "./order-derivation.ts";
import type { PromotionScope } from "./promotions.ts";
import type { Localized } from "./texts.ts";

/** The goods and destination of a delivered price. */
export interface QuotedFacts {
  /** In order of item and fulfilment. */
  lines: { itemId: number; quantity: number; fulfilment: "DLVR" | "PKUP" | "ELTR" }[];
  country: "US" | "CA";
  province: string;
  /** The first five digits of a ZIP code, or a Canadian code without its space. */
  postalCode: string;
  kind: "residential" | "commercial";
  /** Promo codes in order of the alphabet. */
  codes: string[];
  /** The store of lines that are picked up; null without any. */
  pickupPlaceId: number | null;
}

/** A tax rate with its row in the tax table. */
export interface QuotedTaxRate {
  name: string;
  ratePpm: number;
  taxesDelivery: boolean;
  country: string;
  province: string;
  postalPrefix: string;
  from: string;
}

/** A tax of one jurisdiction on a line or a delivery, as a tax service answered. */
export interface QuotedItemTax {
  level: "country" | "state" | "county" | "city" | "district";
  jurisdiction: string;
  country: string;
  province: string;
  ratePpm: number;
  /** The amount that it is charged on: the price, or the part of it that is taxed. */
  taxableCents: number;
  cents: number;
}

/** A tax service's answer about a line or a delivery of this price. */
export interface AnsweredTaxes {
  cents: number;
  taxes: QuotedItemTax[];
}

/** The taxes of one place: none when a certificate frees the buyer. */
export interface QuotedTaxes {
  rates: QuotedTaxRate[];
  exemption: ExemptionSource | null;
}

/** A promotion as it was when it was quoted, and what it took off. */
export interface QuotedPromotion extends PromotionSource {
  id: number;
  name: Localized;
  scope: PromotionScope;
  customerKinds: ("guest" | "member" | "business")[];
  uses: number | null;
  usesPerBuyer: number | null;
  stacks: boolean;
  discountCents: number;
  waivesFreight: boolean;
}

/** The rows and rules that a quoted delivered price promises. Amounts in cents. */
export interface QuotedTerms {
  /** The version of the rules that computed it. */
  rules: number;
  /** The day whose prices, rates and taxes it has. */
  on: string;
  lines: (QuotedFacts["lines"][number] & {
    unitPriceCents: number;
    discountCents: number;
    source: PriceSource;
    /** Missing where the storefront's own tables apply. */
    taxes?: AnsweredTaxes;
  })[];
  /** Those that apply. */
  promotions: QuotedPromotion[];
  deliveries: {
    group: "goods" | "samples";
    options: { service: DeliveryService; cents: number; source: DeliverySource }[];
    charges: { kind: DeliveryChargeKind; service: "parcel" | "freight"; cents: number; from: string }[];
    /** Missing where the storefront's own tables apply. */
    taxes?: AnsweredTaxes;
  }[];
  /** The goods' service that its total has; null when only samples are delivered. */
  service: DeliveryService | null;
  delivered: QuotedTaxes;
  pickedUp: QuotedTaxes | null;
  /** Days from the order to a delivery that was agreed for a place that the tables don't serve. */
  agreedDays?: number;
}
