import { randomUUID } from "node:crypto";
import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import {
  insertInvoicePayment,
  lockPayingCustomer,
  selectInvoiceBalance,
  selectInvoicePayment,
  selectPayableInvoices,
} from "./invoice-payment.repository.ts";
import { refusalOf } from "./part-refusal.ts";
import { type PartRefusal, partsOf, type RequestedPart } from "./payment-parts.rules.ts";
import { bookReceived } from "./settle-invoice-payment.ts";

/** A check that pays parts of invoices. */
export interface Check {
  storefrontId: number;
  customerId: number;
  staffId: number;
  /** Only for invoices of orders that are picked up at these places; for any if missing. */
  placeIds?: readonly number[] | null;
  /** Its number. */
  reference: string;
  parts: RequestedPart[];
}

/** A repeat of the same idempotency key records nothing, even after a crash. */
export const recordCheck: Verb<typeof office.recordCheck> = (context, { customerId, reference, invoices }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const { staffId, placeIds } = requireStaff(inside);
    const attemptKey = `staff:${staffId}:${context.idempotencyKey ?? randomUUID()}`;
    await lockPayingCustomer(query, customerId);
    const known = await selectInvoicePayment(query, { customerId, attemptKey });
    const check = { storefrontId: storefront.id, customerId, staffId, placeIds, reference, parts: invoices };
    const before = { balanceCents: await selectInvoiceBalance(query, customerId) };
    const paid = known ?? (await settleByCheck(inside, check, attemptKey));
    if ("refusal" in paid) throw refusalOf(inside, paid);
    const { amountCents } = paid;
    const balanceCents = await selectInvoiceBalance(query, customerId);
    const after = { balanceCents, check: reference, amountCents, invoices };
    if (!known) await recordAct(inside, { kind: "customer.check", subject: "customer", no: customerId, before, after });
    return { amountCents, balanceCents };
  });

/** Books a check in the caller's transaction, which holds the business account. @returns what it pays, or why it can't */
export async function settleByCheck(
  inside: Pick<Work, "query" | "now">,
  { storefrontId, customerId, staffId, placeIds = null, reference, parts: wanted }: Check,
  attemptKey: string = randomUUID(),
): Promise<{ amountCents: number } | PartRefusal> {
  const { query, now } = inside;
  const invoiceNos = wanted.map((one) => one.invoiceNo);
  const chosen = partsOf(wanted, await selectPayableInvoices(query, { storefrontId, customerId, branchIds: [], placeIds, invoiceNos }));
  if ("refusal" in chosen) return chosen;
  const { amountCents, parts } = chosen;
  const { id } = await insertInvoicePayment(
    query,
    { storefrontId, customerId, staffId, attemptKey, method: "Check", reference, status: "started", amountCents, createdAt: now() },
    parts,
  );
  await bookReceived(inside, id, { brand: null, last4: null });
  return { amountCents };
}
