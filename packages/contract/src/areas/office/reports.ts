import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { page, total } from "./staff-fields.ts";

/** Groups of a sales report. */
export const salesGroups = ["day", "month", "store", "department", "item", "customer", "language"] as const;

const from = field.day.describe("The first day, in the shop's time zone.");
const to = field.day.describe("The last day; at most three years after the first.");
const MAX_DAYS = 3 * 366;
const period = z
  .strictObject({ from, to })
  .refine(({ from: first, to: last }) => first <= last && Date.parse(last) - Date.parse(first) <= MAX_DAYS * 86_400_000, {
    message: "field_period",
    path: ["to"],
  });
const currency = z.string().describe("ISO 4217.");
const figure = (description: string) => z.int().describe(description);

const signedCents = (description: string) => z.int().describe(description);

const salesRow = z.object({
  key: z.string().describe("A day, a month, a code, an item number, a customer's number, or a language."),
  label: z.string().nullable().describe("What the row is about, such as a product or store name; null if it has no name."),
  orders: figure("Orders with such lines."),
  units: figure("Sell units."),
  goodsCents: field.cents.describe("Goods after discounts, without tax and delivery, in cents."),
  discountCents: field.cents.describe("What promotions took off, in cents."),
  refundedCents: field.cents.describe("Refunded goods of these orders, in cents."),
});
export type SalesRow = z.infer<typeof salesRow>;

export const salesReport = defineStaffCall({
  method: "GET",
  path: "office/salesreport",
  summary: "Adds up the goods of orders placed in a period, without canceled ones",
  input: period.safeExtend({
    by: z.enum(salesGroups).default("day").describe("By what sales are added up."),
    page: page(),
    pageSize: z.coerce.number().int().min(1).max(1_200).default(50).describe("Rows per page."),
  }),
  value: z.object({
    currency,
    rows: z.array(salesRow).describe("One page of them: days and months in order, others with the largest first."),
    total: total("rows"),
    totals: salesRow.omit({ key: true, label: true }).describe("Of all sales in the period, also on other pages."),
    chart: z
      .array(salesRow.pick({ key: true, label: true }).extend({ netCents: signedCents("Goods less refunds, in cents.") }))
      .describe("All days or months with sales; of other groups, the twelve largest."),
  }),
  right: "reports.read",
});

const sampleRow = z.object({
  itemNo: z.string(),
  name: z.string(),
  samples: figure("Samples ordered in the period."),
  buyers: figure("People who got one."),
  ordered: figure("Of them, those who ordered the item within 90 days."),
  goodsCents: field.cents.describe("What they ordered of it, in cents."),
});

export const samplesReport = defineStaffCall({
  method: "GET",
  path: "office/samplesreport",
  summary: "Says which samples became orders within 90 days, most samples first",
  input: period,
  value: z.object({ currency, rows: z.array(sampleRow) }),
  right: "reports.read",
});

const stockRow = z.object({
  itemNo: z.string(),
  name: z.string(),
  onHand: field.sellUnits.describe("Sell units in all places."),
  lots: figure("Lots with stock."),
  sold: field.sellUnits.describe("Sell units that left in the last 365 days."),
  turns: z
    .number()
    .nullable()
    .describe("Stock turns: units sold in the last 365 days divided by units on hand, to one decimal; null without stock."),
  lastSoldOn: field.day.nullable().describe("The last day on which a unit shipped; null if none shipped in the last 365 days."),
});
export type StockRow = z.infer<typeof stockRow>;

export const stockReport = defineStaffCall({
  method: "GET",
  path: "office/stockreport",
  summary: "Lists items by how their stock moves: dead, running out, or turning slowest",
  input: z.strictObject({
    show: z
      .enum(["dead", "low", "slow"])
      .default("dead")
      .describe("`dead`: in stock, and nothing left for 180 days. `low`: less than 30 days of sales left. `slow`: turns least."),
  }),
  value: z.array(stockRow),
  right: "reports.read",
});

