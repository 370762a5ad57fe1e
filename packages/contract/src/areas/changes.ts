import { z } from "zod";
import { defineStaffCall } from "../call.ts";
import * as field from "../fields.ts";

/** The kinds of records that other systems follow. */
export const changeKinds = ["product", "price", "stock", "order", "invoice", "customer", "contract", "priceLevel", "content"] as const;
export type ChangedKind = (typeof changeKinds)[number];

const signedCents = z.int().describe("Whole cents of the storefront's currency; negative for a credit.");

const product = z.object({
  code: z.string().meta({ examples: ["porcelain-gray"] }),
  isPublished: z.boolean().describe("Whether visitors see it."),
  names: z.object({
    en: z.string().meta({ examples: ["Porcelain Gray"] }),
    es: z.string().meta({ examples: ["Porcelánico gris"] }),
  }),
  itemNos: z.array(field.itemNo).describe("Its variants that are not samples."),
});
const price = z.object({
  itemNo: field.itemNo,
  currency: z.string().meta({ examples: ["USD"] }),
  listCents: field.cents.describe("For one sell unit."),
  saleCents: field.cents.nullable().describe("For one sell unit on the days of the sale; null without one."),
  saleFrom: field.day.nullable(),
  saleUntil: field.day.nullable(),
  breaks: z
    .array(z.object({ fromUnits: z.int().describe("Sell units, from this many on."), priceCents: field.cents }))
    .describe("Prices of larger quantities."),
});
const stock = z.object({
  lotId: field.rowId,
  itemNo: field.itemNo,
  store: field.storeCode.describe("Where it is kept."),
  lot: z.string().describe("The lot's code."),
  onHand: z.int().describe("Sell units that are there."),
  reserved: z.int().describe("Sell units that orders and holds have."),
});
const orderLine = z.object({
  itemNo: field.itemNo,
  name: z.string().describe("In the buyer's language."),
  quantity: field.quantity,
  unitPriceCents: signedCents.describe("Whole cents for one sell unit, before discounts of the whole order."),
  goodsCents: signedCents,
  taxCents: signedCents,
  fulfilment: field.fulfilment,
});
const order = z.object({
  orderNo: z.int(),
  placedAt: field.moment.nullable().describe("Null for an order of before, whose time is not known."),
  canceledAt: field.moment.nullable().describe("Null unless all of it was canceled."),
  finishedAt: field.moment.nullable().describe("When its last line was handed over; null before."),
  customerId: field.rowId.nullable().describe("The business account; null without one."),
  email: z.string().describe("The buyer's email."),
  purchaseOrderNo: z.string().nullable().describe("The buyer's own number; null without one."),
  currency: z.string().meta({ examples: ["USD"] }),
  goodsCents: field.cents,
  deliveryCents: field.cents,
  taxCents: field.cents,
  totalCents: field.cents,
  refundedCents: field.cents.describe("Paid back so far."),
  lines: z.array(orderLine),
});
const invoice = z.object({
  invoiceNo: z.int(),
  kind: z.enum(["invoice", "credit"]).describe("`credit`: a credit note, with negative amounts."),
  customerId: field.rowId.describe("The business account."),
  orderNo: z.int().nullable().describe("Null for an invoice that was moved in from another system."),
  issuedOn: field.day,
  dueOn: field.day.nullable().describe("Null for a credit note."),
  currency: z.string().meta({ examples: ["USD"] }),
  goodsCents: signedCents,
  deliveryCents: signedCents,
  taxCents: signedCents,
  totalCents: signedCents,
  openCents: signedCents.describe("Whole cents that are not paid yet."),
});
const customer = z.object({
  customerId: field.rowId,
  name: z.string(),
  type: z.enum(["dealer", "designer", "contractor", "builder"]),
  paymentTerm: z.string().meta({ examples: ["NET30"] }),
  isLocked: z.boolean().describe("Whether it is on hold."),
  mergedInto: z.int().nullable().describe("The account that took over everything of this one; null for an account in use."),
  creditLimitCents: field.cents.nullable().describe("Null without a limit."),
});
const agreedLine = z.object({
  scope: z.enum(["all", "department", "series", "item"]).describe("What the line applies to."),
  key: z.string().describe("The code of the department or series, or the item number; empty for `all`."),
  offBasisPoints: z.int().nullable().describe("Off the list price, in hundredths of a percent; null for a fixed price."),
  cents: field.cents.nullable().describe("The fixed price of one sell unit, in cents; null for an amount off."),
  fromUnits: z.int().describe("The smallest quantity that has the price, in sell units."),
  firstDay: field.day.nullable().describe("Null: at once."),
  lastDay: field.day.nullable().describe("Included. Null: without an end."),
});
const contract = z.object({
  customerId: field.rowId.describe("The business account."),
  level: z.string().nullable().describe("The code of its price level; null without one."),
  lines: z.array(agreedLine).describe("What applies to this account alone."),
});
const priceLevel = z.object({
  code: z.string().meta({ examples: ["TRADE"] }),
  name: z.string().describe("As staff read it."),
  lines: z.array(agreedLine).describe("What applies to accounts with this level."),
});
const content = z.object({
  storyId: field.rowId,
  name: z.string().meta({ examples: ["Care of marble"] }),
  fullSlug: z.string().describe("Its path in the content system, without a language."),
  component: z.string().describe("What it is: the type of its content."),
  publishedAt: field.moment.nullable(),
});

const common = {
  position: z.int().describe("Its place in the feed, and the cursor to continue after it."),
  id: z.string().meta({
    description:
      "The product's or price level's code, the item's, order's or invoice's number, or the id of the lot, business account or story; of a contract, the account's id.",
    examples: ["100042"],
  }),
  action: z.enum(["created", "updated", "deleted"]),
  at: field.moment.describe("When it was made."),
};
const dataDescription = "The record as it is now, which later changes may have made; null once it is gone.";

/** One change of a record. */
export const change = z
  .discriminatedUnion("kind", [
    z.object({ ...common, kind: z.literal("product"), data: product.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("price"), data: price.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("stock"), data: stock.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("order"), data: order.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("invoice"), data: invoice.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("customer"), data: customer.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("contract"), data: contract.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("priceLevel"), data: priceLevel.nullable().describe(dataDescription) }),
    z.object({ ...common, kind: z.literal("content"), data: content.nullable().describe(dataDescription) }),
  ])
  .meta({ id: "RecordChange" });
export type RecordChange = z.infer<typeof change>;

const kinds = z
  .string()
  .meta({ examples: ["order,stock"] })
  .transform((text) => text.split(","))
  .pipe(z.array(z.enum(changeKinds)).min(1).max(changeKinds.length))
  .optional()
  .meta({
    description:
      "Only changes of these kinds, separated by commas; by default of all kinds that the caller may read. A caller limited to stores reads `stock`, `order` and `invoice` of these stores.",
    examples: ["order,stock"],
  });

export const changes = defineStaffCall({
  method: "GET",
  path: "changes",
  summary:
    "Returns what has changed after a cursor, in order: nothing is left out, and a record's changes follow each other as they were made",
  input: z.strictObject({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe(
        "The cursor of the page before, or 0 for the first change of all. Without it, the answer has no changes and the cursor of now.",
      ),
    kinds,
    limit: z.coerce.number().int().min(1).max(500).default(200).describe("The most changes in the answer."),
  }),
  value: z.object({
    changes: z.array(change),
    cursor: z.int().describe("The cursor for the next page."),
    more: z.boolean().describe("Whether there are more changes already."),
  }),
  errors: ["changes_cursor_gone", "office_right", "office_all_stores"],
});
