import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

const lineId = field.rowId.describe("An order line's id, from the receipt's `progress`.");
const cents = field.cents.nullable();

export const cancellation = z.object({
  endsOrder: z.boolean().describe("Whether nothing of the order is left."),
  lines: z.array(
    z.object({
      lineId,
      itemNo: field.itemNo,
      units: field.sellUnits.describe("Sell units that are canceled."),
    }),
  ),
  isCharged: z.boolean().describe("Whether the payment was taken. Otherwise it is voided, and nothing is sent back."),
  goodsCents: cents.describe("What comes back for the goods, in cents; null when hidden."),
  deliveryCents: cents.describe("What comes back for their delivery with its tax, in cents; null when hidden."),
  taxCents: cents.describe("What comes back of their tax, in cents; null when hidden."),
  refundCents: cents.describe("What comes back in all, in cents; null when hidden."),
  creditCents: cents.describe(
    "The part that comes off what is owed on the credit line, or goes back to the gift card, in cents; null when hidden.",
  ),
});
export type Cancellation = z.infer<typeof cancellation>;

const lines = z
  .array(z.strictObject({ lineId, units: field.quantity }))
  .min(1)
  .max(500)
  .optional()
  .describe("Lines with the number of sell units to cancel; without them the whole order.");

const errors = [
  "customer_receipt_not_found",
  "customer_cancel_sign_in",
  "customer_cancel_done",
  "customer_cancel_left",
  "customer_cancel_started",
  "customer_cancel_unpaid",
] as const;

export const previewCancellation = defineCall({
  method: "POST",
  path: "customer/previewcancellation",
  summary: "Returns what canceling an order, or units of its lines, gives back; changes nothing",
  input: z.strictObject({ id: field.receiptId, lines }),
  value: cancellation,
  errors,
  isRead: true,
});

export const cancelOrder = defineCall({
  method: "POST",
  path: "customer/cancelorder",
  summary: "Cancels the customer's order, or units of its lines that nobody has started to pick, and refunds them",
  input: z.strictObject({
    id: field.receiptId,
    lines,
    reason: field.line
      .max(200, "field_long")
      .optional()
      .meta({ description: "The shop's staff see it.", examples: ["I ordered the wrong size"] }),
  }),
  value: field.done,
  errors,
  idempotency: "required",
});
