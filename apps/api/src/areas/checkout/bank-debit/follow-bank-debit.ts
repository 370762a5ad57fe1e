import type { OrderEventKind } from "@azulejo/database";
import { inTransaction, type Work } from "../../../context.ts";
import type { PaymentState } from "../../../ports/card-payments.ts";
import { post } from "../../ledger/index.ts";
import { endUnpaid, insertOrderEvent, type OrderHead, selectOpenRefunds, selectOrder } from "../../order/index.ts";
import { dropReturnedAccount, storePayment } from "../../saved-payment/index.ts";
import { markCaptured, type Payment, selectPayment, updatePayment } from "../placing/payment.repository.ts";
import { providerOf } from "../provider-of.ts";
import type { Settling } from "../settle-order.ts";
import { reportSale } from "../tax/report-taxes.ts";

type Captured = Extract<PaymentState, { status: "authorised" | "captured" }>;
type Returned = Pick<Extract<PaymentState, { status: "declined" }>, "code" | "account">;
type Booking = Pick<Work, "query" | "tax" | "extension" | "outbox" | "now">;

/**
 * Brings a placed order into line with its bank debit: the bank has paid, returned it, or not answered yet. Only the provider's current
 * state counts, so that events may be repeated, late, lost or out of order.
 */
export async function followBankDebit(context: Settling, { id, provider, providerId, orderId }: Payment): Promise<void> {
  if (!providerId) return;
  const state = await providerOf(context, { provider }).read(providerId);
  await inTransaction(context, async (inside) => {
    const order = await selectOrder(inside.query, orderId, true);
    const payment = await selectPayment(inside.query, { id });
    if (!order || payment?.status !== "pending") return;
    if (state.status === "captured") await bookSettlement(inside, order, payment, state);
    else if (state.status === "declined") await bookReturn(inside, order, payment, state);
    else if (state.status === "cancelled") await bookReturn(inside, order, payment, { code: "declined" });
  });
}

async function bookSettlement(context: Booking, order: OrderHead, payment: Payment, account: Captured): Promise<void> {
  const { query } = context;
  await markCaptured(query, payment.id, account);
  // A bank account that had to be verified is saved only after its payment.
  if (account.saved) await storePayment(context, account.saved);
  await endUnpaid(query, order.id);
  const key = payment.isOfRequest ? `cash:${order.id}:${payment.id}` : `cash:${order.id}`;
  await post(query, key, order.id, { cash: payment.amountCents, receivable: -payment.amountCents });
  await reportSale(context, order.id);
  await record(context, payment, "payment_settled", `settled:${payment.id}`);
  if (order.canceledAt === null) await tell(context, payment, "paid", `settled:${payment.id}`);
  await resumeRefunds(context, order.id);
}

/** Books a returned debit. The sale stays in the books, so its amount is owed again and the order waits for staff. */
async function bookReturn(context: Booking, order: OrderHead, payment: Payment, { code, account }: Returned): Promise<void> {
  await updatePayment(context.query, payment.id, { status: "returned", failureCode: code });
  if (account) await dropReturnedAccount(context, account, code);
  await announceReturn(context, payment, order.canceledAt === null, `returned:${payment.id}`);
  await resumeRefunds(context, order.id);
}

/** Records that the bank returned a payment, and tells the customer and the staff unless the order was canceled. */
export async function announceReturn(context: Booking, payment: Payment, isOwed: boolean, key: string): Promise<void> {
  await record(context, payment, "payment_returned", key);
  if (isOwed) await tell(context, payment, "returned", key);
}

async function record({ query, now }: Booking, { orderId, amountCents }: Payment, kind: OrderEventKind, key: string): Promise<void> {
  await insertOrderEvent(query, { orderId, key, kind, amountCents, at: now() });
}

function tell({ query, outbox }: Booking, { id: paymentId, orderId }: Payment, news: "paid" | "returned", key: string): Promise<void> {
  return outbox.enqueue(query, [
    { kind: "mail.orderNews", key: `order-news:${key}`, payload: { orderId, paymentId, news } },
    { kind: "mail.paymentNews", key: `payment-news:${key}`, payload: { orderId, paymentId, news } },
  ]);
}

/** Starts refunds that staff requested while the debit was pending. */
async function resumeRefunds({ query, outbox }: Booking, orderId: number): Promise<void> {
  const waiting = await selectOpenRefunds(query, orderId);
  await outbox.enqueue(
    query,
    waiting.map(({ id }) => ({ kind: "payment.refund" as const, key: `refund:${id}:answered`, payload: { refundId: id } })),
  );
}
