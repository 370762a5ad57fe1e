import type { CardOnFile, PaymentEvent, PaymentProvider, PaymentState, Payout } from "./payment-provider.ts";

export type { CardOnFile, DeclineCode, MoneyBack, PaymentEvent, PaymentState, RefundRequest } from "./payment-provider.ts";

export interface PaymentRequest {
  /** One per order attempt: the provider returns the first result for a repeat. */
  key: string;
  amountCents: number;
  currency: string;
  orderNo?: number;
  /** Instead of the order's number, for a payment of invoices. */
  invoiceNos?: number[];
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

/** The port for payments by card and by bank account. Every call is safe to repeat. @throws payment_unavailable when the provider does not respond */
export interface CardPayments extends PaymentProvider {
  readonly publishableKey: string;
  readonly scriptUrl: string;
  /** Creates a payment without charging. Returns the provider's id. @throws payment_refused when the provider refuses it for good */
  open(request: PaymentRequest): Promise<string>;
  /** Authorizes with a card, or debits a bank account, that the browser gave to the provider. @param acceptance of a bank debit */
  confirm(providerId: string, paymentMethodId: string, key: string, acceptance?: Acceptance): Promise<PaymentState>;
  /**
   * Charges a stored card that its owner has not entered now. Where its bank asks for authentication, the payment then waits for the
   * owner like any other.
   */
  confirmOffSession(providerId: string, paymentMethodId: string, key: string): Promise<PaymentState>;
  readonly cards: SavedCards;
  /** Returns the payouts that were created since a time, newest first, with what they consist of. */
  readPayouts(since: Date): Promise<Payout[]>;
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
