import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { lineId, officeOrder } from "../../office-order.ts";

const orderNo = z
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The order's number.", examples: [100_042] });
const returnNo = field.rowId.describe("The return's number.");
const units = field.quantity.describe("In sell units.");
const found = z
  .number()
  .int()
  .min(0)
  .max(1_000_000_000)
  .meta({ description: "In sell units.", examples: [2] });

const change = { method: "POST", value: officeOrder, callers: "staff", right: "returns.write", idempotency: "required" } as const;

export const announceReturn = defineCall({
  ...change,
  path: "office/announcereturn",
  summary: "Announces that a customer sends units back, by the shop's rule for returns, and emails them its number",
  input: z.strictObject({
    orderNo,
    lines: z.array(z.strictObject({ lineId, units })).min(1).max(500).describe("Lines, with the number of sell units of each."),
    reason: field.line
      .min(1, "field_required")
      .max(200, "field_long")
      .meta({ description: "Why, for the order's history.", examples: ["Ordered too much"] }),
    ourFault: z.boolean().describe("The shop sent something wrong or broken: nothing is too late or final, and nothing is withheld."),
  }),
  errors: [
    "office_order_not_found",
    "office_line_not_found",
    "office_canceled",
    "office_other_store",
    "office_return_left",
    "office_return_late",
    "office_return_final",
  ],
});

const whichReturn = z.strictObject({ orderNo, returnNo });
const returnErrors = ["office_order_not_found", "office_canceled", "office_return_not_found", "office_return_state"] as const;

export const receiveReturn = defineCall({
  ...change,
  path: "office/receivereturn",
  summary: "Records that the goods of a return have arrived",
  input: whichReturn,
  errors: returnErrors,
});

export const withdrawReturn = defineCall({
  ...change,
  path: "office/withdrawreturn",
  summary: "Ends a return whose goods never came",
  input: whichReturn,
  errors: returnErrors,
});

export const inspectReturn = defineCall({
  ...change,
  path: "office/inspectreturn",
  summary: "Records what came back: sellable units go back into their lots, broken and missing ones don't",
  input: z.strictObject({
    orderNo,
    returnNo,
    lines: z
      .array(z.strictObject({ lineId, sellable: found, broken: found, missing: found }))
      .min(1)
      .max(500)
      .describe("Every line of the return; together as many units as were announced."),
  }),
  errors: [...returnErrors, "office_return_units", "stock_nothing_left"],
});

const amounts = z
  .object({
    goodsCents: field.cents.describe("Goods that go back to the customer, in cents."),
    taxCents: field.cents.describe("Their tax, in cents."),
    deliveryCents: field.cents.describe("Their part of the delivery with its tax, in cents."),
    withheldCents: field.cents.describe("What the shop keeps for restocking, with its tax, in cents."),
    amountCents: field.cents.describe("What goes back in all, in cents."),
    creditCents: field.cents.describe("The part that goes back to the credit line, in cents."),
    leftCents: field.cents.describe("What can be refunded of the order at most, in cents."),
  })
  .meta({ id: "OfficeRefundAmounts" });
export type OfficeRefundAmounts = z.infer<typeof amounts>;

export const previewRefund = defineCall({
  method: "POST",
  path: "office/previewrefund",
  summary: "Returns exactly what a refund of units of a line would be, without making it",
  input: z.strictObject({
    orderNo,
    lineId,
    units,
    shipped: z.boolean().describe("Whether the units were handed over."),
    withDelivery: z
      .boolean()
      .optional()
      .describe("Whether their share of the delivery goes back too; by default for units that never left."),
    restocking: z.boolean().optional().describe("Whether the shop withholds its percentage for restocking; no by default."),
  }),
  value: amounts,
  errors: ["office_order_not_found", "office_line_not_found", "office_other_store", "office_refund_left"],
  callers: "staff",
  right: "orders.refund",
  isRead: true,
});

export const previewReturn = defineCall({
  method: "POST",
  path: "office/previewreturn",
  summary: "Returns exactly what the refund of an inspected return would be, without making it",
  input: whichReturn,
  value: amounts,
  errors: ["office_order_not_found", "office_return_not_found", "office_return_state"],
  callers: "staff",
  right: "orders.refund",
  isRead: true,
});

export const refundReturn = defineCall({
  ...change,
  right: "orders.refund",
  path: "office/refundreturn",
  summary: "Refunds an inspected return: sellable units less the percentage for restocking, and broken ones if the shop is at fault",
  input: z.strictObject({
    orderNo,
    returnNo,
    expectedCents: field.cents.describe("The amount that was shown, in cents. Refused if it has changed."),
  }),
  errors: [
    ...returnErrors,
    "office_return_amount",
    "office_payment_pending",
    "office_payment_returned",
    "office_not_captured",
    "office_refund_amount",
    "office_refund_left",
  ],
});
