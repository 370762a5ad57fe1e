import type Stripe from "stripe";
import type { Acceptance, DeclineCode } from "./card-payments.ts";

/** The type of payments by bank account. */
export const BANK_ACCOUNT = "us_bank_account";

/** Options of a payment by bank account, which is debited at once instead of authorized first. */
export const debitOptions = {
  capture_method: "automatic",
  allowed_payment_method_types: [BANK_ACCOUNT],
} as const satisfies Partial<Stripe.PaymentIntentCreateParams>;

/** Returns the proof that the payer has authorized debits on a page. */
export const mandateOf = ({ address, agent }: Acceptance): Stripe.SetupIntentCreateParams.MandateData => ({
  customer_acceptance: { type: "online", online: { ip_address: address, user_agent: agent || "unknown" } },
});

export const isDebit = (intent: Stripe.PaymentIntent): boolean => intent.payment_method_types.includes(BANK_ACCOUNT);

/** Returns whether the payer first has to verify the account, with a small deposit that the provider explains in an email. */
export const isVerifying = (intent: Stripe.PaymentIntent): boolean => intent.next_action?.type === "verify_with_microdeposits";

/** Returns a bank account's displayable data. */
export function bankOf(intent: Stripe.PaymentIntent): { brand: string | null; last4: string | null } | null {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const method = typeof intent.payment_method === "object" ? intent.payment_method : null;
  const bank = charge?.payment_method_details?.us_bank_account ?? method?.us_bank_account;
  return bank ? { brand: bank.bank_name, last4: bank.last4 } : null;
}

/** Reasons of disputes that are returned debits; they aren't decided on. */
const returnReasons = ["insufficient_funds", "incorrect_account_details", "bank_cannot_process"];
export const isReturn = ({ reason }: Stripe.Dispute): boolean => returnReasons.includes(reason);

/** The shop's codes for reasons of returned debits. */
export const returnCodes: Record<string, DeclineCode> = {
  account_closed: "account_closed",
  no_account: "no_account",
  debit_not_authorized: "debit_not_authorized",
};
