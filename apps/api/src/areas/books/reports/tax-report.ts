import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { selectEntries } from "../accounting/books-of-days.repository.ts";
import { ledgerOf } from "../journal/months.ts";
import { selectTaxSums } from "./tax-report.repository.ts";

/** Adds up taxes by jurisdiction; what the ledger has besides is of orders from before jurisdictions were recorded. */
export const taxReport: Verb<typeof office.taxReport> = async (context, days) => {
  const whose = ledgerOf(context);
  const rows = await selectTaxSums(context.query, whose, days);
  const entries = await selectEntries(context.query, whose, days);
  // Tax is a credit in the ledger, so its sign is reversed.
  const ledgerCents = entries.reduce((sum, { account, amountCents }) => sum - (account === "tax" ? amountCents : 0), 0);
  return { rows, ledgerCents, unassignedCents: ledgerCents - rows.reduce((sum, { cents }) => sum + cents, 0) };
};
