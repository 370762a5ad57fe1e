import type { DeliveryChargeKind, DeliveryService } from "./delivery.ts";
import type { PromotionOffer } from "./promotions.ts";

/** The price row that a line's unit price came from. Amounts in cents. */
export interface PriceSource {
  /** `level` and `contract`: a business account's own price. `agreed`: in a sales quote. */
  kind: "list" | "sale" | "quantity" | "level" | "contract" | "agreed";
  listCents: number;
  /** The first and last day of a sale or an account's own price; null for an open end, or another kind of price. */
  from: string | null;
  until: string | null;
  /** The quantity from which the price applies; null for another kind of price. */
  fromUnits: number | null;
}

/** The tables and rules that a delivery's price came from. */
export interface DeliverySource {
  group: "goods" | "samples";
  service: DeliveryService;
  /** The reason for the service: samples and slabs have only one, heavy goods too; a sales quote names it; otherwise the buyer chose. */
  why: "samples" | "slabs" | "weight" | "choice" | "agreed";
  /** In 1e-2 pounds. */
  weight: number;
  /** The heaviest shipment that goes by parcel, in pounds. */
  parcelLimitLb: number;
  zone: number;
  /** The beginning of the postal code that placed the address in the zone; empty for a whole country. */
  postalPrefix: string;
  zoneFrom: string;
  upToLb: number;
  /** The bracket's price in cents, before discounts. */
  rateCents: number;
  rateFrom: string;
  residential: boolean;
  /** The charges that the buyer chose, with the first day of their rows. */
  charges?: { kind: DeliveryChargeKind; cents: number; from: string }[];
}

/** A tax of an order with what it was charged on. Amounts in cents. */
export interface TaxSource {
  name: string;
  ratePpm: number;
  cents: number;
  goodsCents: number;
  deliveryCents: number;
  country: string;
  province: string;
  /** The beginning of the postal code that the rate is for; empty for the whole state or province. */
  postalPrefix: string;
  from: string;
}

/** A certificate that freed an order from the tax of one state. */
export interface ExemptionSource {
  country: "US" | "CA";
  province: string;
  certificateNo: string;
  expiresOn: string | null;
}

/** A promotion's terms when it was used. */
export interface PromotionSource {
  code: string;
  offer: PromotionOffer;
  minimumCents: number;
  from: string | null;
  until: string | null;
}

/** The delivered price that an order was quoted before. */
export interface QuoteSource {
  quoteNo: number;
  /** Moments, in ISO 8601. */
  quotedAt: string;
  expiresAt: string;
  /** The quoted total in cents. */
  totalCents: number;
  /** Whether the order has its figures; otherwise that day's were lower. */
  isApplied: boolean;
}

/** How an order's figures came about, as recorded when it was placed. */
export interface OrderDerivation {
  /** The day whose prices, rates and taxes applied. */
  on: string;
  /** By line, in their order. */
  prices: PriceSource[];
  promotions: PromotionSource[];
  deliveries: DeliverySource[];
  taxes: TaxSource[];
  exemptions: ExemptionSource[];
  /** Missing on orders without a quote. */
  quote?: QuoteSource;
  /** Missing on orders that follow no sales quote. */
  salesQuote?: { quoteNo: number; versionNo: number };
}
