import { ShopError } from "@azulejo/contract";
import { inTransaction, type Services, type Work } from "../../../context.ts";
import type { MoneyBack, PaymentState } from "../../../ports/card-payments.ts";
import { postEntries } from "../../ledger/index.ts";
import { dropReturnedAccount, storePayment } from "../../saved-payment/index.ts";
import { insertProviderEvent } from "../placing/payment.repository.ts";
import { providerOf } from "../provider-of.ts";
import { type Settling, settling } from "../settle-order.ts";
import { type InvoicePayment, selectInvoicePayment, selectPaymentParts, updateInvoicePayment } from "./invoice-payment.repository.ts";

type Captured = Extract<PaymentState, { status: "authorised" | "captured" }>;

/**
 * Phase three: brings a payment of invoices into line with its state at the provider, once, however often it is called.
 * @returns the payment afterwards
 */
export async function settleInvoicePayment(context: Settling, id: number, state: PaymentState): Promise<InvoicePayment> {
  if (state.status === "authorised") return settleInvoicePayment(context, id, await capture(context, id));
  if (state.status === "captured") await inTransaction(context, (inside) => bookCaptured(inside, id, state));
  if (state.status === "pending") await wait(context, id, state);
  if (state.status === "cancelled") await move(context, id, ["started", "pending"], { status: "cancelled" });
  if (state.status === "declined") await refuse(context, id, state);
  return required(await selectInvoicePayment(context.query, { id }));
}

/** Takes what a card's bank has authorized. @throws while the provider doesn't say that it has, and the sweep asks again */
async function capture(context: Settling, id: number): Promise<Captured> {
  const payment = required(await selectInvoicePayment(context.query, { id }));
  const state = await providerOf(context, { provider: payment.provider ?? "" }).capture(payment.providerId ?? "");
  if (state.status !== "captured") throw new ShopError("payment_unavailable");
  return state;
}

const move = (context: Settling, id: number, from: InvoicePayment["status"][], change: Parameters<typeof updateInvoicePayment>[2]) =>
  inTransaction(context, async ({ query }) => {
    const payment = required(await selectInvoicePayment(query, { id }, true));
    if (from.includes(payment.status)) await updateInvoicePayment(query, id, change);
  });

/** The name of the messages about payments of invoices. */
export const INVOICE_PAYMENT_MAIL = "mail.invoicePayment";

/** Ends a payment that only waits for its payer, at the provider first; one that was charged is booked. */
export async function endInvoicePayment(context: Settling, { id, provider, providerId }: InvoicePayment): Promise<InvoicePayment> {
  if (!providerId) return required(await selectInvoicePayment(context.query, { id }));
  return settleInvoicePayment(context, id, await providerOf(context, { provider: provider ?? "" }).abandon(providerId));
}

type Telling = Pick<Work, "query" | "outbox">;

/** Queues an email to the payer, in the caller's transaction. Checks have none. */
const tell = ({ query, outbox }: Telling, paymentId: number, news: "pending" | "captured" | "returned"): Promise<void> =>
  outbox.enqueue(query, [{ kind: INVOICE_PAYMENT_MAIL, key: `invoice-payment:${paymentId}:${news}`, payload: { paymentId, news } }]);

/** Records a failed payment and emails the payer, because a debit fails days later. */
const refuse = (context: Settling, id: number, { code, account }: Extract<PaymentState, { status: "declined" }>) =>
  inTransaction(context, async (inside) => {
    const payment = required(await selectInvoicePayment(inside.query, { id }, true));
    if (payment.status !== "started" && payment.status !== "pending") return;
    await updateInvoicePayment(inside.query, id, { status: "declined", failureCode: code });
    if (payment.status !== "pending") return;
    if (account) await dropReturnedAccount(inside, account, code);
    await tell(inside, id, "returned");
  });

