import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { queryId } from "./staff-fields.ts";

/**
 * Kinds of price changes: planning or ending a sale, raising or lowering list prices by a percentage or an amount, and setting an item's
 * list price.
 */
export const priceChangeKinds = ["sale", "endSale", "list", "amount", "price"] as const;

const planId = field.rowId.describe("A plan of list prices; a plan that is saved again gets a new id.");

const scope = z.strictObject({
  of: z.enum(["all", "department", "series", "item"]).describe("Samples and gift cards keep their prices."),
  keys: z.array(field.typed.min(1).max(60)).max(500).describe("Codes of departments or series, or item numbers; empty for `all`."),
  except: z.array(field.itemNo).max(500).default([]).describe("Item numbers that keep their prices all the same."),
});

const change = z
  .strictObject({
    scope,
    kind: z
      .enum(priceChangeKinds)
      .describe(
        "`list` changes list prices by a percentage, `amount` by an amount, `price` sets that of items, the others change the sale.",
      ),
    basisPoints: z
      .int()
      .min(-9_000)
      .max(10_000)
      .nullable()
      .default(null)
      .describe("In hundredths of a percent: off the list price for a sale, up (or down, if negative) for `list`; else null."),
    cents: z
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .nullable()
      .default(null)
      .describe("In cents of one sell unit: the new list price for `price`, up (or down, if negative) for `amount`; else null."),
    from: field.day
      .nullable()
      .default(null)
      .describe("The first day of a sale or of the list prices, which begin with that day in the shop's time zone; null or past: at once."),
    until: field.day.nullable().default(null).describe("A sale's last day; null: without an end."),
    replaces: planId.nullable().default(null).describe("The plan of list prices that this takes the place of; null for none."),
  })
  .refine(({ scope: { of, keys } }) => (of === "all") === (keys.length === 0), { path: ["scope", "keys"], message: "field_required" })
  .refine(({ kind, scope: { of } }) => kind !== "price" || of === "item", { path: ["scope", "of"], message: "field_required" })
  .refine(({ kind, cents }) => (kind === "price" || kind === "amount") === (cents !== null), { path: ["cents"], message: "field_required" })
  .refine(({ kind, cents }) => kind !== "price" || (cents ?? 0) > 0, { path: ["cents"], message: "field_required" })
  .refine(({ kind, cents }) => kind !== "amount" || cents !== 0, { path: ["cents"], message: "field_required" })
  .refine(({ kind, basisPoints }) => (kind === "sale" || kind === "list") === (basisPoints !== null), {
    path: ["basisPoints"],
    message: "field_required",
  })
  .refine(({ kind, basisPoints }) => kind !== "sale" || (basisPoints ?? 0) > 0, { path: ["basisPoints"], message: "field_required" })
  .refine(({ kind, basisPoints }) => kind !== "list" || basisPoints !== 0, { path: ["basisPoints"], message: "field_required" })
  .refine(({ from, until }) => from === null || until === null || from <= until, { path: ["until"], message: "field_days_reversed" });
export type PriceChange = z.infer<typeof change>;

const shopPrice = z.object({
  listCents: field.cents.describe("In cents, of one sell unit."),
  saleCents: field.cents.nullable().describe("In cents; null without a sale."),
  saleFrom: field.day.nullable(),
  saleUntil: field.day.nullable(),
});
export type ShopPrice = z.infer<typeof shopPrice>;

const by = z.string().nullable().describe("The email address of the staff account; null for an import or a command.");

const changed = z.object({ itemNo: z.string(), name: z.string(), before: shopPrice, after: shopPrice });

export const priceChangePreview = z.object({
  items: z.int().describe("Items whose price changes."),
  products: z.int().describe("Their products."),
  unchanged: z.int().describe("Items in the scope whose price stays as it is."),
  onSale: z
    .int()
    .describe("Of the items that change, those with a sale now or planned, which is replaced, or ends because it costs no less."),
  replaced: z.int().describe("Of the items that change, those that another plan gives a list price on the same day, which is replaced."),
  later: z.int().describe("Of the items that change, those with a list price planned for a later day, which stays."),
  ownPrices: z
    .int()
    .describe("Business accounts with their own prices for some of the items; they keep those prices where they are lower."),
  openQuotes: z.int().describe("Open quotes with some of them; they keep their prices."),
  startsOn: field.day.nullable().describe("The day with which the list prices begin; null: at once, or a sale."),
  first: z.array(changed).describe("The first hundred, by item number; `before` is the price on the day."),
  revision: z.string().describe("The revision of what was read; send it when saving."),
});
export type PriceChangePreview = z.infer<typeof priceChangePreview>;

export const previewPrices = defineStaffCall({
  method: "POST",
  path: "office/previewprices",
  isRead: true,
  summary: "Says what a change of the shop's prices would change, and whom it touches",
  input: change,
  value: priceChangePreview,
  errors: ["office_price_key_unknown", "office_price_plan_gone"],
  right: "promotions.write",
});

