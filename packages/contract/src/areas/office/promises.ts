import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { lineId, officeOrder } from "../../office-order.ts";
import { delayReasons } from "../../promise.ts";
import { orderNo } from "./staff-fields.ts";

const text = field.line.max(300, "field_long");
const move = {
  promisedOn: field.day.describe("The new date. One that was promised already, or an earlier one, is no delay, and nobody is asked."),
  reason: z
    .enum(delayReasons)
    .describe(
      "`container`: a shipment to us is late. `made_to_order`: production takes longer. `stock_short`: fewer are in stock than counted.",
    ),
  note: z
    .strictObject({ en: text.min(1, "field_required"), es: text.min(1, "field_required") })
    .optional()
    .describe("What the customer is told besides, in both languages."),
};

export const movePromises = defineStaffCall({
  method: "POST",
  path: "office/movepromises",
  summary: "Moves the promised date of an order's lines; a later date asks the customer to wait or to cancel",
  input: z.strictObject({
    orderNo: orderNo,
    lineIds: z.array(lineId).min(1).max(500).optional().describe("Without them, every line that nobody has started to pick."),
    ...move,
  }),
  value: officeOrder,
  errors: [
    "office_order_not_found",
    "office_line_not_found",
    "office_other_store",
    "office_canceled",
    "office_promise_started",
    "office_promise_none",
    "office_promise_past",
  ],
  right: "promises.move",
  idempotency: "required",
});

export const moveItemPromises = defineStaffCall({
  method: "POST",
  path: "office/moveitempromises",
  summary: "Moves the promised date of every open line of an item, on all orders, such as those that wait for one container",
  input: z.strictObject({ itemNo: field.itemNo, ...move }),
  value: z.object({
    moved: z.array(z.int()).describe("The numbers of the orders whose lines moved."),
    asked: z.array(z.int()).describe("Those among them whose customers are asked, because the date is later than what was promised."),
  }),
  errors: ["office_promise_past"],
  right: "promises.move",
  idempotency: "required",
});
