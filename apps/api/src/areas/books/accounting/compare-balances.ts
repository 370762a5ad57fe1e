import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { todayAt } from "../../product/index.ts";
import { comparedBalances } from "./compared-balances.rules.ts";
import { selectOpenOrNumbered } from "./open-balances.repository.ts";

export const compareBalances: Verb<typeof office.compareBalances> = async (context, { lines }) => {
  const { query, storefront } = context;
  const invoices = await selectOpenOrNumbered(
    query,
    storefront.id,
    lines.map(({ number }) => number),
  );
  return {
    on: todayAt(context),
    currency: storefront.settings.currency,
    theirCents: lines.reduce((sum, { openCents }) => sum + openCents, 0),
    ourCents: invoices.reduce((sum, { openCents }) => sum + openCents, 0),
    rows: comparedBalances(lines, invoices),
  };
};
