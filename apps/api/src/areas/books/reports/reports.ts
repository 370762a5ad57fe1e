import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { type Period, selectSales, selectSalesTotals, selectSamples } from "./sales.repository.ts";
import { selectStockMoves } from "./stock.repository.ts";

export const salesReport: Verb<typeof office.salesReport> = async (context, { from, to, by }) => {
  const period = periodOf(context, from, to);
  const [rows, totals] = [await selectSales(context.query, period, by), await selectSalesTotals(context.query, period)];
  return { currency: context.storefront.settings.currency, rows, totals };
};

export const samplesReport: Verb<typeof office.samplesReport> = async (context, { from, to }) => ({
  currency: context.storefront.settings.currency,
  rows: await selectSamples(context.query, periodOf(context, from, to)),
});

export const stockReport: Verb<typeof office.stockReport> = ({ query, storefront, language, now }, { show }) =>
  selectStockMoves(query, { storefrontId: storefront.id, language, timezone: storefront.timezone, now: now(), show });

export const periodOf = ({ storefront, language }: Context, from: string, to: string): Period => ({
  storefrontId: storefront.id,
  timezone: storefront.timezone,
  language,
  from,
  to,
});
