/** An address, possibly incomplete: an estimate may only have a postal code. */
export interface TaxPlace {
  line1?: string | undefined;
  line2?: string | undefined;
  city?: string | undefined;
  /** Such as NV or BC. */
  province: string;
  postalCode: string;
  country: string;
}

/** A rate in the storefront's table. */
export interface TableRate {
  /** Level and jurisdiction, such as `state:NV`. */
  name: string;
  /** In millionths: 68500 is 6.85%. */
  ratePpm: number;
  taxesDelivery: boolean;
}

/** A line or delivery to be taxed. */
export interface TaxedItem {
  /** Identifies the item in the answer; the same for the same line of a bag. */
  ref: string;
  kind: "goods" | "sample" | "delivery";
  /** Empty for a delivery. */
  itemNo: string;
  description: string;
  quantity: number;
  /** Its price after discounts, before tax. */
  cents: number;
  /** Its product tax code; null for the default of its kind. */
  taxCode: string | null;
  from: TaxPlace;
  to: TaxPlace;
  /** The number of the buyer's certificate for the destination. */
  certificateNo: string | null;
  /** The storefront's own rates for the destination; null if it has none. */
  tableRates: TableRate[] | null;
}

/** The lines and places for a tax calculation. */
export interface TaxDocument {
  /** yyyy-mm-dd in the storefront's time zone. */
  on: string;
  currency: string;
  /** A code of the business account; the same for all guests. */
  customer: string;
  items: TaxedItem[];
}

export type TaxLevel = "country" | "state" | "county" | "city" | "district";

/** A tax of one jurisdiction on one item. */
export interface ItemTax {
  level: TaxLevel;
  /** Such as NV or Washoe. */
  jurisdiction: string;
  country: string;
  province: string;
  /** In millionths. */
  ratePpm: number;
  /** The taxed amount: the item's price, or a part of it. */
  taxableCents: number;
  cents: number;
}

/** The taxes of all requested items; empty for an untaxed one. */
export interface TaxAnswer {
  items: { ref: string; taxes: ItemTax[] }[];
}

/** A sale to report, with the taxes that were charged. */
export interface TaxSale extends TaxDocument {
  /** The sale's code, the same in each report. */
  code: string;
  items: (TaxedItem & { taxCents: number })[];
}

/** A refunded part of a sale. Amounts are positive. */
export interface TaxRefund extends TaxSale {
  saleCode: string;
  /** The service's reference for the sale. */
  saleRef: string | null;
}

/** Thrown if the service can't find an address. */
export class TaxAddressError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the tax service can't find the address: ${reason}`, options);
    this.name = "TaxAddressError";
  }
}

/**
 * The port for sales tax. Any error except `TaxAddressError` counts as a failure of the service; the storefront's tables then apply.
 * Reports are safe to repeat.
 */
export interface TaxService {
  /** Stored with answers and sales. */
  readonly name: string;
  /** Whether it calculates from the document alone. It is then also called within transactions, and its answers aren't stored. */
  readonly isLocal: boolean;
  /** Whether sales are reported to it. */
  readonly takesSales: boolean;
  /**
   * Returns the taxes of every item; null if the storefront's own tables apply.
   * @param signal aborts after the time limit
   * @throws TaxAddressError
   */
  calculate(document: TaxDocument, signal: AbortSignal): Promise<TaxAnswer | null>;
  /** Reports a sale that is paid or owed. Returns the service's reference for it; null if its code is enough. */
  commit(sale: TaxSale): Promise<string | null>;
  /** Voids a reported sale. @param ref the result of `commit` */
  void(code: string, ref: string | null): Promise<void>;
  /** Reports a refund of a reported sale. */
  refund(refund: TaxRefund): Promise<void>;
}
