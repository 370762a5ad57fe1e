import type { customer } from "@azulejo/contract";
import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../../calls/handler.ts";
import { todayOf } from "../../../domain/day.ts";
import { daysBetween } from "./ageing.rules.ts";
import { countInvoices, type InvoiceRow, selectInvoices } from "./invoice-list.repository.ts";
import { readInvoiceOwner } from "./invoice-owner.ts";

/** @throws account_prices_hidden */
export const listInvoices: Verb<typeof customer.openInvoices> = async (
  context,
  { branchId, age, invoiceNos, receiptId, page, pageSize, ...asked },
) => {
  const { query, storefront, now } = context;
  const today = todayOf(now(), storefront.timezone);
  const which = {
    whose: await readInvoiceOwner(context),
    ...asked,
    age: age ?? null,
    branchId: branchId ?? null,
    invoiceNos: invoiceNos ?? null,
    receiptKey: receiptId ?? null,
    today,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
  const [rows, { count, openCents }] = await Promise.all([selectInvoices(query, which), countInvoices(query, which)]);
  return {
    invoices: rows.map((row) => toListed(row, today)),
    count,
    openCents,
    page,
    pages: Math.max(1, Math.ceil(count / pageSize)),
  };
};

function toListed({ id: _, receiptKey, ...row }: InvoiceRow, today: string): ListedInvoice {
  const isDue = row.dueOn !== null && row.openCents > 0;
  return {
    ...row,
    receiptId: receiptKey,
    daysPastDue: isDue ? daysBetween(row.dueOn ?? today, today) : 0,
    paidCents: row.totalCents - row.openCents,
  };
}
