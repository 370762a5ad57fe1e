/** A payment's state, as reported by the provider. */
export type PaymentState =
  | { status: "authorised" | "captured"; brand: string | null; last4: string | null; saved?: CardOnFile }
  | { status: "actionRequired"; clientSecret: string }
  | { status: "processing" }
  /** A bank debit on its way; the bank answers days later. `brand` is the bank's name. */
  | { status: "pending"; brand: string | null; last4: string | null }
  | { status: "unconfirmed" }
  | { status: "cancelled" }
  | { status: "declined"; code: DeclineCode };

export type DeclineCode =
  | "declined"
  | "expired_card"
  | "insufficient_funds"
  | "incorrect_cvc"
  | "authentication_failed"
  | "account_closed"
  | "no_account"
  | "debit_not_authorized";

/** A card that the provider keeps for a customer. */
export interface CardOnFile {
  methodId: string;
  /** The provider's id of the customer. */
  customerId: string;
  /** The same for the same card, however often it is entered. */
  fingerprint: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface PaymentRequest {
  /** One per order attempt: the provider returns the first result for a repeat. */
  key: string;
  amountCents: number;
  currency: string;
  orderNo: number;
  email: string;
  /** The provider's customer whose saved card pays, or for whom this card is saved once it has paid. */
  customerId?: string;
  savesCard?: boolean;
  /** Debits a bank account; a card by default. */
  bankDebit?: boolean;
}

/** Who authorized a bank debit: the browser's network address and name. */
export interface Acceptance {
  address: string;
  agent: string;
}

/** A signed event of the provider about one payment. */
export interface PaymentEvent {
  id: string;
  providerId: string;
  about: "payment" | "moneyBack";
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

export interface RefundRequest {
  /** The shop's own: a refund with the same reference is made once, however often it is requested. */
  reference: string;
  amountCents: number;
}

/** The port for payments by card and by bank account. Every call is safe to repeat. @throws payment_unavailable when the provider does not respond */
export interface CardPayments {
  readonly provider: string;
  readonly publishableKey: string;
  readonly scriptUrl: string;
  /** The amounts that the provider accepts, in cents. */
  readonly amounts: { lowest: number; highest: number };
  /** Creates a payment without charging. Returns the provider's id. @throws payment_refused when the provider refuses it for good */
  open(request: PaymentRequest): Promise<string>;
  /** Authorizes with a card, or debits a bank account, that the browser gave to the provider. @param acceptance of a bank debit */
  confirm(providerId: string, paymentMethodId: string, key: string, acceptance?: Acceptance): Promise<PaymentState>;
  /**
   * Charges a stored card that its owner has not entered now. Where its bank asks for authentication, the payment then waits for the
   * owner like any other.
   */
  confirmOffSession(providerId: string, paymentMethodId: string, key: string): Promise<PaymentState>;
  read(providerId: string): Promise<PaymentState>;
  readonly cards: SavedCards;
  capture(providerId: string): Promise<PaymentState>;
  /** Cancels an authorized payment, or refunds a captured one. A bank debit on its way can only be refunded once it has settled. */
  undo(providerId: string): Promise<PaymentState>;
  /** Cancels an authorized payment. Returns the state of any other unchanged. */
  cancel(providerId: string): Promise<PaymentState>;
  /** Refunds a part of a captured payment. @throws payment_refused when the provider refuses it for good */
  refund(providerId: string, request: RefundRequest): Promise<void>;
  /** Returns all refunds and disputes of a payment in their current state. */
  readMoneyBack(providerId: string): Promise<MoneyBack[]>;
  /** Returns the events about refunds and disputes since a time, to recover lost ones. */
  readMoneyBackEvents(since: Date): Promise<PaymentEvent[]>;
  /** @throws payment_signature, request_malformed */
  readEvent(body: string, signature: string): PaymentEvent | null;
}

/** Cards that the provider keeps. Every call is safe to repeat. @throws payment_unavailable when the provider does not respond */
export interface SavedCards {
  /** Creates a customer for an account. Returns the provider's id. @param key the same for the same account */
  openCustomer(key: string): Promise<string>;
  /** Starts saving a card. Returns the secret with which the browser gives the card to the provider. */
  openSetup(customerId: string): Promise<string>;
  /** Returns the card of a finished setup; null while the bank has not agreed, or for an unknown setup. */
  readSetup(setupId: string): Promise<CardOnFile | null>;
  /** Lets go of a card; it can never be charged again. */
  detach(methodId: string): Promise<void>;
  /** Deletes a customer with all cards. */
  deleteCustomer(customerId: string): Promise<void>;
}
