import type { Query } from "@azulejo/database";
import { inTransaction, type Services, type Work } from "../../../context.ts";
import type { MoneyBack, PaymentEvent } from "../../../ports/card-payments.ts";
import { post } from "../../ledger/index.ts";
import { announce, hasHappened, insertOrderEvent, moveRefund, type OrderHead, selectOrder, selectRefund } from "../../order/index.ts";
import { announceReturn, followBankDebit } from "../bank-debit/follow-bank-debit.ts";
import { refundInternal, undoInternalRefund } from "../placing/charge-internal.ts";
import { insertProviderEvent, type Payment, selectPayment, updatePayment } from "../placing/payment.repository.ts";
import { providerOf } from "../provider-of.ts";
import { settling } from "../settle-order.ts";
import { reportRefund } from "../tax/report-taxes.ts";
import { keepMoneyBack, selectRefundedOf } from "./money-back.repository.ts";
import { postingsOf, refundOfReference } from "./money-back.rules.ts";
import { enqueueRefundMail } from "./refund-mail.ts";

/**
 * Books refunds and disputes at the provider. Whatever the event says, the current state is read from the provider, so that
 * events may be repeated, late or out of order.
 */
export async function followMoneyBack(services: Services, provider: string, event: PaymentEvent): Promise<void> {
  const context = settling(services);
  const payment = await selectPayment(context.query, { providerId: event.providerId });
  const order = payment && (await selectOrder(context.query, payment.orderId));
  // The payment of a released order was never booked, so its refund is not booked either.
  if (order?.status === "released") await insertProviderEvent(context.query, provider, event.id);
  if (!payment || order?.status !== "placed") return;
  // The provider's news of the settlement may not have arrived yet.
  if (payment.status === "pending") await followBankDebit(context, payment);
  const all = await providerOf(services, { provider }).readMoneyBack(event.providerId);
  await inTransaction(context, async (inside) => {
    await bookMoneyBack(inside, payment.id, all);
    await insertProviderEvent(inside.query, provider, event.id);
  });
}

type Booking = Pick<Work, "query" | "tax" | "extension" | "outbox" | "now">;

/**
 * Books the current state of all refunds and disputes of a payment, in the caller's transaction; safe to repeat. It holds its
 * order, so that the provider's event and our own request are booked one after the other.
 */
export async function bookMoneyBack(context: Booking, paymentId: number, all: MoneyBack[]): Promise<void> {
  const { query, now } = context;
  const of = await selectPayment(query, { id: paymentId });
  const order = of && (await selectOrder(query, of.orderId, true));
  const payment = order && (await selectPayment(query, { id: paymentId }));
  if (!payment) return;
  for (const one of all) {
    if (one.kind === "return") await bookLateReturn(context, order, payment, one);
    await keepMoneyBack(query, payment.provider, payment.id, one, now());
    for (const { key, entries, event: kind } of postingsOf(one)) {
      await post(query, key, order.id, entries);
      await insertOrderEvent(query, { orderId: order.id, key, kind, amountCents: one.amountCents, at: now() });
    }
    await bookOwnRefund(context, payment, one);
  }
  // A return is complete with its first booking. Rows stored meanwhile count, so refunds are summed in the database.
  if (all.some((one) => one.kind === "return")) return;
  const isRefunded = payment.amountCents > 0 && (await selectRefundedOf(query, payment.id)) >= payment.amountCents;
  if (isRefunded !== (payment.status === "refunded"))
    await updatePayment(query, payment.id, { status: isRefunded ? "refunded" : "captured" });
}

async function bookLateReturn(context: Booking, order: OrderHead, payment: Payment, { ref }: MoneyBack): Promise<void> {
  const key = `return:${ref}`;
  if (await hasHappened(context.query, key)) return;
  await updatePayment(context.query, payment.id, { status: "returned" });
  await announceReturn(context, payment, order.canceledAt === null, key);
}

/** Updates a refund that staff started to its state at the provider. The customer gets one email, when it has succeeded. */
async function bookOwnRefund(context: Booking, payment: Payment, one: MoneyBack): Promise<void> {
  const { query, outbox, now } = context;
  const refund = await ownRefund(query, payment, one);
  if (!refund) return;
  const change = { providerRef: one.ref, endedAt: now() };
  if (one.state === "failed") {
    const wasDone = refund.state === "done";
    const isFailed = await moveRefund(query, refund.id, ["requested", "done"], { ...change, state: "failed" });
    if (isFailed && wasDone) await undoInternalRefund(context, refund);
    return;
  }
  if (!(await moveRefund(query, refund.id, ["requested"], { ...change, state: "done" }))) return;
  await refundInternal(context, refund);
  await reportRefund(context, refund);
  await announce(context, { kind: "orderRefunded", orderId: refund.orderId, refundId: refund.id });
  await enqueueRefundMail(outbox, query, refund);
}

async function ownRefund(query: Query, payment: Payment, { reference }: MoneyBack) {
  const id = refundOfReference(reference);
  const refund = id === null ? null : await selectRefund(query, id);
  return refund?.paymentId === payment.id ? refund : null;
}
