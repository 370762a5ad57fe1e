import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

/** What may happen to the shop's prices at once: a sale is planned or ended, list prices go up or down. */
export const priceChangeKinds = ["sale", "endSale", "list"] as const;

const scope = z.strictObject({
  of: z
    .enum(["all", "department", "series", "item"])
    .meta({ description: "Samples and gift cards keep their prices.", examples: ["series"] }),
  keys: z
    .array(field.typed.min(1).max(60))
    .max(500)
    .meta({ description: "Codes of departments or series, or item numbers; empty for `all`.", examples: [["calacatta-oro"]] }),
});

const change = z
  .strictObject({
    scope,
    kind: z.enum(priceChangeKinds).meta({ description: "`list` changes the list price, the others the sale.", examples: ["sale"] }),
    basisPoints: z
      .number()
      .int()
      .min(-9_000)
      .max(10_000)
      .nullable()
      .meta({
        description: "In hundredths of a percent: off the list price for a sale, up (or down, if negative) for `list`; null to end a sale.",
        examples: [1500],
      }),
    from: field.day.nullable().default(null).describe("A sale's first day; null: at once."),
    until: field.day.nullable().default(null).describe("A sale's last day; null: without an end."),
  })
  .refine(({ scope: { of, keys } }) => (of === "all") === (keys.length === 0), { path: ["scope", "keys"], message: "field_required" })
  .refine(({ kind, basisPoints }) => (kind === "endSale") === (basisPoints === null), { path: ["basisPoints"], message: "field_required" })
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

const count = (description: string) =>
  z
    .number()
    .int()
    .meta({ description, examples: [12] });

const preview = z
  .object({
    items: count("Items whose price changes."),
    products: count("Their products."),
    unchanged: count("Items in the scope whose price stays as it is."),
    onSale: count("Of the items that change, those with a sale now or planned, which is replaced."),
    ownPrices: count("Business accounts with their own prices for some of the items; they keep those prices where they are lower."),
    openQuotes: count("Open quotes with some of them; they keep their prices."),
    first: z
      .array(z.object({ itemNo: field.text("POR-1224-GRAY"), name: field.text("Alta Gray"), before: shopPrice, after: shopPrice }))
      .describe("The first hundred, by item number."),
    revision: z.string().meta({ description: "The revision of what was read; send it when saving.", examples: ["q1yG0m3xk2Vt8wZr"] }),
  })
  .meta({ id: "PriceChangePreview" });
export type PriceChangePreview = z.infer<typeof preview>;

export const previewPrices = defineCall({
  method: "POST",
  path: "office/previewprices",
  isRead: true,
  summary: "Says what a change of the shop's prices would change, and whom it touches",
  input: change,
  value: preview,
  errors: ["office_price_key_unknown"],
  callers: "staff",
  right: "promotions.write",
});

export const changePrices = defineCall({
  method: "POST",
  path: "office/changeprices",
  summary: "Changes the shop's prices as previewed; refused when a price has changed since",
  input: z.strictObject({
    change,
    revision: z
      .string()
      .max(40)
      .meta({ examples: ["q1yG0m3xk2Vt8wZr"] }),
  }),
  value: z.object({ items: count("Items whose price has changed.") }),
  errors: ["office_price_key_unknown", "office_prices_changed"],
  callers: "staff",
  right: "promotions.write",
});

export const priceHistory = defineCall({
  method: "GET",
  path: "office/pricehistory",
  summary: "Returns the last hundred changes of an item's list and sale price, newest first",
  input: z.strictObject({ itemNo: field.itemNo }),
  value: z.object({
    itemNo: field.text("POR-1224-GRAY"),
    name: field.text("Alta Gray"),
    now: shopPrice,
    changes: z.array(
      z.object({
        at: field.moment,
        by: z
          .string()
          .nullable()
          .meta({
            description: "The email address of the staff account; null for an import or a command.",
            examples: ["staff@shop.example"],
          }),
        before: shopPrice,
        after: shopPrice,
      }),
    ),
  }),
  errors: ["product_not_found"],
  callers: "staff",
  right: "orders.read",
});
