import type { Charge, PaymentEvent, PaymentProvider, PaymentState } from "./payment-provider.ts";

export interface WalletRequest extends Charge {
  /** The same for repeats of one attempt: the provider then returns the first result. */
  key: string;
  orderNo: number;
  language: string;
  /** The shop's name, displayed to the buyer at the provider. */
  shopName: string;
  /** Where the provider redirects the buyer, with or without approval. */
  returnUrl: string;
  cancelUrl: string;
}

/** The port for wallet payments, which the owner approves at the provider. Every call is safe to repeat. */
export interface WalletPayments extends PaymentProvider {
  /** Returns the address of the provider's script that shows the button. */
  scriptUrl(currency: string, language: string): string;
  /** Creates a payment for its buyer to approve. Returns the provider's id. @throws payment_refused if the provider refuses it for good */
  open(request: WalletRequest): Promise<string>;
  /** Charges an approved payment, but never one of another amount. Returns any other payment's state unchanged. */
  confirm(providerId: string, expected: Charge): Promise<PaymentState>;
  /** @throws payment_signature, request_malformed */
  readEvent(body: string, headers: Headers): Promise<PaymentEvent | null>;
}
