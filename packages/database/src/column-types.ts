import type { ColumnType } from "kysely";

/** JSON is written as text, which both drivers accept, and read parsed. */
export type Json<T> = ColumnType<T, string, string>;
/** JSON that the database fills in when an insert leaves it out. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** An object whose keys only its reader knows. */
export type Fields = Record<string, unknown>;

/** Values of a supplier's own facts by their code: a number, a choice, yes or no, a range, or a text in each language. */
export type FactValues = Record<string, number | string | boolean | { from: number; to: number } | { en: string; es: string }>;

/** Opening hours by weekday key (mon…sun): opening and closing time, or null for closed. */
export type Hours = Record<string, [string, string] | null>;

/** The recipient of an electronic item. */
export interface Recipient {
  name: string;
  email: string;
  message: string;
}

/** Units of one production lot. */
export interface LotUnits {
  code: string;
  quantity: number;
}

/** A room that a buyer has named, with its units of a line. */
export interface Room {
  name: string;
  quantity: number;
}

/** A room of an order line, with its units by lot. */
export interface RoomLots extends Room {
  lots: LotUnits[];
}

/** An address as typed and checked; orders keep their own copy. */
export interface Address {
  firstName: string;
  lastName: string;
  company?: string;
  line1: string;
  line2?: string;
  city: string;
  province: string;
  postalCode: string;
  country: "US" | "CA";
  kind?: "residential" | "commercial";
}

/** What a buyer's choice adds to a delivery: an appointment with the carrier, or an address that is hard to reach. */
export type DeliveryChargeKind = "appointment" | "limited_access";

/** `special`: a way that an extension offers. */
export type DeliveryService = "parcel" | "freight" | "special";

/** How an order is delivered, as promised at checkout. */
export interface DeliveryPromise {
  service: DeliveryService;
  /** What `special` is called. */
  name?: Localized;
  zone: number;
  weight: number;
  cents: number;
  /** What a promotion took off; `cents` is what was left to pay. */
  discountCents?: number;
  /** What the buyer's choices added; part of `cents`. */
  charges?: { kind: DeliveryChargeKind; cents: number }[];
  liftgate: boolean;
  from: string;
  until: string;
}

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
  /** What decided the service: samples and slabs have only one, heavy goods too; a sales quote names it; otherwise the buyer chose. */
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

/** What a delivered price was quoted for. */
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
  /** What it is charged on: the price, or the part of it that is taxed. */
  taxableCents: number;
  cents: number;
}

/** What a tax service answered about a line or a delivery of this price. */
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

/** A line of a sales quote. Prices in cents per sell unit. */
export interface ApprovedLine {
  itemNo: string;
  name: string;
  detail: string;
  quantity: number;
  sellUnit: "piece" | "box" | "sheet" | "slab" | "bag" | "bucket" | "each" | "pack";
  goodsCents: number | null;
}

/** A line of a sales quote. */
export interface OfferedLine {
  itemId: number;
  productId: number;
  itemNo: string;
  /** Name and detail in the language of the quote. */
  name: string;
  detail: string;
  sellUnit: "piece" | "box" | "sheet" | "slab" | "bag" | "bucket" | "each" | "pack";
  /** In 1e-4 square feet per sell unit; null for what has none. */
  areaPerUnit: number | null;
  quantity: number;
  fulfilment: "DLVR" | "PKUP" | "ELTR";
  unitPriceCents: number;
  /** The price of that day without the quote. */
  todayCents: number;
  rooms: Room[];
  sampleLot: string | null;
  recipient: Recipient | null;
}

/** A text in every language. */
export interface Localized {
  en: string;
  es: string;
}

/** What a promotion takes off. Amounts in cents, `basisPoints` in 1e-2 percent. */
export type PromotionOffer =
  | { kind: "percentage"; basisPoints: number }
  | { kind: "amount"; cents: number }
  /** The delivery of the goods is free; samples ship apart from them and are paid for. */
  | { kind: "freeFreight" }
  /** The first `units` samples are free, dearest first. */
  | { kind: "freeSample"; units: number }
  /** Of each `buy + get` sell units of one line, `get` are free. */
  | { kind: "buyGet"; buy: number; get: number };

/** What a promotion applies to; three empty lists mean every item. */
export interface PromotionScope {
  items: string[];
  series: string[];
  departments: string[];
}

export interface TaxLine {
  name: string;
  ratePpm: number;
  cents: number;
}

/** The products that a listing shows: values are OR inside a key and AND across keys. */
export interface ListingFilter {
  material?: string[];
  stone?: string[];
  look?: string[];
  department?: string[];
  listing?: string[];
  season?: string[];
  /** Codes. */
  series?: string[];
  tag?: string[];
  onSale?: boolean;
  colorFamily?: string[];
  use?: string[];
  /** Suitable for all of these, whereas `use` requires only one. */
  allUses?: string[];
}

export type StockMovementKind =
  | "received"
  | "reserved"
  | "released"
  | "shipped"
  | "returned"
  | "adjusted"
  | "counted"
  | "transferred"
  | "sold";

/** What an event of an order's history says besides its lines and its amount. */
export interface OrderEventDetail {
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  reason?: string;
  /** What the staff tell the customer about a moved date. */
  note?: Localized;
  /** The question about a slip that ended with this. */
  delayId?: number;
  /** The last day to pay, of an order that was canceled because nobody paid. */
  payBy?: string;
}

/** The slug and name of a story or folder in another language. */
export interface TranslatedSlug {
  lang: string;
  slug: string;
  name: string | null;
  published: boolean;
}
