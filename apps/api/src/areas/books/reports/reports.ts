import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import type { Period } from "./report-lines.repository.ts";
import { selectSales, selectSalesTotals, selectSamples } from "./sales.repository.ts";
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

export const stockReport: Verb<typeof office.stockReport> = (context, { show }) => {
  const { query, storefront, language, now } = context;
  const whose = { storefrontId: storefront.id, placeIds: requireStaff(context).placeIds };
  return selectStockMoves(query, { ...whose, language, timezone: storefront.timezone, now: now(), show });
};

export const periodOf = (context: Context, from: string, to: string): Period => ({
  storefrontId: context.storefront.id,
  placeIds: requireStaff(context).placeIds,
  timezone: context.storefront.timezone,
  language: context.language,
  from,
  to,
});
