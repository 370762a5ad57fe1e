import { type office, ShopError } from "@azulejo/contract";
import type { OfficeInvoice, OfficeInvoiceRow } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import { linkPaper } from "../../document/index.ts";
import { daysBetween } from "../../invoice/index.ts";
import { todayAt } from "../../product/index.ts";
import { selectExternalIds } from "../external-ids/external-id.repository.ts";
import { selectCustomerName } from "../statements/statement-reader.repository.ts";
import {
  countOfficeInvoices,
  type InvoiceHead,
  type StoredOfficeInvoice,
  selectInvoiceLines,
  selectInvoicePayments,
  selectOfficeInvoice,
  selectOfficeInvoices,
} from "./office-invoice.repository.ts";

const PAGE_SIZE = 50;

export const listOfficeInvoices: Verb<typeof office.invoices> = async (context, { status, age, customerId, query: search, page }) => {
  const { query, storefront } = context;
  const today = todayAt(context);
  const which = {
    ...{ storefrontId: storefront.id, status, age: age ?? null, customerId: customerId ?? null, search, today },
    ...{ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
  };
  const [rows, counted, customer] = await Promise.all([
    selectOfficeInvoices(query, which),
    countOfficeInvoices(query, which),
    customerId === undefined ? null : selectCustomerName(query, storefront.id, customerId),
  ]);
  return { invoices: rows.map((row) => toRow(row, today)), ...counted, currency: storefront.settings.currency, customer };
};

function toRow({ id: _, ...row }: InvoiceHead, today: string): OfficeInvoiceRow {
  const isDue = row.dueOn !== null && row.openCents > 0;
  return { ...row, daysPastDue: isDue ? daysBetween(row.dueOn ?? today, today) : 0 };
}

export const readOfficeInvoice: Verb<typeof office.invoice> = async (context, { invoiceNo }): Promise<OfficeInvoice> => {
  const { query } = context;
  const { branch, goodsCents, deliveryCents, taxCents, prepaidCents, ...head } = await requireInvoice(context, invoiceNo);
  const [lines, payments, externalIds] = await Promise.all([
    selectInvoiceLines(query, head.id),
    selectInvoicePayments(query, head.id),
    selectExternalIds(query, "invoice", head.id),
  ]);
  return {
    ...toRow(head, todayAt(context)),
    ...{ branch, goodsCents, deliveryCents, taxCents, prepaidCents, externalIds, lines },
    payments: payments.map(({ createdAt, paidAt, method, reference, brand, last4, status, amountCents }) => ({
      at: (paidAt ?? createdAt).toISOString(),
      ...{ method, status, amountCents },
      card: reference ?? ([brand, last4].filter(Boolean).join(" ") || null),
    })),
  };
};

export const linkOfficeInvoice: Verb<typeof office.invoiceLink> = async (context, { invoiceNo }) => {
  const { customerId } = await requireInvoice(context, invoiceNo);
  const whose = { storefrontId: context.storefront.id, customerId, branchIds: [] };
  return linkPaper(context, { kind: "invoice", id: String(invoiceNo), whose });
};

/** @throws customer_invoice_unknown */
async function requireInvoice({ query, storefront }: Work, invoiceNo: number): Promise<StoredOfficeInvoice> {
  const invoice = await selectOfficeInvoice(query, storefront.id, invoiceNo);
  if (!invoice) throw new ShopError("customer_invoice_unknown", { invoiceNo: String(invoiceNo) });
  return invoice;
}
