import type { Localized } from "./texts.ts";

/** Details of an order's event besides its lines and its amount. */
export interface OrderEventDetail {
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  reason?: string;
  /** The staff's note to the customer about a moved date. */
  note?: Localized;
  /** The question about a slip that ended with this. */
  delayId?: number;
  /** The last day to pay, of an order that was canceled because nobody paid. */
  payBy?: string;
}

export interface TaxLine {
  name: string;
  ratePpm: number;
  cents: number;
}
