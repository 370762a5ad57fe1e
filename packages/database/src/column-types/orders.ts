import type { Localized } from "./texts.ts";

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

export interface TaxLine {
  name: string;
  ratePpm: number;
  cents: number;
}
