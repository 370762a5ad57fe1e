import type { Language } from "@azulejo/contract";

/** Asks the owner of an address to confirm a request. */
export const STOCK_ALERT_ASK = "mail.stockAlertAsk";
/** Says that the goods are available. */
export const STOCK_ALERT = "mail.stockAlert";

/** A request whose address isn't confirmed yet; stored only in its message and then in the link. */
export interface UnconfirmedAlert {
  storefrontId: number;
  itemId: number;
  /** The store where the person picks up; null for a delivery. */
  placeId: number | null;
  units: number;
  email: string;
  language: Language;
  /** ISO 8601 */
  askedAt: string;
}

/** @param letter which of the request's emails; an earlier one wasn't sent, because the goods had gone again */
export interface StockAlertPayload {
  alertId: number;
  letter: number;
}
