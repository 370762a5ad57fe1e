import type { ListedOrder } from "@azulejo/contract/areas/customer.ts";
import { stringify } from "csv-stringify/sync";
import { languageOf } from "../../../i18n/language.ts";
import { text } from "../../../i18n/text.ts";
import { callApi, refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/orders-csv.resource";
import { orderCalls } from "./load-orders.server.ts";
import { readOrdersChoices, toOrdersInput } from "./orders-address.ts";
import "virtual:words/orders";

const AT_ONCE = 500;
const MAX_PAGES = 40;
/** Without this byte order mark, spreadsheets assume another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Returns the whole list for these filters as a file for spreadsheets, at most 20,000 orders; a cell that looks like a formula is quoted as
 * text.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = languageOf(request.url);
  const call = orderCalls[searchParams.get("list") === "retail" ? "retailorders" : "orders"];
  const choices = readOrdersChoices(searchParams);
  const orders: ListedOrder[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page++) {
    const list = await refusalsAsPages(() => callApi(context, language, call, toOrdersInput({ ...choices, page }, AT_ONCE)));
    orders.push(...list.orders);
    pages = list.pages;
  }
  const columns = (
    [
      "order",
      "earlier",
      "ordered",
      "by",
      "branch",
      "purchaseOrder",
      "job",
      "lots",
      "promised",
      "finished",
      "state",
      "total",
      "currency",
    ] as const
  ).map((key) => ({
    key,
    header: text(language, `orders.column.${key}`),
  }));
  const rows = orders.map((order) => ({
    order: order.orderNo,
    earlier: order.earlierNo ?? "",
    ordered: order.placedAt.slice(0, 10),
    by: order.placedBy,
    branch: order.branch ?? "",
    purchaseOrder: order.purchaseOrderNo ?? "",
    job: order.jobName ?? "",
    lots: order.lots.join(" "),
    promised: order.promisedOn ?? "",
    finished: order.finishedOn ?? "",
    state: text(language, `orders.state.${order.state}`),
    total: order.totalCents === null ? "" : (order.totalCents / 100).toFixed(2),
    currency: order.currency,
  }));
  const body = BYTE_ORDER_MARK + stringify(rows, { header: true, columns, escape_formulas: true, record_delimiter: "windows" });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${text(language, "orders.file")}"`,
      "cache-control": "private, no-store",
    },
  });
}
