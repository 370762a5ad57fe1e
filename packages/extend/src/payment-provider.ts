/** An amount as an order states it. */
export interface Charge {
  amountCents: number;
  currency: string;
}

/** A payment's state, as reported by the provider. */
export type PaymentState =
  | { status: "authorised" | "captured"; brand: string | null; last4: string | null; saved?: PaymentOnFile; charged?: Charge }
  | { status: "actionRequired"; clientSecret: string }
  /** The owner of a wallet has to approve it at this address; `isDeclined` when what they chose there last did not pay. */
  | { status: "approvalRequired"; approvalUrl: string; isDeclined: boolean }
  | { status: "processing" }
  /** On its way; the bank or the provider answers days later. `brand` is a bank's name. */
  | { status: "pending"; brand: string | null; last4: string | null; saved?: PaymentOnFile; charged?: Charge }
  | { status: "unconfirmed" }
  | { status: "cancelled" }
  /** `account`: the customer's own bank account that was not to be debited, if the provider keeps it for them. */
  | { status: "declined"; code: DeclineCode; account?: PaymentOnFile };

export type DeclineCode =
  | "declined"
  | "expired_card"
  | "insufficient_funds"
  | "incorrect_cvc"
  | "authentication_failed"
  | "account_closed"
  | "no_account"
  | "debit_not_authorized";

/** A card or a bank account that the provider keeps for a customer. */
export interface PaymentOnFile {
  kind: "card" | "bank";
  methodId: string;
  /** The provider's id of the customer. */
  customerId: string;
  /** The same for the same card or account, however often it is entered. */
  fingerprint: string;
  /** The brand of a card, the name of a bank. */
  brand: string;
  last4: string;
  /** Null for a bank account. */
  expMonth: number | null;
  expYear: number | null;
}

/** A signed event of the provider about one payment, or about the setup of a payment method that is saved. */
export interface PaymentEvent {
  id: string;
  /** The provider's id of the payment or the setup. */
  providerId: string;
  about: "payment" | "moneyBack" | "setup";
}

/** Money returned at the provider: a refund, a dispute by the cardholder's bank, or a debit that the bank took back after it had paid. */
export interface MoneyBack {
  /** The provider's id. */
  ref: string;
  kind: "refund" | "dispute" | "return";
  /** `open`: withdrawn from us but not final; `done`: the buyer keeps it; `failed`: it was returned to us. */
  state: "open" | "done" | "failed";
  amountCents: number;
  /** The reference that the shop gave to a refund that it started; null for any other. */
  reference: string | null;
}

/** Money that a provider sends to the shop's bank account. */
export interface Payout {
  /** The provider's id. */
  ref: string;
  state: "on_its_way" | "paid" | "failed";
  amountCents: number;
  currency: string;
  /** yyyy-mm-dd */
  arrivesOn: string;
  createdAt: Date;
  items: PayoutItem[];
}

/** An item of a payout. */
export interface PayoutItem {
  /** The provider's id of this change of the balance. */
  ref: string;
  kind: "payment" | "refund" | "dispute" | "other";
  /** The provider's id of the payment; null for what isn't about one. */
  paymentRef: string | null;
  /** The provider's id of the refund or dispute. */
  backRef: string | null;
  /** Negative for money that went back. */
  amountCents: number;
  feeCents: number;
}

export interface RefundRequest {
  /** The shop's own: a refund with the same reference is made once, however often it is requested. */
  reference: string;
  amountCents: number;
}

/** The least and the most that can be paid at once, in cents. */
export interface PayableAmounts {
  lowest: number;
  highest: number;
}

/**
 * Acts on a payment once a provider has it. Every call is safe to repeat. @throws payment_unavailable when the provider does not respond
 */
export interface PaymentProvider {
  /** The name under which its payments are stored. */
  readonly provider: string;
  /** The amounts that it accepts, in cents. */
  readonly amounts: PayableAmounts;
  read(providerId: string): Promise<PaymentState>;
  capture(providerId: string): Promise<PaymentState>;
  /** Cancels an authorized payment, or refunds a captured one. What a bank has yet to answer can only be refunded once it has settled. */
  undo(providerId: string): Promise<PaymentState>;
  /** Cancels an authorized payment. Returns the state of any other unchanged. */
  cancel(providerId: string): Promise<PaymentState>;
  /** Cancels a payment that only waits for its buyer, or was never confirmed. Returns the state of any other unchanged. */
  abandon(providerId: string): Promise<PaymentState>;
  /** Refunds a part of a captured payment. @throws payment_refused when the provider refuses it for good */
  refund(providerId: string, request: RefundRequest): Promise<void>;
  /** Returns all refunds and disputes of a payment in their current state. */
  readMoneyBack(providerId: string): Promise<MoneyBack[]>;
  /** Returns the events since a time that the shop must not miss, newest first, to recover lost ones. */
  readMissableEvents(since: Date): Promise<PaymentEvent[]>;
}
