import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { pieceFormat } from "../product/card.ts";
import { orderRanges, orderSorts, orderStates } from "./order-filters.ts";

export * from "./order-filters.ts";

const input = z.strictObject({
  status: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .default(0)
    .describe("0 all, 1 open, 2 completed. An order on its way to the customer is open for 90 days, or until it arrives."),
  days: z
    .union(orderRanges.map((days) => z.literal(days)))
    .default(365)
    .describe(
      "Only orders placed in this many past days; 0 for all. An order that is searched by its whole number is found however old it is.",
    ),
  search: field.typed
    .max(80)
    .default("")
    .meta({
      description: "The start of an order number, a purchase order, an item number or a lot, or of words in a job's or item's name.",
      examples: ["POR-1224"],
    }),
  branchId: field.rowId.optional().describe("Only orders for this branch of the business account."),
  sort: z.enum(orderSorts).default("newest"),
  page: field.pageNumber(100_000),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(50)
    .meta({ description: "Orders per page.", examples: [50] }),
});

const count = (example: number) =>
  z
    .number()
    .int()
    .meta({ examples: [example] });

export const listedOrder = z.object({
  orderNo: count(100_042),
  earlierNo: z
    .string()
    .nullable()
    .meta({ description: "Its number in the system that it was moved from; null for an order of this shop.", examples: ["S-20981"] }),
  receiptId: field.receiptId,
  placedAt: field.moment,
  placedBy: field.text("Ana Ruiz"),
  branch: z
    .string()
    .nullable()
    .meta({ description: "The branch that it was placed for; null for the business account itself.", examples: ["Sparks"] }),
  purchaseOrderNo: z
    .string()
    .nullable()
    .meta({ examples: ["LR-2291"] }),
  jobName: z
    .string()
    .nullable()
    .meta({ examples: ["Arrowcreek clubhouse"] }),
  state: z
    .enum(orderStates)
    .describe("`ready`: at the pickup store. `partly`: some is handed over. `collected`: picked up or sent by email."),
  promisedOn: field.day
    .nullable()
    .describe("When the last line that hasn't arrived or been picked up is ready or arrives; null when nothing is open."),
  lateSince: field.day
    .nullable()
    .describe("The first promised day that is past with its lines still at the store or warehouse; null when nothing is late."),
  finishedOn: field.day.nullable().describe("When everything had been handed over or canceled."),
  pickupStore: z
    .string()
    .nullable()
    .meta({ description: "The name of the store where it is picked up.", examples: ["Reno"] }),
  lots: z.array(field.text("L-0421")).describe("The lots it is filled from."),
  lineCount: count(3),
  pieces: z
    .array(z.object({ name: field.text("Porcelain Gray"), picture: field.picture.nullable(), format: pieceFormat.nullable() }))
    .describe("The first lines' pictures, at most five."),
  totalCents: field.cents.nullable().describe("In cents; null when hidden."),
  currency: z
    .string()
    .length(3)
    .meta({ examples: ["USD"] }),
});
export type ListedOrder = z.infer<typeof listedOrder>;

const value = z.object({
  orders: z.array(listedOrder),
  counts: z
    .object({ all: count(14), open: count(6), completed: count(8) })
    .describe("Orders of each status, in this range and to this search."),
  page: count(1),
  pages: count(1),
  today: field.day.describe("Today at the shop; lists leave out its year."),
  totalCents: field.cents
    .nullable()
    .describe("The total of all orders in this status on all pages, excluding canceled ones, in cents; null when hidden."),
});
export type OrderList = z.infer<typeof value>;

export const orders = defineCall({
  method: "POST",
  path: "customer/orders",
  summary: "Lists the orders of the caller's business account, or of the caller without one; users without a role for orders see their own",
  input,
  value,
  callers: "customer",
  isRead: true,
});

export const retailOrders = defineCall({
  method: "POST",
  path: "customer/retailorders",
  summary: "Lists the orders that the caller has placed as a private person",
  input,
  value,
  callers: "customer",
  isRead: true,
});

export const orderPart = z.object({
  fulfilment: field.fulfilment,
  promisedOn: field.day.nullable().describe("When it is ready or arrives; null when no day was promised."),
  state: z.enum(orderStates),
  lineIds: z.array(field.rowId).describe("The ids of its lines, as in the receipt's progress."),
});
export type OrderPart = z.infer<typeof orderPart>;

export const orderDetails = defineCall({
  method: "GET",
  path: "customer/orderdetails",
  summary: "Returns what the people of an order's account see of it beside its receipt: how far each delivery is, and who approved it",
  input: z.strictObject({ id: field.receiptId }),
  value: z.object({
    order: listedOrder,
    parts: z.array(orderPart).describe("What is delivered or picked up together."),
    approval: z
      .object({ by: field.text("Ana Ruiz"), on: field.day })
      .nullable()
      .describe("Who approved it within the business account; null when no approval was needed."),
  }),
  callers: "customer",
  errors: ["customer_receipt_not_found"],
});
export type OrderDetails = z.infer<typeof orderDetails.value>;