const missed = figure("How many of them found nothing.");
export const searchedTerm = z.object({
  term: z.string().describe("In lower case, with single spaces."),
  language: z.enum(field.languages).describe("Of the page."),
  times: figure("Searches."),
  withoutHit: missed,
  hits: figure("Products and pages that it found the last time."),
  lastOn: field.day.describe("When it was last searched for."),
});
export type SearchRow = z.infer<typeof searchedTerm>;

export const searchesReport = defineStaffCall({
  method: "GET",
  path: "office/searchesreport",
  summary: "Lists what shoppers searched for in a period, up to 500 terms, most searches first",
  input: period.safeExtend({
    show: z.enum(["all", "missed"]).default("all").describe("`missed`: only what found nothing at least once, most such searches first."),
  }),
  value: z.object({
    rows: z.array(searchedTerm),
    days: z.array(z.object({ day: field.day, times: figure("Searches."), withoutHit: missed })).describe("Days with searches."),
    terms: figure("Terms of the period, in both languages."),
    missed: figure("Those that found nothing at least once."),
  }),
  right: "reports.read",
});

export const missedSearches = defineStaffCall({
  method: "GET",
  path: "office/missedsearches",
  summary: "Counts the terms that found nothing within the last seven days",
  value: z.object({
    from: field.day.describe("The first of these days."),
    to: field.day.describe("Today."),
    terms: figure("Terms that found nothing."),
  }),
  right: "reports.read",
});

/** Groups of a margin report. */
export const marginGroups = ["department", "item", "customer", "month"] as const;

const margin = {
  units: figure("Sell units that were sold and not refunded."),
  goodsCents: signedCents("Goods after discounts and refunds, in cents."),
  knownCents: signedCents("The part of them whose cost is known, in cents."),
  costCents: signedCents("What that part cost, in cents."),
};
const marginRow = z.object({ key: salesRow.shape.key, label: salesRow.shape.label, ...margin });
export type MarginRow = z.infer<typeof marginRow>;

export const marginReport = defineStaffCall({
  method: "GET",
  path: "office/marginreport",
  summary: "Compares the goods of orders placed in a period with what they cost on the day of the order, where that is known",
  input: period.safeExtend({ by: z.enum(marginGroups).default("department").describe("By what margins are added up.") }),
  value: z.object({ currency, rows: z.array(marginRow), totals: z.object(margin) }),
  right: "costs.read",
});

const costLines = z
  .array(z.strictObject({ itemNo: field.itemNo, costCents: field.cents.describe("What a sell unit costs, in cents.") }))
  .min(1)
  .max(20_000)
  .refine((lines) => new Set(lines.map(({ itemNo }) => itemNo)).size === lines.length, { message: "field_twice" });
const costs = z.strictObject({ startsOn: field.day.describe("The first day on which these costs apply."), lines: costLines });

export const previewCosts = defineStaffCall({
  method: "POST",
  path: "office/previewcosts",
  summary: "Says what an import of costs would change, without changing anything",
  input: costs,
  value: z.object({
    added: figure("Items without a cost until then."),
    changed: figure("Items whose cost changes."),
    same: figure("Items that already cost the same on that day."),
    unknown: z.array(z.string()).describe("Item numbers that the catalog doesn't have."),
    abovePrice: figure("Items that would cost more than their price."),
  }),
  right: "costs.write",
  allStores: true,
  isRead: true,
});

export const importCosts = defineStaffCall({
  method: "POST",
  path: "office/importcosts",
  summary: "Imports what items cost from a day on, all lines or none; a later import of the same day replaces its lines",
  input: costs,
  value: z.object({ lines: figure("Lines that were imported.") }),
  errors: ["office_items_unknown"],
  right: "costs.write",
  allStores: true,
  idempotency: "required",
});

export const costCoverage = defineStaffCall({
  method: "GET",
  path: "office/costcoverage",
  summary: "Returns for how many items of the catalog the cost is known today, and the latest imports",
  value: z.object({
    items: figure("Items for sale, without samples and gift cards."),
    known: figure("Of them, those whose cost is known today."),
    imports: z.array(
      z.object({
        startsOn: field.day,
        at: field.moment,
        by: z.string().describe("The email of the staff member."),
        lines: figure("Lines of the import that still apply from that day."),
      }),
    ),
  }),
  right: "costs.write",
  allStores: true,
});
