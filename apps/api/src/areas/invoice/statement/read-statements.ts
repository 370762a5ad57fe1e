import type { customer } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { todayOf } from "../../../domain/day.ts";
import { whoseInvoices } from "../list/whose-invoices.ts";
import { selectLines, selectMonths } from "./statement.repository.ts";
import { linesOf, monthsOf } from "./statement.rules.ts";

const MOST_MONTHS = 36;

/** Each statement opens where the one before closes. @throws account_prices_hidden */
export const readStatements: Verb<typeof customer.statements> = async (context, { month }) => {
  const { settings, timezone } = context.storefront;
  const whose = { ...(await whoseInvoices(context)), timezone };
  const months = monthsOf(await selectMonths(context.query, whose), todayOf(context.now(), whose.timezone).slice(0, 7));
  const asked = month === undefined ? undefined : months.find((one) => one.month === month);
  const rows = asked ? await selectLines(context.query, whose, asked.month) : [];
  return {
    currency: settings.currency,
    months: months.toReversed().slice(0, MOST_MONTHS),
    lines: month === undefined ? null : linesOf(rows, asked?.openingCents ?? 0),
  };
};
