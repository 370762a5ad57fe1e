import { randomUUID } from "node:crypto";
import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import {
  insertInvoicePayment,
  lockPayingCustomer,
  selectInvoiceBalance,
  selectInvoicePayment,
  selectPayableInvoices,
} from "./invoice-payment.repository.ts";
import { refusalOf } from "./part-refusal.ts";
import { partsOf } from "./payment-parts.rules.ts";
import { bookInvoicePayment } from "./settle-invoice-payment.ts";

/** A repeat of the same idempotency key records nothing, even after a crash. */
export const recordCheck: Verb<typeof office.recordCheck> = (context, { customerId, reference, invoices }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const { staffId } = requireStaff(inside);
    const attemptKey = `staff:${staffId}:${context.idempotencyKey ?? randomUUID()}`;
    await lockPayingCustomer(query, customerId);
    const answer = async (amountCents: number) => ({ amountCents, balanceCents: await selectInvoiceBalance(query, customerId) });
    const known = await selectInvoicePayment(query, { customerId, attemptKey });
    if (known) return answer(known.amountCents);
    const invoiceNos = invoices.map((one) => one.invoiceNo);
    const chosen = partsOf(
      invoices,
      await selectPayableInvoices(query, { storefrontId: storefront.id, customerId, branchIds: [], invoiceNos }),
    );
    if ("refusal" in chosen) throw refusalOf(inside, chosen);
    const { amountCents, parts } = chosen;
    const { id } = await insertInvoicePayment(
      query,
      {
        storefrontId: storefront.id,
        customerId,
        staffId,
        attemptKey,
        method: "Check",
        reference,
        status: "started",
        amountCents,
        createdAt: now(),
      },
      parts,
    );
    await bookInvoicePayment(inside, id, null);
    return answer(amountCents);
  });
