import { type checkout, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import type { PaymentRequest, PaymentState } from "../../ports/card-payments.ts";
import { lockBag } from "../bag/index.ts";
import { type OrderHead, refuseReserved, selectOrdersOfBag } from "../order/index.ts";
import { isBeingPaid, supersedeAttempt } from "./attempts/supersede-attempt.ts";
import { waitForBank } from "./limits/wait-for-bank.ts";
import { bankAccount, type Means, payingCard } from "./paying-card.ts";
import { paymentRefusal } from "./payment-refusal.ts";
import { type Payment, selectPayment } from "./placing/payment.repository.ts";
import { type ReservedOrder, reserveOrder } from "./reserve-order.ts";
import { placeReserved, releaseOrder, settleOrder, storeOpened } from "./settle-order.ts";
import { inTaxedTransaction } from "./tax/ask-taxes.ts";
import { isReturning, payFromWallet } from "./wallet/pay-from-wallet.ts";
import { requireWallet } from "./wallet/wallet-of.ts";

/**
 * Places the order in three phases: reserve and claim the number, pay outside any transaction, finish. A repeated attempt, from
 * another tab, after a crash or after the bank's authentication, continues where it stopped. An attempt that only waits for its buyer
 * gives way to another one; if it has been charged, its order is the one that is placed.
 */
export const completeCheckout: Verb<typeof checkout.complete> = async (context, input) => {
  const means = await meansOf(context, input.payment);
  const begin = () => beginAttempt(context, input, means);
  const attempt = await begin().catch(async (error: unknown): Promise<ReservedOrder> => {
    const other = isBeingPaid(error) ? await supersedeAttempt(context, input.shoppingBagQuoteId, input.attempt) : null;
    if (!other) throw error;
    return other.status === "placed" ? { order: other, payment: null } : begin();
  });
  const { order } = attempt;
  if (order.status === "placed") return placed(order);
  if (order.status === "released") return refuse(context, order);
  const state = await pay(context, attempt, input.payment, means);
  const settled = await settleOrder(context, order.id, state);
  if (settled.status === "placed") return placed(settled);
  if (settled.status === "released") return refuse(context, settled);
  return waiting(state, await selectPayment(context.query, { orderId: order.id }));
};

type Input = ParsedInputOf<typeof checkout.complete>;

const takesMeans = ({ type }: Input["payment"]): boolean => type === "CreditCard" || type === "Ach";

/** Returns the card or bank account to charge; null for other payments, and for one that is no longer saved. */
async function meansOf(context: Context, payment: Input["payment"]): Promise<Means | null> {
  if (payment.type === "CreditCard") return payingCard(context, payment);
  return payment.type === "Ach" ? bankAccount(context, payment) : null;
}

/** Phase one, in one transaction that holds the bag. */
function beginAttempt(context: Context, input: Input, means: Means | null): Promise<ReservedOrder> {
  return inTaxedTransaction(context, async (inside) => {
    const bag = await lockBag(inside, input.shoppingBagQuoteId);
    const known = await findAttempt(inside, bag.id, input.attempt);
    if (known) return { order: known, payment: await selectPayment(inside.query, { orderId: known.id }) };
    if (input.payment.type === "PayPal" && isReturning(input.payment)) throw new ShopError("payment_paypal_unknown");
    if (input.payment.type === "PayPal") requireWallet(inside);
    if (takesMeans(input.payment) && !means) throw new ShopError("customer_payment_not_found");
    const reserved = await reserveOrder(inside, bag, input);
    if (reserved.payment) return reserved;
    // An order without a provider is placed at once.
    return { order: await placeReserved(inside, reserved.order.id, null), payment: null };
  });
}

/** Returns the buyer's next step, or that the payment's end is not known yet. */
function waiting(state: PaymentState, payment: Payment | null) {
  if (state.status === "actionRequired") return { status: "actionRequired" as const, clientSecret: state.clientSecret };
  if (state.status !== "approvalRequired") return { status: "processing" as const };
  const { approvalUrl, isDeclined } = state;
  return { status: "approvalRequired" as const, payPalOrderId: payment?.providerId ?? "", approvalUrl, isDeclined };
}

const placed = (order: OrderHead) => ({ status: "placed" as const, orderNo: order.orderNo, receiptId: order.receiptKey });

/** Returns this attempt's order, if there is one. @throws when another attempt placed an order or is being paid */
async function findAttempt(context: Context, bagId: string, attempt: string): Promise<OrderHead | null> {
  const orders = await selectOrdersOfBag(context.query, context.storefront.id, bagId);
  const own = orders.find((order) => order.attemptKey === attempt);
  if (own) return own;
  if (orders.some((order) => order.status === "placed")) throw new ShopError("webshoppingbag_ordered");
  refuseReserved(orders);
  return null;
}

/** Phase two. */
async function pay(
  context: Context,
  { order, payment }: ReservedOrder,
  input: Input["payment"],
  means: Means | null,
): Promise<PaymentState> {
  if (!payment) throw new ShopError("server_error");
  if (payment.method === "PayPal") return payFromWallet(context, order, payment, input.type === "PayPal" ? input : null);
  const acceptance = means?.bankDebit ? context.client : undefined;
  const confirm = async (providerId: string): Promise<PaymentState> =>
    means
      ? context.payments.confirm(providerId, means.methodId, `${order.id}:${order.attemptKey}`, acceptance)
      : { status: "declined", code: "declined" };
  if (payment.providerId) {
    // An earlier request may have confirmed the payment; only the provider knows the result.
    const state = await context.payments.read(payment.providerId);
    return state.status === "unconfirmed" ? confirm(payment.providerId) : state;
  }
  const { attemptKey: key, currency, orderNo, email } = order;
  const { amountCents } = payment;
  const { methodId: _, ...keeping } = means ?? { methodId: "" };
  const providerId = await openPayment(context, order, { key: `${order.id}:${key}`, amountCents, currency, orderNo, email, ...keeping });
  if (!(await storeOpened(context, order.id, payment.id, providerId))) return { status: "cancelled" };
  // A bank answers days later, so the order holds its stock unpaid from the start.
  if (means?.bankDebit) await waitForBank(context, order, context.payments, providerId);
  const state = await confirm(providerId);
  if (state.status === "actionRequired") await waitForBank(context, order, context.payments, providerId);
  return state;
}

/** Releases the order when the provider refuses to create its payment, because it can then never be charged. */
async function openPayment(context: Context, order: OrderHead, request: PaymentRequest): Promise<string> {
  try {
    return await context.payments.open(request);
  } catch (error) {
    if (error instanceof ShopError && error.code === "payment_refused") await releaseOrder(context, order.id, { status: "cancelled" });
    throw error;
  }
}

async function refuse(context: Context, order: OrderHead): Promise<never> {
  const payment = await selectPayment(context.query, { orderId: order.id });
  if (payment?.method === "PayPal")
    throw new ShopError(payment.status === "declined" ? "payment_paypal_declined" : "payment_paypal_canceled");
  if (payment?.method === "Ach") throw new ShopError("payment_bank_declined");
  throw paymentRefusal(payment?.failureCode);
}
