import { type checkout, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import type { PaymentState } from "../../../ports/payment-provider.ts";
import type { WalletPayments } from "../../../ports/wallet-payments.ts";
import type { OrderHead } from "../../order/index.ts";
import { waitForBank } from "../limits/wait-for-bank.ts";
import type { Payment } from "../placing/payment.repository.ts";
import { selectOffer } from "../sales-quote/offer.repository.ts";
import { releaseOrder, storeOpened } from "../settle-order.ts";
import { requireWallet } from "./wallet-of.ts";

export type WalletInput = Extract<ParsedInputOf<typeof checkout.complete>["payment"], { type: "PayPal" }>;

/** Whether the buyer returns from the provider. Their payment must then exist already. */
export const isReturning = ({ token, success, payPalOrderId }: WalletInput): boolean =>
  token !== null || success !== null || payPalOrderId !== null;

/**
 * Phase two: creates the payment at the provider, and charges it once its buyer has approved it. The provider's id is stored before the
 * buyer knows of it, so that the event and the sweep can always finish.
 * @throws payment_paypal_unknown for the payment of another order
 */
export async function payFromWallet(
  context: Context,
  order: OrderHead,
  payment: Payment,
  input: WalletInput | null,
): Promise<PaymentState> {
  const wallet = requireWallet(context);
  const named = [input?.token ?? null, input?.payPalOrderId ?? null].filter((id) => id !== null);
  if (named.some((id) => id !== payment.providerId)) throw new ShopError("payment_paypal_unknown");
  if (payment.providerId) {
    const expected = { amountCents: payment.amountCents, currency: order.currency };
    if (input?.success === false) return giveUp(wallet, payment.providerId);
    const state = await wallet.confirm(payment.providerId, expected);
    // The buyer says to have approved it, so the provider must have declined the payment.
    return state.status === "approvalRequired" && input?.success ? { ...state, isDeclined: true } : state;
  }
  const providerId = await open(context, wallet, order, payment.amountCents);
  if (!(await storeOpened(context, order.id, payment.id, providerId))) return { status: "cancelled" };
  // The order holds stock while its buyer takes time to approve the payment.
  await waitForBank(context, order, wallet, providerId);
  return wallet.read(providerId);
}

/** Ends a payment whose buyer left without approving it, unless it was charged. */
async function giveUp(wallet: WalletPayments, providerId: string): Promise<PaymentState> {
  const state = await wallet.read(providerId);
  return state.status === "approvalRequired" || state.status === "unconfirmed" ? { status: "cancelled" } : state;
}

/** Releases the order when the provider refuses to create its payment, because it can then never be charged. */
async function open(context: Context, wallet: WalletPayments, order: OrderHead, amountCents: number): Promise<string> {
  const { language, storefront } = context;
  const { currency, orderNo, attemptKey } = order;
  const page = await pageOf(context, order);
  const back = (success: boolean): string => {
    for (const [name, value] of Object.entries({ attempt: attemptKey, success })) page.searchParams.set(name, String(value));
    return page.href;
  };
  const addresses = { returnUrl: back(true), cancelUrl: back(false) };
  const key = `${order.id}:${attemptKey}`;
  try {
    return await wallet.open({ key, amountCents, currency, orderNo, language, shopName: storefront.name, ...addresses });
  } catch (error) {
    if (error instanceof ShopError && error.code === "payment_refused") await releaseOrder(context, order.id, { status: "cancelled" });
    throw error;
  }
}

/** Returns the page to which the buyer comes back: the last step of checkout, or the page that accepts a sales quote. */
async function pageOf({ query, language, publicUrl }: Context, { bagId }: OrderHead): Promise<URL> {
  const offer = await selectOffer(query, bagId);
  return new URL(`${publicUrl}/${language}/${offer ? `order/acceptquote?quote=${offer.quoteNo}` : "checkout/payment"}`);
}
