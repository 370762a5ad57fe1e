import { customer } from "@azulejo/contract";
import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import { stringify } from "csv-stringify/sync";
import { languageOf } from "../../../i18n/language.ts";
import { text } from "../../../i18n/text.ts";
import { callApi, refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/invoices-csv.resource";
import { readInvoicesChoices, toInvoicesInput } from "./invoices-address.ts";
import "virtual:words/invoices";

const AT_ONCE = 500;
const MAX_PAGES = 40;
/** Without this byte order mark, spreadsheets assume another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const keys = [
  "invoice",
  "order",
  "earlier",
  "branch",
  "purchaseOrder",
  "job",
  "issued",
  "due",
  "total",
  "paid",
  "open",
  "currency",
] as const;

/**
 * Returns the whole list for these filters as a file for spreadsheets, at most 20,000 invoices; a cell that looks like a formula is quoted
 * as text.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = languageOf(request.url);
  const choices = readInvoicesChoices(searchParams);
  const invoices: ListedInvoice[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const list = await refusalsAsPages(() =>
      callApi(context, language, customer.openInvoices, toInvoicesInput({ ...choices, page }, AT_ONCE)),
    );
    invoices.push(...list.invoices);
    pages = list.pages;
  }
  const columns = keys.map((key) => ({ key, header: text(language, `invoices.column.${key}`) }));
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  const rows = invoices.map((one) => ({
    invoice: one.invoiceNo,
    order: one.orderNo ?? "",
    earlier: one.earlierNo ?? "",
    branch: one.branch ?? "",
    purchaseOrder: one.purchaseOrderNo ?? "",
    job: one.jobName ?? "",
    issued: one.issuedOn,
    due: one.dueOn ?? "",
    total: Number(decimal(one.totalCents)),
    paid: Number(decimal(one.paidCents)),
    open: Number(decimal(one.openCents)),
    currency: one.currency,
  }));
  // A credit's amount starts with a minus like a formula, but isn't one.
  const cast = { number: (value: number) => ({ value: String(value), escape_formulas: false }) };
  const body = stringify(rows, { header: true, columns, escape_formulas: true, record_delimiter: "windows", cast });
  return new Response(BYTE_ORDER_MARK + body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${text(language, "invoices.file")}"`,
      "cache-control": "private, no-store",
    },
  });
}
