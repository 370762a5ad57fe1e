import { type customer, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession, type Work } from "../../../context.ts";
import type { PaymentState } from "../../../ports/card-payments.ts";
import { requireAccount } from "../../account/index.ts";
import { readInvoiceOwner } from "../../invoice/index.ts";
import { MANDATE_VERSION, refuseWithoutMandate, writeMandate } from "../bank-debit/mandate.ts";
import { refuseAmount } from "../limits/refuse-excess.ts";
import { bankAccount, type Means, payingCard } from "../paying-card.ts";
import { paymentRefusal } from "../payment-refusal.ts";
import { providerOf } from "../provider-of.ts";
import {
  type InvoicePayment,
  insertInvoicePayment,
  lockPayingCustomer,
  selectInvoiceBalance,
  selectInvoicePayment,
  selectPayableInvoices,
  selectPaymentParts,
  selectWaitingPayments,
  updateInvoicePayment,
} from "./invoice-payment.repository.ts";
import { refusalOf } from "./part-refusal.ts";
import { partsOf } from "./payment-parts.rules.ts";
import { bookReceived, endInvoicePayment, settleInvoicePayment } from "./settle-invoice-payment.ts";

type Asked = ParsedInputOf<typeof customer.payInvoices>;

/**
 * Pays invoices in three phases: claim the amounts, pay outside any transaction, book. A repeated attempt, after a crash or after the
 * bank's authentication, continues where it stopped. What an unfinished payment claims, no other can pay.
 * @throws account_prices_hidden, customer_invoice_unknown, customer_invoice_amount, customer_invoice_rest, customer_invoice_credit, and refusals of the payment
 */
export const payInvoices: Verb<typeof customer.payInvoices> = async (context, asked) => {
  const { payment: given } = asked;
  if (given.type === "Ach") refuseWithoutMandate(given.mandateVersion ?? "");
  const means = await meansOf(context, given);
  await supersedeAttempt(context, asked);
  const payment = await claim(context, asked, means);
  if (payment.status !== "started") return answer(context, payment);
  const state = await pay(context, payment, means);
  if (state.status === "actionRequired") await updateInvoicePayment(context.query, payment.id, { waitsForPayer: true });
  const settled = await settleInvoicePayment(context, payment.id, state);
  if (settled.status !== "started") return answer(context, settled);
  return state.status === "actionRequired"
    ? { status: "actionRequired" as const, clientSecret: state.clientSecret }
    : { status: "processing" as const };
};

async function meansOf(context: Context, given: Asked["payment"]): Promise<Means | null> {
  if (given.type === "Credit") return null;
  return given.type === "Ach" ? bankAccount(context, given) : payingCard(context, given);
}

async function answer({ query }: Work, payment: InvoicePayment) {
  const { status, amountCents, customerId, method, failureCode } = payment;
  if (status !== "captured" && status !== "pending")
    throw method === "Ach" ? new ShopError("payment_bank_declined") : paymentRefusal(failureCode);
  return {
    status: status === "captured" ? ("paid" as const) : ("pending" as const),
    amountCents,
    balanceCents: await selectInvoiceBalance(query, customerId),
  };
}

/** Ends other payments of these invoices that wait for their payer at the bank, because the payer has returned to pay another way. */
async function supersedeAttempt(context: Context, { attempt, invoices }: Asked): Promise<void> {
  const { customerId } = await readInvoiceOwner(context);
  const nos = invoices.map((one) => one.invoiceNo);
  const waiting = await selectWaitingPayments(context.query, customerId, nos);
  for (const payment of waiting) if (payment.attemptKey !== attempt) await endInvoicePayment(context, payment);
}

/** Phase one, in a transaction that locks the business account, so that concurrent payments see each other's claims. */
function claim(context: Context, { attempt, invoices, payment: given }: Asked, means: Means | null): Promise<InvoicePayment> {
  return inTransaction(context, async (inside) => {
    const { query, payments, now } = inside;
    const whose = await readInvoiceOwner(inside);
    await lockPayingCustomer(query, whose.customerId);
    const own = await selectInvoicePayment(query, { customerId: whose.customerId, attemptKey: attempt });
    if (own) return own;
    const payable = await selectPayableInvoices(query, { ...whose, invoiceNos: invoices.map((one) => one.invoiceNo) });
    const chosen = partsOf(invoices, payable, payments.amounts.lowest);
    if ("refusal" in chosen) throw refusalOf(inside, chosen);
    const isCredit = chosen.amountCents === 0;
    if (!isCredit) await refuseAmount(inside, chosen.amountCents);
    if (!isCredit && !means) throw new ShopError("customer_payment_not_found");
    const mandate = means?.bankDebit
      ? { mandateVersion: MANDATE_VERSION, mandateText: await writeMandate(inside, chosen.amountCents) }
      : {};
    const payment = await insertInvoicePayment(
      query,
      {
        storefrontId: whose.storefrontId,
        customerId: whose.customerId,
        accountId: requireSession(inside).accountId,
        attemptKey: attempt,
        provider: isCredit ? null : payments.provider,
        method: isCredit ? "Credit" : given.type === "Ach" ? "Ach" : "CreditCard",
        status: "started",
        amountCents: chosen.amountCents,
        createdAt: now(),
        ...mandate,
      },
      chosen.parts,
    );
    if (!isCredit) return payment;
    // Credits cover the invoices, so no provider is needed.
    await bookReceived(inside, payment.id, { brand: null, last4: null });
    return { ...payment, status: "captured" };
  });
}

/** Phase two. The provider's id is stored before anything can be charged, so that the sweep can always read what happened. */
async function pay(context: Context, payment: InvoicePayment, means: Means | null): Promise<PaymentState> {
  const key = `invoices:${payment.id}:${payment.attemptKey}`;
  const confirm = async (providerId: string): Promise<PaymentState> =>
    means
      ? context.payments.confirm(providerId, means.methodId, key, means.bankDebit ? context.client : undefined)
      : { status: "declined", code: "declined" };
  if (payment.providerId) {
    const state = await providerOf(context, { provider: payment.provider ?? "" }).read(payment.providerId);
    return state.status === "unconfirmed" ? confirm(payment.providerId) : state;
  }
  const { methodId: _, ...keeping } = means ?? { methodId: "" };
  const parts = await selectPaymentParts(context.query, payment.id);
  const { email } = await requireAccount(context);
  const providerId = await open(context, payment.id, {
    key,
    amountCents: payment.amountCents,
    currency: context.storefront.settings.currency,
    invoiceNos: parts.map((part) => part.invoiceNo),
    email,
    ...keeping,
  });
  await updateInvoicePayment(context.query, payment.id, { providerId });
  return confirm(providerId);
}

/** Ends the attempt when the provider refuses to create its payment, because it can then never be charged. */
async function open(context: Context, id: number, request: Parameters<Context["payments"]["open"]>[0]): Promise<string> {
  try {
    return await context.payments.open(request);
  } catch (error) {
    if (error instanceof ShopError && error.code === "payment_refused") await settleInvoicePayment(context, id, { status: "cancelled" });
    throw error;
  }
}
