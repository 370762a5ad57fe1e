import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import type { Period } from "./report-lines.repository.ts";
import { selectSales, selectSalesTotals, selectSamples } from "./sales.repository.ts";
import { selectStockMoves } from "./stock.repository.ts";

/** Groups that the chart shows, unless it shows time. */
const CHARTED_GROUPS = 12;

export const salesReport: Verb<typeof office.salesReport> = async (context, { from, to, by, page, pageSize }) => {
  const { query, storefront } = context;
  const period = periodOf(context, from, to);
  const isOverTime = by === "day" || by === "month";
  const { rows, total } = await selectSales(query, period, by, { offset: (page - 1) * pageSize, limit: pageSize });
  const charted = isOverTime ? total : Math.min(total, CHARTED_GROUPS);
  const first = page === 1 && rows.length >= charted ? rows : (await selectSales(query, period, by, { offset: 0, limit: charted })).rows;
  return {
    currency: storefront.settings.currency,
    rows,
    total,
    totals: await selectSalesTotals(query, period),
    chart: first
      .slice(0, charted)
      .map(({ key, label, goodsCents, refundedCents }) => ({ key, label, netCents: goodsCents - refundedCents })),
  };
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
