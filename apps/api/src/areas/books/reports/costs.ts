import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { recordAct } from "../../audit/index.ts";
import {
  type ComparedCost,
  compareCosts,
  selectCostImports,
  selectCoverage,
  selectMargins,
  selectMarginTotals,
  storeCosts,
} from "./cost.repository.ts";
import { periodOf } from "./reports.ts";

const NEWEST_IMPORTS = 20;
const MAX_NAMED = 20;

export const marginReport: Verb<typeof office.marginReport> = async (context, { from, to, by }) => {
  const period = periodOf(context, from, to);
  const [rows, totals] = [await selectMargins(context.query, period, by), await selectMarginTotals(context.query, period)];
  return { currency: context.storefront.settings.currency, rows, totals };
};

const unknownOf = (compared: readonly ComparedCost[]): string[] =>
  compared.filter(({ itemId }) => itemId === null).map(({ itemNo }) => itemNo);

export const previewCosts: Verb<typeof office.previewCosts> = async ({ query, storefront }, { startsOn, lines }) => {
  const compared = await compareCosts(query, storefront.id, startsOn, lines);
  const known = compared.filter(({ itemId }) => itemId !== null);
  return {
    added: known.filter(({ currentCents }) => currentCents === null).length,
    changed: known.filter(({ currentCents, costCents }) => currentCents !== null && currentCents !== costCents).length,
    same: known.filter(({ currentCents, costCents }) => currentCents === costCents).length,
    unknown: unknownOf(compared).slice(0, MAX_NAMED),
    abovePrice: known.filter(({ costCents, priceCents }) => priceCents !== null && costCents > priceCents).length,
  };
};

export const importCosts: Verb<typeof office.importCosts> = (context, { startsOn, lines }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const compared = await compareCosts(query, storefront.id, startsOn, lines);
    const unknown = unknownOf(compared);
    if (unknown.length > 0) throw new ShopError("office_items_unknown", { items: unknown.slice(0, MAX_NAMED).join(", ") });
    await storeCosts(query, compared, { startsOn, staffId: requireStaff(inside).staffId, at: now() });
    await recordAct(inside, { kind: "costs.imported", subject: "prices", no: startsOn, after: { lines: lines.length } });
    return { lines: lines.length };
  });

export const readCostCoverage: Verb<typeof office.costCoverage> = async ({ query, storefront, now }) => {
  const coverage = await selectCoverage(query, storefront.id, todayOf(now(), storefront.timezone));
  const imports = await selectCostImports(query, storefront.id, NEWEST_IMPORTS);
  return { ...coverage, imports: imports.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })) };
};
