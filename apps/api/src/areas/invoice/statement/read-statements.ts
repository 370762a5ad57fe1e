import type { customer } from "@azulejo/contract";
import type { Statements } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { type InvoiceOwner, readInvoiceOwner } from "../list/invoice-owner.ts";
import { selectLines, selectMonths } from "./statement.repository.ts";
import { linesOf, monthsOf } from "./statement.rules.ts";

const MAX_MONTHS = 36;

/** Opening balances equal the closing balance of the month before. @throws account_prices_hidden */
export const readStatements: Verb<typeof customer.statements> = async (context, { month }) =>
  statementsOf(context, await readInvoiceOwner(context), month);

/** Returns the statements of a business account, and the lines of one. @param month yyyy-mm */
export async function statementsOf(
  context: Pick<Work, "query" | "storefront" | "now">,
  account: InvoiceOwner,
  month?: string,
): Promise<Statements> {
  const { settings, timezone } = context.storefront;
  const whose = { ...account, timezone };
  const months = monthsOf(await selectMonths(context.query, whose), todayOf(context.now(), whose.timezone).slice(0, 7));
  const asked = month === undefined ? undefined : months.find((one) => one.month === month);
  const rows = asked ? await selectLines(context.query, whose, asked.month) : [];
  return {
    currency: settings.currency,
    months: months.toReversed().slice(0, MAX_MONTHS),
    lines: month === undefined ? null : linesOf(rows, asked?.openingCents ?? 0),
  };
}
