/** An address as far as it is known: a quote to the door may know no more than a postal code. */
export interface TaxPlace {
  line1?: string | undefined;
  line2?: string | undefined;
  city?: string | undefined;
  /** Such as NV or BC. */
  province: string;
  postalCode: string;
  country: string;
}

/** A rate of the storefront's own table. */
export interface TableRate {
  /** Level and jurisdiction, such as `state:NV`. */
  name: string;
  /** In millionths: 68500 is 6.85 %. */
  ratePpm: number;
  taxesDelivery: boolean;
}

/** A line or a delivery whose tax is asked for. */
export interface TaxedItem {
  /** Names it in the answer; the same for the same line of a bag. */
  ref: string;
  kind: "goods" | "sample" | "delivery";
  /** Empty for a delivery. */
  itemNo: string;
  description: string;
  quantity: number;
  /** Its price before tax, after discounts. */
  cents: number;
  /** Its product tax code; null for the usual one of its kind. */
  taxCode: string | null;
  from: TaxPlace;
  to: TaxPlace;
  /** The buyer's certificate for the destination. */
  certificateNo: string | null;
  /** The rates of the storefront's own tables for the destination; null if they have none. */
  tableRates: TableRate[] | null;
}

/** The lines and places that a tax service is asked about. */
export interface TaxDocument {
  /** yyyy-mm-dd, where the storefront is. */
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
  /** The amount that it is charged on: the item's price, or the part of it that is taxed. */
  taxableCents: number;
  cents: number;
}

/** The taxes of all items that were asked for; none for one that is not taxed. */
export interface TaxAnswer {
  items: { ref: string; taxes: ItemTax[] }[];
}

/** A sale as it is reported: with what was charged, whatever the service would charge. */
export interface TaxSale extends TaxDocument {
  /** The same whenever the sale is reported. */
  code: string;
  items: (TaxedItem & { taxCents: number })[];
}

/** A part of a sale that was given back. Amounts are positive. */
export interface TaxRefund extends TaxSale {
  saleCode: string;
  /** The service's reference of the sale. */
  saleRef: string | null;
}

/** The service can't find an address. */
export class TaxAddressError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the tax service can't find the address: ${reason}`, options);
    this.name = "TaxAddressError";
  }
}

/**
 * The port for sales tax. Any error but `TaxAddressError` counts as a failure of the service; the storefront's tables then apply. Every
 * report is safe to repeat.
 */
export interface TaxService {
  /** Stored with answers and sales. */
  readonly name: string;
  /** Whether it answers from the document alone; it is then asked inside transactions, too, and its answers are not stored. */
  readonly isLocal: boolean;
  /** Whether sales are reported to it. */
  readonly takesSales: boolean;
  /**
   * Returns the taxes of every item; null where the storefront's own tables apply.
   * @param signal ends the request when its time is over
   * @throws TaxAddressError
   */
  calculate(document: TaxDocument, signal: AbortSignal): Promise<TaxAnswer | null>;
  /** Reports a sale that was paid or is owed. Returns what the service needs to find it again; null if its code is enough. */
  commit(sale: TaxSale): Promise<string | null>;
  /** Takes a reported sale back as a whole. @param ref what `commit` returned */
  void(code: string, ref: string | null): Promise<void>;
  /** Reports what was given back of a reported sale. */
  refund(refund: TaxRefund): Promise<void>;
}
