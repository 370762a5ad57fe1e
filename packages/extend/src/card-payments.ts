import type { PaymentEvent, PaymentOnFile, PaymentProvider, PaymentState, Payout } from "./payment-provider.ts";

export type { DeclineCode, MoneyBack, PaymentEvent, PaymentOnFile, PaymentState, RefundRequest } from "./payment-provider.ts";

export interface PaymentRequest {
  /** The same for repeats of one attempt: the provider then returns the first result. */
  key: string;
  amountCents: number;
  currency: string;
  orderNo?: number;
  /** The invoices that are paid, instead of an order. */
  invoiceNos?: number[];
  email: string;
  /** The provider's customer who owns the saved card or account, or for whom it is saved after the payment. */
  customerId?: string;
  isSaved?: boolean;
  /** Whether a bank account is debited instead of a card. */
  bankDebit?: boolean;
}

/** The browser's network address and user agent when the payer authorized a bank debit. */
export interface Acceptance {
  address: string;
  agent: string;
}

/**
 * The port for payments by card and by bank account. Every call is safe to repeat.
 * @throws payment_unavailable if the provider does not respond
 */
export interface CardPayments extends PaymentProvider {
  readonly publishableKey: string;
  readonly scriptUrl: string;
  /** Creates a payment without charging it. Returns the provider's id. @throws payment_refused if the provider refuses it for good */
  open(request: PaymentRequest): Promise<string>;
  /** Authorizes a card, or debits a bank account, that the browser registered with the provider. @param acceptance of a bank debit */
  confirm(providerId: string, paymentMethodId: string, key: string, acceptance?: Acceptance): Promise<PaymentState>;
  /** Charges a saved card without its owner present. If the bank requires authentication, the payment then waits for the owner. */
  confirmOffSession(providerId: string, paymentMethodId: string, key: string): Promise<PaymentState>;
  readonly onFile: PaymentsOnFile;
  /** Returns payouts created since a time, newest first, with their items. */
  readPayouts(since: Date): Promise<Payout[]>;
  /** @throws payment_signature, request_malformed */
  readEvent(body: string, signature: string): PaymentEvent | null;
}

/** The state of a payment method that is being saved. */
export type SetupState =
  | { status: "ready"; payment: PaymentOnFile }
  /** Its owner has to confirm it: a card at the bank, an account by a small deposit that the provider explains in an email. */
  | { status: "waiting"; setupId: string; payment: PaymentOnFile | null }
  /** Nothing was saved, or the setup is unknown. */
  | { status: "ended" };

/**
 * Cards and bank accounts stored by the provider. Every call is safe to repeat.
 * @throws payment_unavailable if the provider does not respond
 */
export interface PaymentsOnFile {
  /** Creates a customer for an account. Returns the provider's id. @param key the same for the same account */
  openCustomer(key: string): Promise<string>;
  /** Starts saving a card. Returns the secret with which the browser registers the card with the provider. */
  openSetup(customerId: string): Promise<string>;
  /** Saves a bank account that the browser registered with the provider. @param key the same for repeats of one attempt */
  setUpAccount(customerId: string, methodId: string, key: string, acceptance: Acceptance): Promise<SetupState>;
  readSetup(setupId: string): Promise<SetupState>;
  /** Cancels a setup that waits for its owner. */
  cancelSetup(setupId: string): Promise<void>;
  /** Deletes a card or account, which can't be charged afterwards. */
  detach(methodId: string): Promise<void>;
  /** Deletes a customer with everything that was saved. */
  deleteCustomer(customerId: string): Promise<void>;
}
