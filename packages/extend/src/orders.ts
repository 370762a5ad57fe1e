/** A sentence for customers in both languages of the shop. */
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
  /** Whether its owner has said what it is. */
  kind?: "residential" | "commercial" | undefined;
}

export interface OrderItem {
  itemNo: string;
  name: string;
  quantity: number;
  sellUnit: string;
  /** The price of the line before tax, after discounts. */
  goodsCents: number;
  /** `DLVR` is delivered, `PKUP` picked up, `ELTR` sent by email. */
  fulfilment: string;
}

/** An order that is about to be placed. Amounts are in cents of its currency. */
export interface OrderToPlace {
  storefrontId: number;
  currency: string;
  /** The business account's id; null for anybody else. */
  customerId: number | null;
  /** The company of the contact, as it was typed. */
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

/** A rule that may refuse orders. */
export interface OrderRule {
  /** The name of the rule in the log. */
  name: string;
  /** Whether orders are refused, or taken, while the rule throws or doesn't answer within a second. */
  whenItFails: "refuse" | "allow";
  /**
   * Returns why an order isn't taken; null to take it. It runs in the transaction that places the order, while stock is held: it must
   * answer at once, and change nothing, because the order may still fail.
   */
  check(order: OrderToPlace): Sentence | null | Promise<Sentence | null>;
}

/** Kinds of events of an order. */
export type OrderEventKind = "orderPlaced" | "orderCanceled" | "orderRefunded";

export interface OrderEvent {
  /** The same whenever this event is delivered again. */
  id: string;
  kind: OrderEventKind;
  storefrontId: number;
  orderNo: number;
  currency: string;
  customerId: number | null;
  email: string;
  /** The order's total when it was placed. */
  totalCents: number;
  /** The amount of a refund; null for another event. */
  refundCents: number | null;
}

/**
 * Listeners to what has happened, called after it is stored, at least once for each event and in no order. One that throws, or takes more
 * than a minute, is called again for days.
 */
export type OrderListeners = { [Kind in OrderEventKind]?: (event: OrderEvent) => void | Promise<void> };
