/** The amount of an order. */
export interface Charge {
  amountCents: number;
  currency: string;
}

/** A payment's state at the provider. */
export type PaymentState =
  | { status: "authorised" | "captured"; brand: string | null; last4: string | null; saved?: PaymentOnFile; charged?: Charge }
  | { status: "actionRequired"; clientSecret: string }
  /** The wallet's owner has to approve it at this address. `isDeclined`: their last choice there failed. */
  | { status: "approvalRequired"; approvalUrl: string; isDeclined: boolean }
  | { status: "processing" }
  /** The bank or provider will answer days later. `brand` is a bank's name. */
  | { status: "pending"; brand: string | null; last4: string | null; saved?: PaymentOnFile; charged?: Charge }
  | { status: "unconfirmed" }
  | { status: "cancelled" }
  /** `account`: the customer's bank account that couldn't be debited, if it is saved. */
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

/** A card or bank account that the provider stores for a customer. */
export interface PaymentOnFile {
  kind: "card" | "bank";
  methodId: string;
  /** The provider's id of the customer. */
  customerId: string;
  /** Identifies the card or account, even if it is entered again. */
  fingerprint: string;
  /** The brand of a card, or the name of a bank. */
  brand: string;
  last4: string;
  /** Null for a bank account. */
  expMonth: number | null;
  expYear: number | null;
}

/** A verified event of the provider about a payment, or about the setup of a saved payment method. */
export interface PaymentEvent {
  id: string;
  /** The provider's id of the payment or the setup. */
  providerId: string;
  about: "payment" | "moneyBack" | "setup";
}

/** Money returned by the provider: a refund, a dispute by the cardholder's bank, or a debit that the bank returned after paying it. */
export interface MoneyBack {
  /** The provider's id. */
  ref: string;
  kind: "refund" | "dispute" | "return";
  /** `open`: withdrawn from the shop but not final; `done`: the buyer keeps it; `failed`: returned to the shop. */
  state: "open" | "done" | "failed";
  amountCents: number;
  /** The shop's reference of a refund that it requested; null for any other. */
  reference: string | null;
}

/** A transfer from the provider to the shop's bank account. */
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
  /** The provider's id of this balance transaction. */
  ref: string;
  kind: "payment" | "refund" | "dispute" | "other";
  /** The provider's id of the payment; null for an item without one. */
  paymentRef: string | null;
  /** The provider's id of the refund or dispute. */
  backRef: string | null;
  /** Negative for refunds and disputes. */
  amountCents: number;
  feeCents: number;
}

export interface RefundRequest {
  /** The shop's reference. Repeated requests with the same reference make one refund. */
  reference: string;
  amountCents: number;
}

/** The minimum and maximum amount of a payment, in cents. */
export interface PayableAmounts {
  lowest: number;
  highest: number;
}

/** Operations on existing payments. Every call is safe to repeat. @throws payment_unavailable if the provider does not respond */
export interface PaymentProvider {
  /** The name under which its payments are stored. */
  readonly provider: string;
  /** The amounts that it accepts. */
  readonly amounts: PayableAmounts;
  read(providerId: string): Promise<PaymentState>;
  capture(providerId: string): Promise<PaymentState>;
  /** Cancels an authorized payment, or refunds a captured one. A pending one can only be refunded once it has settled. */
  undo(providerId: string): Promise<PaymentState>;
  /** Cancels an authorized payment. Returns any other payment's state unchanged. */
  cancel(providerId: string): Promise<PaymentState>;
  /** Cancels a payment that waits for its buyer or was never confirmed. Returns any other payment's state unchanged. */
  abandon(providerId: string): Promise<PaymentState>;
  /** Refunds a part of a captured payment. @throws payment_refused if the provider refuses it for good */
  refund(providerId: string, request: RefundRequest): Promise<void>;
  /** Returns all refunds and disputes of a payment with their current states. */
  readMoneyBack(providerId: string): Promise<MoneyBack[]>;
  /** Returns events since a time that the shop needs, newest first, to recover lost ones. */
  readMissableEvents(since: Date): Promise<PaymentEvent[]>;
}
