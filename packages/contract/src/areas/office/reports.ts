import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

/** By what sales are added up. */
export const salesGroups = ["day", "month", "store", "department", "item", "customer", "language"] as const;

const from = field.day.describe("The first day, in the shop's time zone.");
const to = field.day.describe("The last day; at most three years after the first.");
const MOST_DAYS = 3 * 366;
const period = z
  .strictObject({ from, to })
  .refine(({ from: first, to: last }) => first <= last && Date.parse(last) - Date.parse(first) <= MOST_DAYS * 86_400_000, {
    message: "field_period",
    path: ["to"],
  });
const currency = z.string().meta({ description: "ISO 4217.", examples: ["USD"] });
const figure = (description: string) =>
  z
    .number()
    .int()
    .meta({ description, examples: [12] });

const salesRow = z.object({
  key: z
    .string()
    .meta({ description: "A day, a month, a code, an item number, a customer's number, or a language.", examples: ["2026-10-03"] }),
  label: z
    .string()
    .nullable()
    .meta({ description: "The name of what the key stands for; null where it has none.", examples: ["Alta Gray"] }),
  orders: figure("Orders with such lines."),
  units: figure("Sell units."),
  goodsCents: field.cents.describe("Goods after discounts, without tax and delivery, in cents."),
  discountCents: field.cents.describe("What promotions took off, in cents."),
  refundedCents: field.cents.describe("Refunded goods of these orders, in cents."),
});
export type SalesRow = z.infer<typeof salesRow>;

export const salesReport = defineCall({
  method: "GET",
  path: "office/salesreport",
  summary: "Adds up the goods of orders placed in a period, without canceled ones",
  input: period.safeExtend({ by: z.enum(salesGroups).default("day").describe("By what sales are added up.") }),
  value: z.object({ currency, rows: z.array(salesRow), totals: salesRow.omit({ key: true, label: true }) }),
  errors: [],
  callers: "staff",
  right: "reports.read",
});

const sampleRow = z.object({
  itemNo: field.text("POR-1224-GRAY"),
  name: field.text("Alta Gray"),
  samples: figure("Samples sent in the period."),
  buyers: figure("People who got one."),
  ordered: figure("Of them, those who ordered the item within 90 days."),
  goodsCents: field.cents.describe("What they ordered of it, in cents."),
});

export const samplesReport = defineCall({
  method: "GET",
  path: "office/samplesreport",
  summary: "Says which samples became orders within 90 days, most samples first",
  input: period,
  value: z.object({ currency, rows: z.array(sampleRow) }),
  errors: [],
  callers: "staff",
  right: "reports.read",
});

const stockRow = z.object({
  itemNo: field.text("POR-1224-GRAY"),
  name: field.text("Alta Gray"),
  onHand: field.sellUnits.describe("Sell units in all places."),
  lots: figure("Lots with stock."),
  sold: field.sellUnits.describe("Sell units that left in the last 365 days."),
  turns: z
    .number()
    .nullable()
    .meta({ description: "How often what is on hand was sold in that year, to a tenth; null without stock.", examples: [3.4] }),
  lastSoldOn: field.day.nullable().describe("Null for what has never left."),
});
export type StockRow = z.infer<typeof stockRow>;

export const stockReport = defineCall({
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
  errors: [],
  callers: "staff",
  right: "reports.read",
});
