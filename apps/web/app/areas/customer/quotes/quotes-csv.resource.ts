import { customer } from "@azulejo/contract";
import type { ListedQuote } from "@azulejo/contract/areas/customer.ts";
import { stringify } from "csv-stringify/sync";
import { languageOf } from "../../../i18n/language.ts";
import { text } from "../../../i18n/text.ts";
import { callApi, refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/quotes-csv.resource";
import { readQuotesChoices } from "./quotes-address.ts";
import "virtual:words/quotes";

const MAX_PAGES = 100;
/** Without this byte order mark, spreadsheets assume another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Returns the whole list for these filters as a file for spreadsheets, at most 5,000 quotes; a cell that looks like a formula is quoted as
 * text.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request.url);
  const { show } = readQuotesChoices(new URL(request.url).searchParams);
  const quotes: ListedQuote[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const list = await refusalsAsPages(() => callApi(context, language, customer.quotes, { show, page }));
    quotes.push(...list.quotes);
    pages = list.pages;
  }
  const columns = (
    ["quote", "asked", "by", "branch", "purchaseOrder", "jobName", "lines", "state", "validUntil", "total", "currency", "order"] as const
  ).map((key) => ({ key, header: text(language, `quotes.column.${key}`) }));
  const rows = quotes.map((quote) => ({
    quote: quote.quoteNo,
    asked: quote.askedAt.slice(0, 10),
    by: quote.askedBy,
    branch: quote.branch ?? "",
    purchaseOrder: quote.purchaseOrderNo ?? "",
    jobName: quote.jobName ?? "",
    lines: quote.lineCount,
    state: text(language, `quotes.state.${quote.state}`),
    validUntil: quote.validUntil ?? "",
    total: quote.totalCents === null ? "" : (quote.totalCents / 100).toFixed(2),
    currency: quote.currency,
    order: quote.orderNo ?? "",
  }));
  const body = BYTE_ORDER_MARK + stringify(rows, { header: true, columns, escape_formulas: true, record_delimiter: "windows" });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${text(language, "quotes.file")}"`,
      "cache-control": "private, no-store",
    },
  });
}
