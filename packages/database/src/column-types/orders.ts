import type { Localized } from "./texts.ts";

/** Details of an order event besides its lines and amount. */
export interface OrderEventDetail {
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  reason?: string;
  /** The staff's note to the customer about a delay. */
  note?: Localized;
  /** The question about a delay that this event closed. */
  delayId?: number;
  /** The return that this event announced. */
  returnNo?: number;
  /** The last day to pay of an order that was canceled because it wasn't paid. */
  payBy?: string;
}

export interface TaxLine {
  name: string;
  ratePpm: number;
  cents: number;
}
