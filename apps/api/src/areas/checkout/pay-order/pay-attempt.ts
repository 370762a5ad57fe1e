import { ShopError } from "@azulejo/contract";
import { type Context, inTransaction } from "../../../context.ts";
import type { PaymentState } from "../../../ports/card-payments.ts";
import { hashOf } from "../../../session/ticket.ts";
import { keepMandate } from "../bank-debit/mandate.ts";
import { refuseAmount } from "../limits/refuse-excess.ts";
import type { Means } from "../paying-card.ts";
import { paymentRefusal } from "../payment-refusal.ts";
import { updatePayment } from "../placing/payment.repository.ts";
import { providerOf } from "../provider-of.ts";
import { requireWallet } from "../wallet/wallet-of.ts";
import { endRequestPayment } from "./end-request-payment.ts";
import {
  insertRequestPayment,
  markWaitingForPayer,
  type Owed,
  type PayableOrder,
  type PayRequest,
  type RequestPayment,
  selectOwed,
  selectPayableOrder,
  selectPaymentsOfRequest,
  selectPayRequest,
  selectWaitingPayments,
} from "./pay-request.repository.ts";
import { type RequestStatus, statusOf } from "./request-status.rules.ts";
import { requireRequestPayment, settleRequestPayment } from "./settle-request.ts";
import { currentRequestState, giveUpInWallet, openInWallet, type WalletStep } from "./wallet-request.ts";

/** The differences between payments by link, by saved card and by phone. */
export interface WayOfPaying {
  kind: PayRequest["kind"];
  /** Returns the cents to charge. @throws when it is not what the payer saw */
  amountOf(request: PayRequest, owed: Owed): number;
  /** Returns the card or bank account to charge; null if a card was removed or belongs to another account. */
  meansOf(context: Context, request: PayRequest): Promise<Means | null>;
  /** Whether the card is a saved one that its owner hasn't entered in this session. */
  isOffSession: boolean;
  /** Set for a payment from a wallet, which uses neither card nor bank account. */
  wallet?: WalletStep;
  /** Whether the payer is on the phone, where no bank can ask for a confirmation: a payment that needs one ends. */
  isByPhone?: boolean;
}

/** An attempt to pay an order by a request. */
interface Attempt {
  payment: RequestPayment;
  order: PayableOrder;
  means: Means | null;
}

interface Named {
  slug: string;
  attempt: string;
}

/**
 * Pays by a request in three phases: claim the amount, pay outside any transaction, finish. A repeated attempt, after a crash or after
 * the bank's authentication, continues where it stopped.
 */
export async function payByRequest(context: Context, named: Named, way: WayOfPaying) {
  const other = await supersedeAttempt(context, named, way);
  if (other) return answer(other.payment, other.order);
  const attempt = await claim(context, named, way);
  const { payment, order } = attempt;
  if (payment.status !== "started") return answer(payment, order);
  const state = way.wallet ? await payInWallet(context, attempt, way.wallet) : await pay(context, attempt, way.isOffSession);
  const waits = state.status === "actionRequired" || state.status === "approvalRequired";
  if (waits) await markWaitingForPayer(context.query, payment.id);
  if (way.isByPhone && state.status === "actionRequired") return endUnconfirmed(context, payment.id);
  const settled = await settleRequestPayment(context, payment.id, state);
  if (settled.status !== "started") return answer(settled, order);
  if (state.status === "approvalRequired") return { status: "approvalRequired" as const, approvalUrl: state.approvalUrl };
  return state.status === "actionRequired"
    ? { status: "actionRequired" as const, clientSecret: state.clientSecret }
    : { status: "processing" as const };
}

/**
 * Ends other attempts to pay the order that wait for their payer at the bank, because the payer has returned to pay another way.
 * @returns a payment of this request that turned out to be charged; null without one
 */
async function supersedeAttempt(context: Context, { slug, attempt }: Named, { kind }: WayOfPaying) {
  const { query, storefront } = context;
  const request = await selectPayRequest(query, { storefrontId: storefront.id, kind, tokenHash: hashOf(slug) });
  const order = request && (await selectPayableOrder(query, { id: request.orderId }));
  if (!order) return null;
  const waiting = (await selectWaitingPayments(query, order.id)).filter((one) => one.attemptKey !== attempt);
  const ended: RequestPayment[] = [];
  for (const payment of waiting) ended.push(await endRequestPayment(context, payment));
  const payment = ended.find((one) => one.requestId === request.id && (isPaid(one) || one.status === "pending"));
  return payment ? { payment, order } : null;
}

/** @throws payment_needs_owner */
async function endUnconfirmed(context: Context, id: number): Promise<never> {
  await endRequestPayment(context, await requireRequestPayment(context, id));
  throw new ShopError("payment_needs_owner");
}

