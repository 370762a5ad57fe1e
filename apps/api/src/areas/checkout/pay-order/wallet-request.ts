import type { Context } from "../../../context.ts";
import type { PaymentState } from "../../../ports/payment-provider.ts";
import { providerOf } from "../provider-of.ts";
import type { Settling } from "../settle-order.ts";
import { requireWallet } from "../wallet/wallet-of.ts";
import { type PayableOrder, type RequestPayment, selectPayableOrder } from "./pay-request.repository.ts";

/** The payer's step in a wallet at the provider. `success` is null before they went there. */
export interface WalletStep {
  slug: string;
  success: boolean | null;
}

/** Creates the payment of a link in a wallet for its payer to approve. @returns the provider's id @throws payment_refused */
export function openInWallet(context: Context, payment: RequestPayment, order: PayableOrder, slug: string): Promise<string> {
  const { language, storefront, publicUrl } = context;
  const { attemptKey, amountCents } = payment;
  const back = (success: boolean): string => `${publicUrl}/${language}/payorder/confirm/${slug}?attempt=${attemptKey}&success=${success}`;
  return requireWallet(context).open({
    key: `request:${payment.id}:${attemptKey}`,
    amountCents,
    currency: order.currency,
    orderNo: order.orderNo,
    language,
    shopName: storefront.name,
    returnUrl: back(true),
    cancelUrl: back(false),
  });
}

/** Ends a payment whose payer left the provider's page without approving it, unless it was charged. */
export async function giveUpInWallet(context: Context, providerId: string): Promise<PaymentState> {
  const state = await requireWallet(context).read(providerId);
  return state.status === "approvalRequired" || state.status === "unconfirmed" ? { status: "cancelled" } : state;
}

/**
 * Returns the state of a payment by link at its provider. A payment that was approved in a wallet is charged now, because the payer may not
 * come back.
 */
export async function currentRequestState(context: Settling, payment: RequestPayment & { providerId: string }): Promise<PaymentState> {
  const { wallet } = context;
  const { provider, providerId, amountCents, status, orderId } = payment;
  const order = wallet?.provider === provider && status === "started" ? await selectPayableOrder(context.query, { id: orderId }) : null;
  if (!wallet || !order || order.canceledAt) return providerOf(context, { provider }).read(providerId);
  return wallet.confirm(providerId, { amountCents, currency: order.currency });
}
