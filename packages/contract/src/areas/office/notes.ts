import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import { typed } from "../../fields.ts";
import { officeOrder } from "../../office-order.ts";
import { orderNo } from "./staff-fields.ts";

const text = typed.min(1, "field_required").max(2000, "field_long");
const write = { method: "POST", value: officeOrder, right: "orders.write", idempotency: "required" } as const;

export const addOrderNote = defineStaffCall({
  ...write,
  path: "office/addordernote",
  summary: "Adds a note to an order, which only staff see",
  input: z.strictObject({ orderNo, text }),
  errors: ["office_order_not_found"],
});

export const sendOrderMessage = defineStaffCall({
  ...write,
  path: "office/sendordermessage",
  summary: "Emails the customer of an order, in the frame of their language; the answer goes to the shop's address",
  input: z.strictObject({ orderNo, text }),
  errors: ["office_order_not_found"],
});

export const closeOrderQuestions = defineStaffCall({
  ...write,
  path: "office/closeorderquestions",
  summary: "Marks the customer's open questions about an order as needing no answer; sending a message does so too",
  input: z.strictObject({ orderNo }),
  errors: ["office_order_not_found"],
});