export const changePrices = defineStaffCall({
  method: "POST",
  path: "office/changeprices",
  summary: "Changes the shop's prices as previewed, or plans list prices for a day; refused when one has changed since",
  input: z.strictObject({ change, revision: z.string().max(40) }),
  value: z.object({
    items: z.int().describe("Items whose price has changed or will change."),
    planId: planId.nullable().describe("The plan, if the list prices begin on a later day."),
  }),
  errors: ["office_price_key_unknown", "office_prices_changed", "office_price_plan_gone"],
  right: "promotions.write",
});

export const priceHistory = defineStaffCall({
  method: "GET",
  path: "office/pricehistory",
  summary: "Returns the last hundred changes of an item's list and sale price, newest first",
  input: z.strictObject({ itemNo: field.itemNo }),
  value: z.object({
    itemNo: z.string(),
    name: z.string(),
    now: shopPrice,
    planned: z
      .array(z.object({ planId, startsOn: field.day, listCents: field.cents, by }))
      .describe("List prices that begin on a later day, soonest first."),
    changes: z.array(
      z.object({
        at: field.moment,
        by,
        before: shopPrice,
        after: shopPrice,
      }),
    ),
  }),
  errors: ["product_not_found"],
  right: "orders.read",
});

const plan = z
  .object({
    planId,
    startsOn: field.day.describe("The list prices begin with this day in the shop's time zone."),
    kind: z
      .enum(["list", "amount", "price", "import"])
      .describe("`list`: by a percentage. `amount`: by an amount. `price`: set. `import`: read from a file."),
    scope: z
      .object({ of: scope.shape.of, keys: z.array(z.string()), except: z.array(z.string()) })
      .describe("What was chosen; without keys for an import."),
    basisPoints: z.int().nullable().describe("Up or down, in hundredths of a percent; null unless `list`."),
    cents: z.int().nullable().describe("In cents of one sell unit: the list price, or how much it goes up or down; null for the others."),
    items: z.int().describe("Items that get a list price on this day."),
    at: field.moment,
    by,
  })
  .meta({ id: "PricePlan" });
export type PricePlan = z.infer<typeof plan>;

export const pricePlans = defineStaffCall({
  method: "GET",
  path: "office/priceplans",
  summary: "Returns the list prices that begin on a later day, by day",
  value: z.object({ plans: z.array(plan) }),
  right: "promotions.write",
});

export const pricePlan = defineStaffCall({
  method: "GET",
  path: "office/priceplan",
  summary: "Returns one plan of list prices with the prices of its items on that day",
  input: z.strictObject({ planId: queryId.describe("One of `office/priceplans`.") }),
  value: plan.extend({
    first: z.array(changed).describe("The first 500, by item number; `before` is the price on the day without this plan."),
  }),
  errors: ["office_price_plan_gone"],
  right: "promotions.write",
});

export const withdrawPrices = defineStaffCall({
  method: "POST",
  path: "office/withdrawprices",
  summary: "Withdraws a plan of list prices, or takes an item out of it; refused once it has begun or somebody has changed it",
  input: z.strictObject({ planId, itemNo: field.itemNo.optional().describe("The only item that keeps its price; all without it.") }),
  value: z.object({ items: z.int().describe("Items that keep their price.") }),
  errors: ["office_price_plan_gone"],
  right: "promotions.write",
});

const basisPoints = z.int().describe("Off the list price, in hundredths of a percent.");

export const priceOverview = defineStaffCall({
  method: "GET",
  path: "office/priceoverview",
  summary: "Returns the list prices of each department, and the sales that run or are planned",
  value: z.object({
    departments: z
      .array(
        z.object({
          code: z.string(),
          name: z.string(),
          items: z.int().describe("Items that are sold and have a price."),
          lowestCents: field.cents.describe("The lowest list price of one sell unit, in cents."),
          highestCents: field.cents.describe("The highest list price of one sell unit, in cents."),
          onSale: z.int().describe("Items with a sale price today."),
          planned: z.int().describe("Items that get another list price on a later day."),
        }),
      )
      .describe("In the shop's order; without samples and gift cards."),
    sales: z
      .array(
        z.object({
          series: z.string().describe("A series' code."),
          name: z.string().describe("The series' name."),
          from: field.day.nullable().describe("The sale's first day; null: it has always run."),
          until: field.day.nullable().describe("The sale's last day; null: without an end."),
          items: z.int().describe("Items of the series with a sale on these days."),
          labels: z.array(z.string()).describe("Their sizes in the reader's language, the most frequent first; at most three."),
          moreLabels: z.int().describe("How many other sizes they have."),
          least: basisPoints,
          most: basisPoints,
        }),
      )
      .describe("By first day and series; those that are over are left out."),
  }),
  right: "prices.write",
});
