/** What a payment has come to, as the provider tells it. */
export type PaymentState =
  | { status: "authorised" | "captured"; brand: string | null; last4: string | null }
  | { status: "actionRequired"; clientSecret: string }
  | { status: "processing" }
  | { status: "unconfirmed" }
  | { status: "cancelled" }
  | { status: "declined"; code: DeclineCode };

export type DeclineCode = "declined" | "expired_card" | "insufficient_funds" | "incorrect_cvc" | "authentication_failed";

export interface PaymentRequest {
  /** One per order attempt: the provider answers a repeat with the first answer. */
  key: string;
  amountCents: number;
  currency: string;
  orderNo: number;
  email: string;
}

/** A signed message of the provider about one payment. */
export interface PaymentEvent {
  id: string;
  providerId: string;
  about: "payment" | "moneyBack";
}

/** Money that goes back at the provider: a refund, or a dispute by the cardholder's bank. */
export interface MoneyBack {
  /** The provider's id of it. */
  ref: string;
  kind: "refund" | "dispute";
  /** `open`: taken from us and not final; `done`: the buyer keeps it; `failed`: it came back to us. */
  state: "open" | "done" | "failed";
  amountCents: number;
}

/** The port of card payments. Every call is safe to repeat. @throws payment_unavailable when the provider does not answer */
export interface CardPayments {
  readonly provider: string;
  readonly publishableKey: string;
  readonly scriptUrl: string;
  /** The amounts that the provider takes, in cents. */
  readonly amounts: { lowest: number; highest: number };
  /** Opens a payment; nothing is charged. Returns the provider's id. @throws payment_refused when it never will be */
  open(request: PaymentRequest): Promise<string>;
  /** Authorises with a card that the browser gave to the provider. */
  confirm(providerId: string, paymentMethodId: string, key: string): Promise<PaymentState>;
  read(providerId: string): Promise<PaymentState>;
  capture(providerId: string): Promise<PaymentState>;
  /** Cancels what is authorised, refunds what is captured. */
  undo(providerId: string): Promise<PaymentState>;
  /** All refunds and disputes of a payment, as they stand now. */
  readMoneyBack(providerId: string): Promise<MoneyBack[]>;
  /** The events about refunds and disputes since a moment, for those whose message was lost. */
  readMoneyBackEvents(since: Date): Promise<PaymentEvent[]>;
  /** @throws payment_signature, request_malformed */
  readEvent(body: string, signature: string): PaymentEvent | null;
}
