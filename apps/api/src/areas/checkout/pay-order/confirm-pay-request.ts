import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import type { PaymentState } from "../../../ports/card-payments.ts";
import { hashOf } from "../../../session/ticket.ts";
import { updatePayment } from "../../order/index.ts";
import { refuseAmount } from "../limits/refuse-excess.ts";
import { type PayingCard, payingCard } from "../paying-card.ts";
import { paymentRefusal } from "../payment-refusal.ts";
import {
  insertRequestPayment,
  type PayableOrder,
  type RequestPayment,
  selectOwed,
  selectPayableOrder,
  selectPaymentsOfRequest,
  selectPayRequest,
} from "./pay-request.repository.ts";
import { statusOf } from "./read-pay-request.ts";
import { settleRequestPayment } from "./settle-request.ts";

/** An attempt to pay an order with a link. */
interface Attempt {
  payment: RequestPayment;
  order: PayableOrder;
}

interface Input {
  slug: string;
  attempt: string;
  expectedCents: number;
}

/**
 * Pays what is owed on an order in three phases: claim the amount, pay outside any transaction, finish. A repeated attempt, after a
 * crash or after the bank's authentication, continues where it stopped.
 */
export const confirmPayRequest: Verb<typeof customer.confirmPayOrderRequest> = async (context, { payment: given, ...input }) => {
  const card = await payingCard(context, given);
  const { payment, order } = await claim(context, input, card);
  if (payment.status !== "started") return answer(payment, order);
  const state = await pay(context, { payment, order }, card);
  const settled = await settleRequestPayment(context, payment.id, state);
  if (settled.status === "started")
    return state.status === "actionRequired" ? { status: "actionRequired", clientSecret: state.clientSecret } : { status: "processing" };
  return answer(settled, order);
};

const isPaid = ({ status }: RequestPayment): boolean => status === "authorised" || status === "captured" || status === "refunded";

function answer(payment: RequestPayment, { orderNo }: PayableOrder) {
  if (!isPaid(payment)) throw paymentRefusal(payment.failureCode);
  return { status: "paid" as const, orderNo };
}

/** Phase one, in one transaction that holds the order: whoever comes second finds what the first has claimed. */
function claim(context: Context, { slug, attempt, expectedCents }: Input, card: PayingCard | null): Promise<Attempt> {
  return inTransaction(context, async (inside) => {
    const { query, storefront, payments, now } = inside;
    const found = await selectPayRequest(query, storefront.id, hashOf(slug));
    const order = found && (await selectPayableOrder(query, { id: found.orderId }, true));
    // Read again under the order's lock: another attempt may have been waiting to end.
    const request = order && (await selectPayRequest(query, storefront.id, hashOf(slug), true));
    if (!request) throw new ShopError("customer_pay_link_unknown");
    const own = (await selectPaymentsOfRequest(query, request.id)).find((one) => one.attemptKey === attempt);
    if (own) return { payment: own, order };
    const owed = await selectOwed(query, order.id);
    refuseUnless(statusOf(request, order, owed, now()));
    if (owed.owedCents !== expectedCents) throw new ShopError("customer_pay_amount_changed");
    await refuseAmount(inside, owed.owedCents);
    if (!card) throw new ShopError("customer_payment_not_found");
    const payment = await insertRequestPayment(query, {
      orderId: order.id,
      requestId: request.id,
      attemptKey: attempt,
      provider: payments.provider,
      amountCents: owed.owedCents,
      createdAt: now(),
    });
    return { payment, order };
  });
}

/** @throws why a link cannot be paid with */
function refuseUnless(status: ReturnType<typeof statusOf>): void {
  const refusals = {
    paid: "customer_pay_link_used",
    settled: "customer_pay_nothing_owed",
    expired: "customer_pay_link_expired",
    busy: "customer_pay_busy",
  } as const;
  if (status !== "open") throw new ShopError(refusals[status]);
}

/** Phase two. The provider's id is stored before anything can be charged, so that the sweep can always read what happened. */
async function pay(context: Context, { payment, order }: Attempt, card: PayingCard | null): Promise<PaymentState> {
  const key = `request:${payment.id}:${payment.attemptKey}`;
  const confirm = async (providerId: string): Promise<PaymentState> =>
    card ? context.payments.confirm(providerId, card.methodId, key) : { status: "declined", code: "declined" };
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
