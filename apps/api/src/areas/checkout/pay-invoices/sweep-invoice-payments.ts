import type { Services } from "../../../context.ts";
import { providerOf } from "../provider-of.ts";
import { type Settling, settling } from "../settle-order.ts";
import { type InvoicePayment, selectUnfinishedPayments, updateInvoicePayment } from "./invoice-payment.repository.ts";
import { endInvoicePayment, settleInvoicePayment } from "./settle-invoice-payment.ts";

/** A browser may still be working on a newer payment. */
const STRANDED_AFTER_MS = 2 * 60_000;
/** How long a payer may take to authenticate with the bank. */
const ABANDONED_AFTER_MS = 15 * 60_000;
/** Banks take days to answer a debit, so hourly is enough. */
const ASKED_AGAIN_AFTER_MS = 3_600_000;
const MAX_ASKED = 200;

/** Ends payments of invoices that a crash or a closed browser left open, and asks about debits whose events may have been lost. */
export async function sweepInvoicePayments(services: Services): Promise<number> {
  const context = settling(services);
  const now = services.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const stranded = await selectUnfinishedPayments(context.query, "started", before(STRANDED_AFTER_MS), MAX_ASKED);
  const waiting = await selectUnfinishedPayments(context.query, "pending", before(ASKED_AGAIN_AFTER_MS), MAX_ASKED);
  for (const payment of [...stranded, ...waiting]) {
    try {
      await sweepOne(context, payment, now);
      await updateInvoicePayment(context.query, payment.id, { askedAt: services.now() });
    } catch (error) {
      services.log.error({ paymentId: payment.id, err: error }, "a payment of invoices could not be swept");
    }
  }
  return stranded.length + waiting.length;
}

async function sweepOne(context: Settling, payment: InvoicePayment, now: number): Promise<void> {
  const { id, provider, providerId, createdAt } = payment;
  if (!providerId) return void (await settleInvoicePayment(context, id, { status: "cancelled" }));
  const taker = providerOf(context, { provider: provider ?? "" });
  const state = await taker.read(providerId);
  const settled = await settleInvoicePayment(context, id, state);
  const isYoung = now - createdAt.getTime() < ABANDONED_AFTER_MS;
  if (settled.status !== "started" || state.status === "processing" || (state.status !== "unconfirmed" && isYoung)) return;
  if ((await endInvoicePayment(context, payment)).status !== "started") return;
  await settleInvoicePayment(context, id, await taker.undo(providerId));
}
