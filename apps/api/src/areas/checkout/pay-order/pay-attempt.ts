import { ShopError } from "@azulejo/contract";
import { type Context, inTransaction } from "../../../context.ts";
import type { PaymentState } from "../../../ports/card-payments.ts";
import { hashOf } from "../../../session/ticket.ts";
import { updatePayment } from "../../order/index.ts";
import { refuseAmount } from "../limits/refuse-excess.ts";
import type { PayingCard } from "../paying-card.ts";
import { paymentRefusal } from "../payment-refusal.ts";
import {
  insertRequestPayment,
  type Owed,
  type PayableOrder,
  type PayRequest,
  type RequestPayment,
  selectOwed,
  selectPayableOrder,
  selectPaymentsOfRequest,
  selectPayRequest,
} from "./pay-request.repository.ts";
import { type RequestStatus, statusOf } from "./request-status.rules.ts";
import { settleRequestPayment } from "./settle-request.ts";

/** How one kind of request is paid. */
export interface WayOfPaying {
  kind: PayRequest["kind"];
  /** Returns the cents to charge. @throws when it is not what the payer saw */
  amountOf(request: PayRequest, owed: Owed): number;
  /** Returns the card to charge; null if it was removed or belongs to another account. */
  cardOf(context: Context, request: PayRequest): Promise<PayingCard | null>;
  /** The card was stored, and its owner has not entered it now. */
  isOffSession: boolean;
}

/** An attempt to pay an order by a request. */
interface Attempt {
  payment: RequestPayment;
  order: PayableOrder;
  card: PayingCard | null;
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
  const attempt = await claim(context, named, way);
  const { payment, order } = attempt;
  if (payment.status !== "started") return answer(payment, order);
  const state = await pay(context, attempt, way.isOffSession);
  const settled = await settleRequestPayment(context, payment.id, state);
  if (settled.status !== "started") return answer(settled, order);
  return state.status === "actionRequired"
    ? { status: "actionRequired" as const, clientSecret: state.clientSecret }
    : { status: "processing" as const };
}

const isPaid = ({ status }: RequestPayment): boolean => status === "authorised" || status === "captured" || status === "refunded";

function answer(payment: RequestPayment, { orderNo }: PayableOrder) {
  if (!isPaid(payment)) throw paymentRefusal(payment.failureCode);
  return { status: "paid" as const, orderNo };
}

/** Phase one, in one transaction that holds the order: whoever comes second finds what the first has claimed. */
function claim(context: Context, { slug, attempt }: Named, way: WayOfPaying): Promise<Attempt> {
  return inTransaction(context, async (inside) => {
    const { query, storefront, payments, now } = inside;
    const which = { storefrontId: storefront.id, kind: way.kind, tokenHash: hashOf(slug) };
    const found = await selectPayRequest(query, which);
    const order = found && (await selectPayableOrder(query, { id: found.orderId }, true));
    // Read again under the order's lock: another attempt may have been waiting to end.
    const request = order && (await selectPayRequest(query, which, true));
    if (!request) throw new ShopError("customer_pay_link_unknown");
    const card = await way.cardOf(inside, request);
    const own = (await selectPaymentsOfRequest(query, request.id)).find((one) => one.attemptKey === attempt);
    if (own) return { payment: own, order, card };
    const owed = await selectOwed(query, order.id);
    refuseUnless(statusOf(request, order, owed, now()));
    const amountCents = way.amountOf(request, owed);
    await refuseAmount(inside, amountCents);
    if (!card) throw new ShopError("customer_payment_not_found");
    const payment = await insertRequestPayment(query, {
      orderId: order.id,
      requestId: request.id,
      attemptKey: attempt,
      provider: payments.provider,
      amountCents,
      createdAt: now(),
    });
    return { payment, order, card };
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
async function pay(context: Context, { payment, order, card }: Attempt, isOffSession: boolean): Promise<PaymentState> {
  const key = `request:${payment.id}:${payment.attemptKey}`;
  const confirm = async (providerId: string): Promise<PaymentState> => {
    if (!card) return { status: "declined", code: "declined" };
    return context.payments[isOffSession ? "confirmOffSession" : "confirm"](providerId, card.methodId, key);
  };
  if (payment.providerId) {
    const state = await context.payments.read(payment.providerId);
    return state.status === "unconfirmed" ? confirm(payment.providerId) : state;
  }
  const { methodId: _, ...keeping } = card ?? { methodId: "" };
  const { currency, orderNo, email } = order;
  const providerId = await open(context, payment, { key, amountCents: payment.amountCents, currency, orderNo, email, ...keeping });
  await updatePayment(context.query, payment.id, { providerId });
  return confirm(providerId);
}

/** Ends the attempt when the provider refuses to create its payment, because it can then never be charged. */
async function open(context: Context, payment: RequestPayment, request: Parameters<Context["payments"]["open"]>[0]): Promise<string> {
  try {
    return await context.payments.open(request);
  } catch (error) {
    if (error instanceof ShopError && error.code === "payment_refused")
      await settleRequestPayment(context, payment.id, { status: "cancelled" });
    throw error;
  }
}
