import type { Charge, PaymentEvent, PaymentProvider, PaymentState } from "./payment-provider.ts";

export interface WalletRequest extends Charge {
  /** One per order attempt: the provider returns the first result for a repeat. */
  key: string;
  orderNo: number;
  language: string;
  /** The shop's name, for the buyer to see at the provider. */
  shopName: string;
  /** Where the provider sends a buyer who has approved the payment, or has not. */
  returnUrl: string;
  cancelUrl: string;
}

/** The port for payments from a wallet, which its owner approves at the provider. Every call is safe to repeat. */
export interface WalletPayments extends PaymentProvider {
  /** The provider's script for a currency and language, which shows the button. */
  scriptUrl(currency: string, language: string): string;
  /** Creates a payment for its buyer to approve. Returns the provider's id. @throws payment_refused when the provider refuses it for good */
  open(request: WalletRequest): Promise<string>;
  /** Charges what the buyer has approved; a payment of another amount is never charged. Returns the state of any other payment unchanged. */
  confirm(providerId: string, expected: Charge): Promise<PaymentState>;
  /** @throws payment_signature, request_malformed */
  readEvent(body: string, headers: Headers): Promise<PaymentEvent | null>;
}
