import type { PaymentEvent, PaymentOnFile, PaymentProvider, PaymentState, Payout } from "./payment-provider.ts";

export type { DeclineCode, MoneyBack, PaymentEvent, PaymentOnFile, PaymentState, RefundRequest } from "./payment-provider.ts";

export interface PaymentRequest {
  /** One per order attempt: the provider returns the first result for a repeat. */
  key: string;
  amountCents: number;
  currency: string;
  orderNo?: number;
  /** Instead of the order's number, for a payment of invoices. */
  invoiceNos?: number[];
  email: string;
  /** The provider's customer whose saved card or account pays, or for whom this one is saved once it has paid. */
  customerId?: string;
  isSaved?: boolean;
  /** Debits a bank account; a card by default. */
  bankDebit?: boolean;
}

/** The payer who authorized a bank debit: the browser's network address and name. */
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
  readonly onFile: PaymentsOnFile;
  /** Returns the payouts that were created since a time, newest first, with what they consist of. */
  readPayouts(since: Date): Promise<Payout[]>;
  /** @throws payment_signature, request_malformed */
  readEvent(body: string, signature: string): PaymentEvent | null;
}

/** How far the setup of a payment method has come that is to be saved. */
export type SetupState =
  | { status: "ready"; payment: PaymentOnFile }
  /** Its owner has to confirm it with their bank, an account by a small deposit that the provider explains in an email. */
  | { status: "waiting"; setupId: string; payment: PaymentOnFile | null }
  /** Nothing was saved, or the setup is unknown. */
  | { status: "ended" };

/** Cards and bank accounts that the provider keeps. Every call is safe to repeat. @throws payment_unavailable when the provider does not respond */
export interface PaymentsOnFile {
  /** Creates a customer for an account. Returns the provider's id. @param key the same for the same account */
  openCustomer(key: string): Promise<string>;
  /** Starts saving a card. Returns the secret with which the browser gives the card to the provider. */
  openSetup(customerId: string): Promise<string>;
  /** Saves a bank account that the browser gave to the provider. @param key the same for the same attempt */
  setUpAccount(customerId: string, methodId: string, key: string, acceptance: Acceptance): Promise<SetupState>;
  readSetup(setupId: string): Promise<SetupState>;
  /** Ends a setup that still waits for its owner. */
  cancelSetup(setupId: string): Promise<void>;
  /** Lets go of a card or an account; it can never be charged again. */
  detach(methodId: string): Promise<void>;
  /** Deletes a customer with everything that was saved. */
  deleteCustomer(customerId: string): Promise<void>;
}