/** Records a debit that its bank has yet to confirm, which takes days. */
const wait = (context: Settling, id: number, { brand, last4, saved }: Extract<PaymentState, { status: "pending" }>) =>
  inTransaction(context, async (inside) => {
    const payment = required(await selectInvoicePayment(inside.query, { id }, true));
    if (payment.status !== "started") return;
    await updateInvoicePayment(inside.query, id, { status: "pending", brand, last4 });
    if (saved) await storePayment(inside, saved);
    await tell(inside, id, "pending");
  });

/** Books what the provider has charged, in the caller's transaction, and tells the payer. */
async function bookCaptured(inside: Telling & Pick<Work, "now">, id: number, state: Captured): Promise<void> {
  if (!(await bookReceived(inside, id, state))) return;
  await tell(inside, id, "captured");
  if (state.saved) await storePayment(inside, state.saved);
}

/**
 * Books money that was received, and what it pays of each invoice, in the caller's transaction.
 * @returns false if it was booked before
 */
export async function bookReceived(
  inside: Pick<Work, "query" | "now">,
  id: number,
  { brand, last4 }: Pick<Captured, "brand" | "last4">,
): Promise<boolean> {
  const { query, now } = inside;
  const payment = required(await selectInvoicePayment(query, { id }, true));
  if (payment.status !== "started" && payment.status !== "pending") return false;
  await updateInvoicePayment(query, id, { status: "captured", paidAt: now(), brand, last4 });
  await postParts(inside, payment, `invoice-payment:${id}`, 1);
  return true;
}

async function postParts({ query, now }: Pick<Work, "query" | "now">, payment: InvoicePayment, key: string, sign: 1 | -1): Promise<void> {
  const parts = await selectPaymentParts(query, payment.id);
  await postEntries(
    query,
    key,
    null,
    [
      { account: "cash", cents: sign * payment.amountCents },
      ...parts.map(({ invoiceId, amountCents }) => ({ account: "invoiced" as const, cents: -sign * amountCents, invoiceId })),
    ],
    now(),
  );
}

/** Processes a provider's event about a payment of invoices. @returns false for an event about another kind of payment */
export async function followInvoicePayment(services: Services, provider: string, event: { id: string; providerId: string; about: string }) {
  const context = settling(services);
  const payment = await selectInvoicePayment(context.query, { providerId: event.providerId });
  if (!payment?.providerId || payment.provider !== provider) return false;
  // The event of a return may arrive before that of the payment.
  if (payment.status === "started" || payment.status === "pending")
    await settleInvoicePayment(context, payment.id, await providerOf(services, { provider }).read(payment.providerId));
  if (event.about === "moneyBack") await followReturn(services, payment, payment.providerId);
  await insertProviderEvent(context.query, provider, event.id);
  return true;
}

/** Whether money was taken back: refunded, or returned by a bank. An open dispute doesn't count, because it may be won. */
const isGone = ({ kind, state }: MoneyBack): boolean => state === "done" || (kind === "return" && state !== "failed");

/** Reopens the invoices of a payment that a bank returned in full. Partial returns are left to staff. */
async function followReturn(services: Services, payment: InvoicePayment, providerId: string): Promise<void> {
  const all = await providerOf(services, { provider: payment.provider ?? "" }).readMoneyBack(providerId);
  const backCents = all.filter(isGone).reduce((sum, one) => sum + one.amountCents, 0);
  if (backCents < payment.amountCents) {
    if (backCents > 0)
      services.log.error({ paymentId: payment.id, backCents }, "a part of a payment of invoices went back: look at the provider");
    return;
  }
  await inTransaction(settling(services), async (inside) => {
    const now = required(await selectInvoicePayment(inside.query, { id: payment.id }, true));
    if (now.status !== "captured") return;
    await updateInvoicePayment(inside.query, now.id, { status: "returned" });
    await postParts(inside, now, `invoice-return:${now.id}`, -1);
    await tell(inside, now.id, "returned");
  });
}

function required<T>(value: T | null): T {
  if (value === null) throw new ShopError("server_error");
  return value;
}