const isPaid = ({ status }: RequestPayment): boolean => status === "authorised" || status === "captured" || status === "refunded";

function answer(payment: RequestPayment, { orderNo }: PayableOrder) {
  if (payment.status === "pending") return { status: "pending" as const, orderNo };
  if (!isPaid(payment) && payment.method === "Ach") throw new ShopError("payment_bank_declined");
  if (!isPaid(payment) && payment.method === "PayPal")
    throw new ShopError(payment.status === "declined" ? "payment_paypal_declined" : "payment_paypal_canceled");
  if (!isPaid(payment)) throw paymentRefusal(payment.failureCode);
  return { status: "paid" as const, orderNo };
}

/** Phase one, in a transaction that locks the order, so that concurrent attempts see each other's claims. */
function claim(context: Context, { slug, attempt }: Named, way: WayOfPaying): Promise<Attempt> {
  return inTransaction(context, async (inside) => {
    const { query, storefront, payments, now } = inside;
    const which = { storefrontId: storefront.id, kind: way.kind, tokenHash: hashOf(slug) };
    const found = await selectPayRequest(query, which);
    const order = found && (await selectPayableOrder(query, { id: found.orderId }, true));
    // Read again under the order's lock: another attempt may have been waiting to end.
    const request = order && (await selectPayRequest(query, which, true));
    if (!request) throw new ShopError("customer_pay_link_unknown");
    const means = await way.meansOf(inside, request);
    const own = (await selectPaymentsOfRequest(query, request.id)).find((one) => one.attemptKey === attempt);
    if (own) return { payment: own, order, means };
    const owed = await selectOwed(query, order.id);
    refuseUnless(statusOf(request, order, owed, now()));
    const amountCents = way.amountOf(request, owed);
    const taker = way.wallet ? requireWallet(inside) : payments;
    await refuseAmount(inside, amountCents, taker.amounts);
    if (!means && !way.wallet) throw new ShopError("customer_payment_not_found");
    const payment = await insertRequestPayment(query, {
      orderId: order.id,
      requestId: request.id,
      attemptKey: attempt,
      provider: taker.provider,
      method: way.wallet ? "PayPal" : means?.bankDebit ? "Ach" : "CreditCard",
      amountCents,
      createdAt: now(),
    });
    if (means?.bankDebit) await keepMandate(inside, payment.id, amountCents);
    return { payment, order, means };
  });
}

/** @throws why a request cannot be paid */
function refuseUnless(status: RequestStatus): void {
  const refusals = {
    paid: "customer_pay_link_used",
    settled: "customer_pay_nothing_owed",
    expired: "customer_pay_link_expired",
    busy: "customer_pay_busy",
  } as const;
  if (status !== "open") throw new ShopError(refusals[status]);
}

/** Phase two. The provider's id is stored before anything can be charged, so that the sweep can always read what happened. */
async function pay(context: Context, { payment, order, means }: Attempt, isOffSession: boolean): Promise<PaymentState> {
  const key = `request:${payment.id}:${payment.attemptKey}`;
  const confirm = async (providerId: string): Promise<PaymentState> => {
    if (!means) return { status: "declined", code: "declined" };
    if (isOffSession) return context.payments.confirmOffSession(providerId, means.methodId, key);
    return context.payments.confirm(providerId, means.methodId, key, means.bankDebit ? context.client : undefined);
  };
  if (payment.providerId) {
    const state = await providerOf(context, payment).read(payment.providerId);
    return state.status === "unconfirmed" ? confirm(payment.providerId) : state;
  }
  const { methodId: _, ...keeping } = means ?? { methodId: "" };
  const { currency, orderNo, email } = order;
  const asked = { key, amountCents: payment.amountCents, currency, orderNo, email, ...keeping };
  const providerId = await endIfRefused(context, payment, () => context.payments.open(asked));
  await updatePayment(context.query, payment.id, { providerId });
  return confirm(providerId);
}

/** Phase two in a wallet: creates the payment for its payer to approve, and charges it once they have. */
async function payInWallet(context: Context, { payment, order }: Attempt, { slug, success }: WalletStep): Promise<PaymentState> {
  const { providerId } = payment;
  if (providerId) return success === false ? giveUpInWallet(context, providerId) : currentRequestState(context, { ...payment, providerId });
  const opened = await endIfRefused(context, payment, () => openInWallet(context, payment, order, slug));
  await updatePayment(context.query, payment.id, { providerId: opened });
  return providerOf(context, payment).read(opened);
}

/** Ends the attempt when the provider refuses to create its payment, because it can then never be charged. */
async function endIfRefused(context: Context, payment: RequestPayment, open: () => Promise<string>): Promise<string> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof ShopError && error.code === "payment_refused")
      await settleRequestPayment(context, payment.id, { status: "cancelled" });
    throw error;
  }
}
