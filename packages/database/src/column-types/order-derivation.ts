import type { DeliveryChargeKind, DeliveryService } from "./delivery.ts";
import type { PromotionOffer } from "./promotions.ts";

/** The source of a line's unit price. Amounts in cents. */
export interface PriceSource {
  /** `level` and `contract`: a business account's own price. `agreed`: a price in a sales quote. */
  kind: "list" | "sale" | "quantity" | "level" | "contract" | "agreed";
  listCents: number;
  /** The first and last day of a sale or an account's own price; null for an open end, or another kind of price. */
  from: string | null;
  until: string | null;
  /** The quantity from which the price applies; null for another kind of price. */
  fromUnits: number | null;
}

/** The source of a delivery's price in tables and rules. */
export interface DeliverySource {
  group: "goods" | "samples";
  service: DeliveryService;
  /** Why this service: samples and slabs have only one, and so do heavy goods; a sales quote specifies it; otherwise the buyer chose. */
  why: "samples" | "slabs" | "weight" | "choice" | "agreed";
  /** In 1e-2 pounds. */
  weight: number;
  /** The heaviest shipment that goes by parcel, in pounds. */
  parcelLimitLb: number;
  zone: number;
  /** The postal prefix that assigned the address to the zone; empty for a whole country. */
  postalPrefix: string;
  zoneFrom: string;
  upToLb: number;
  /** The bracket's price in cents, before discounts. */
  rateCents: number;
  rateFrom: string;
  residential: boolean;
  /** Optional charges that the buyer chose, with the first day of their rows. */
  charges?: { kind: DeliveryChargeKind; cents: number; from: string }[];
}

/** A tax of an order and its base. Amounts in cents. */
export interface TaxSource {
  name: string;
  ratePpm: number;
  cents: number;
  goodsCents: number;
  deliveryCents: number;
  country: string;
  province: string;
  /** The postal prefix of the rate; empty for the whole state or province. */
  postalPrefix: string;
  from: string;
}

/** A certificate that exempted an order from the tax of one state. */
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

/** The delivered quote of an order. */
export interface QuoteSource {
  quoteNo: number;
  /** Times in ISO 8601. */
  quotedAt: string;
  expiresAt: string;
  /** The quoted total in cents. */
  totalCents: number;
  /** Whether the order has the quote's amounts; otherwise that day's amounts were lower. */
  isApplied: boolean;
}

/** The sources of an order's amounts, recorded when it was placed. */
export interface OrderDerivation {
  /** The day whose prices, rates and taxes apply. */
  on: string;
  /** By line, in the order of lines. */
  prices: PriceSource[];
  promotions: PromotionSource[];
  deliveries: DeliverySource[];
  taxes: TaxSource[];
  exemptions: ExemptionSource[];
  /** Missing on orders without a quote. */
  quote?: QuoteSource;
  /** Missing on orders without a sales quote. */
  salesQuote?: { quoteNo: number; versionNo: number };
}
