import type { DeliveryChargeKind, DeliveryService } from "./delivery.ts";
import type { DeliverySource, ExemptionSource, PriceSource, PromotionSource } from "./order-derivation.ts";
import type { PromotionScope } from "./promotions.ts";
import type { Localized } from "./texts.ts";

/** The goods and destination of a delivered quote. */
export interface QuotedFacts {
  /** Sorted by item and fulfilment. */
  lines: { itemId: number; quantity: number; fulfilment: "DLVR" | "PKUP" | "ELTR" }[];
  country: "US" | "CA";
  province: string;
  /** The first five digits of a ZIP code, or a Canadian code without its space. */
  postalCode: string;
  kind: "residential" | "commercial";
  /** Promo codes in alphabetical order. */
  codes: string[];
  /** The store of picked-up lines; null without any. */
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

/** A tax of one jurisdiction on a line or a delivery, by a tax service. */
export interface QuotedItemTax {
  level: "country" | "state" | "county" | "city" | "district";
  jurisdiction: string;
  country: string;
  province: string;
  ratePpm: number;
  /** The taxed amount: the price, or a part of it. */
  taxableCents: number;
  cents: number;
}

/** A tax service's answer about a line or delivery of this price. */
export interface AnsweredTaxes {
  cents: number;
  taxes: QuotedItemTax[];
}

/** The taxes of one place; none if a certificate exempts the buyer. */
export interface QuotedTaxes {
  rates: QuotedTaxRate[];
  exemption: ExemptionSource | null;
}

/** A promotion as it was in the quote, with its discount. */
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

/** The rows and rules promised by a delivered quote. Amounts in cents. */
export interface QuotedTerms {
  /** The version of the calculation rules. */
  rules: number;
  /** The day of its prices, rates and taxes. */
  on: string;
  lines: (QuotedFacts["lines"][number] & {
    unitPriceCents: number;
    discountCents: number;
    source: PriceSource;
    /** Missing if the storefront's own tables apply. */
    taxes?: AnsweredTaxes;
  })[];
  /** Those that apply. */
  promotions: QuotedPromotion[];
  deliveries: {
    group: "goods" | "samples";
    options: { service: DeliveryService; cents: number; source: DeliverySource }[];
    charges: { kind: DeliveryChargeKind; service: "parcel" | "freight"; cents: number; from: string }[];
    /** Missing if the storefront's own tables apply. */
    taxes?: AnsweredTaxes;
  }[];
  /** The service for the goods; null if only samples are delivered. */
  service: DeliveryService | null;
  delivered: QuotedTaxes;
  pickedUp: QuotedTaxes | null;
  /** Days until an agreed delivery, for a place that the tables don't serve. */
  agreedDays?: number;
  /** Set if taxes are those of the order's day, because another system has sent the quote. */
  isTaxedLater?: true;
}
