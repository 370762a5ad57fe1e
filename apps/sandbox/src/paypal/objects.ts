/** The parts of the vendor's objects that the stand-in keeps. */
export interface Money {
  currency_code: string;
  value: string;
}

export interface Link {
  href: string;
  rel: string;
  method: "GET" | "POST" | "PATCH";
}

export interface Capture {
  id: string;
  status: "COMPLETED" | "DECLINED" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED";
  status_details?: { reason: string };
  amount: Money;
  final_capture: true;
  custom_id?: string;
  supplementary_data: { related_ids: { order_id: string } };
  create_time: string;
  update_time: string;
  links: Link[];
}

export interface Refund {
  id: string;
  status: "COMPLETED" | "PENDING" | "FAILED";
  amount: Money;
  custom_id?: string;
  create_time: string;
  update_time: string;
  links: Link[];
}

export interface PurchaseUnit {
  reference_id: string;
  custom_id?: string;
  amount: Money;
  payments?: { captures: Capture[]; refunds?: Refund[] };
}

export interface Order {
  id: string;
  intent: "CAPTURE";
  status: "CREATED" | "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED" | "VOIDED";
  purchase_units: [PurchaseUnit];
  payer?: { payer_id: string; email_address: string };
  create_time: string;
  update_time: string;
  links: Link[];
}

export interface Dispute {
  dispute_id: string;
  status: "OPEN" | "RESOLVED";
  reason: string;
  dispute_amount: Money;
  dispute_life_cycle_stage: "CHARGEBACK";
  disputed_transactions: { seller_transaction_id: string }[];
  dispute_outcome?: { outcome_code: string };
  create_time: string;
  update_time: string;
}

export interface PayPalEvent {
  id: string;
  event_version: "1.0";
  create_time: string;
  resource_type: "checkout-order" | "capture" | "refund" | "dispute";
  resource_version: "2.0";
  event_type: EventType;
  summary: string;
  resource: object;
  links: Link[];
}

export type EventType =
  | "CHECKOUT.ORDER.APPROVED"
  | "PAYMENT.CAPTURE.COMPLETED"
  | "PAYMENT.CAPTURE.DENIED"
  | "PAYMENT.CAPTURE.PENDING"
  | "PAYMENT.CAPTURE.REFUNDED"
  | "CUSTOMER.DISPUTE.CREATED"
  | "CUSTOMER.DISPUTE.RESOLVED";
