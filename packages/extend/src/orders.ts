/** A text for customers in both languages of the shop. */
export interface Sentence {
  en: string;
  es: string;
}

export interface OrderAddress {
  line1: string;
  line2?: string | undefined;
  city: string;
  /** Such as NV or BC. */
  province: string;
  postalCode: string;
  country: "US" | "CA";
  /** The type of address, if its owner has specified it. */
  kind?: "residential" | "commercial" | undefined;
}

export interface OrderItem {
  itemNo: string;
  name: string;
  quantity: number;
  sellUnit: string;
  /** The line's price after discounts, before tax. */
  goodsCents: number;
  /** `DLVR` for delivery, `PKUP` for pickup, `ELTR` for email. */
  fulfilment: string;
}

/** An order before it is placed. Amounts are in cents of its currency. */
export interface OrderToPlace {
  storefrontId: number;
  currency: string;
  /** The business account's id; null for other buyers. */
  customerId: number | null;
  /** The contact's company as entered. */
  company: string | null;
  email: string;
  purchaseOrderNo: string | null;
  deliveryAddress: OrderAddress | null;
  items: OrderItem[];
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
}

/** A rule that can refuse orders. */
export interface OrderRule {
  /** The name of the rule in the log. */
  name: string;
  /** Whether orders are refused or allowed while the rule throws or doesn't respond within a second. */
  whenItFails: "refuse" | "allow";
  /**
   * Returns why an order is refused; null to allow it. Runs in the transaction that places the order, which holds stock, so it must be
   * fast. It must not change anything, because the order may still fail.
   */
  check(order: OrderToPlace): Sentence | null | Promise<Sentence | null>;
}

/** Kinds of events of an order. */
export type OrderEventKind = "orderPlaced" | "orderCanceled" | "orderRefunded";

export interface OrderEvent {
  /** The event's id, which is the same for repeated deliveries. */
  id: string;
  kind: OrderEventKind;
  storefrontId: number;
  orderNo: number;
  currency: string;
  customerId: number | null;
  email: string;
  /** The order's total when it was placed. */
  totalCents: number;
  /** The amount of a refund; null for other events. */
  refundCents: number | null;
}

/**
 * Listeners to order events. They are called after the event is stored, at least once per event and in no order. A listener that throws, or
 * takes more than a minute, is called again for days.
 */
export type OrderListeners = { [Kind in OrderEventKind]?: (event: OrderEvent) => void | Promise<void> };
