import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { officeOrderRow } from "../../office-order.ts";
import { page, queryId } from "./staff-fields.ts";

/** Kinds of tasks on orders. */
export const orderWork = ["confirm", "unpaid", "pick", "ready", "ship", "late", "answer"] as const;
export type OrderWork = (typeof orderWork)[number];

export const orders = defineStaffCall({
  method: "GET",
  path: "office/orders",
  summary: "Lists placed orders, newest first; by default those with something left to hand over",
  input: z.strictObject({
    status: z.enum(["open", "finished", "canceled", "all"]).default("open").describe("`open`: something is left to hand over."),
    query: field.line
      .max(120)
      .optional()
      .describe(
        "The start of an order, item or purchase order number, of an email, or of each word of names, products and jobs; or a phone number.",
      ),
    work: z
      .enum(orderWork)
      .optional()
      .describe(
        "What orders wait for. `answer`: a message of the customer, also when the order is finished or canceled; the others are of open orders. `confirm`: a payment, or the customer's answer about a date. `unpaid`: a payment with the link that staff sent. `pick`: units on the shelf. `ready`: a customer who picks up. `ship`: a carrier. `late`: a promised date has passed.",
      ),
    store: field.storeCode.optional().describe("A store's code: only orders with lines that are picked up there."),
    customerId: queryId.optional().describe("A business account's id: only its orders."),
    accountId: queryId.optional().describe("A person's id: only the orders that they placed."),
    page: page(),
    pageSize: z.coerce.number().int().min(1).max(100).default(25).describe("Orders per page."),
  }),
  value: z.object({
    orders: z.array(officeOrderRow),
    total: z.int().describe("Matching orders in all, counted up to 10,000, and with `query` up to 1,000."),
    page: z.int().describe("Counted from 1."),
    pageSize: z.int().describe("Orders per page."),
  }),
  errors: ["storelocator_not_found"],
  right: "orders.read",
});

export const officePickupStore = z.object({
  code: field.storeCode,
  number: z.int(),
  name: z.string(),
  city: z.string(),
});
export type OfficePickupStore = z.infer<typeof officePickupStore>;

export const pickupStores = defineStaffCall({
  method: "GET",
  path: "office/pickupstores",
  summary: "Lists the stores where orders can be picked up, by name",
  value: z.array(officePickupStore),
  right: "orders.read",
});
