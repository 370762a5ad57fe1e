import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { returnReasons, returnStates } from "../../goods-return.ts";

const lineId = field.rowId.describe("An order line's id, from the receipt's `progress`.");
const cents = field.cents.nullable();
const returnNo = field.rowId.describe("The return's number.");

const returnedLines = z.array(z.object({ lineId, itemNo: field.itemNo, units: field.sellUnits.describe("Sell units that come back.") }));

export const orderReturns = defineCall({
  method: "GET",
  path: "customer/orderreturns",
  summary: "Returns what of an order can be returned until when, and the returns that have been announced",
  input: z.strictObject({ id: field.receiptId }),
  value: z.object({
    returnableBy: z
      .enum(["caller", "account", "nobody"])
      .describe("Who can return something: the caller, or only the account that ordered, or nobody."),
    restockingPercent: z
      .number()
      .min(0)
      .max(100)
      .meta({ description: "What the shop keeps of the price and its tax, in percent.", examples: [15] }),
    lines: z
      .array(
        z.object({
          lineId,
          units: field.sellUnits.describe("Whole sell units that can be returned; 0 for a refused line."),
          until: field.day.nullable().describe("The last day to return it; null without a time limit, and before it is handed over."),
          refusal: z
            .enum(["waiting", "final", "late", "returned"])
            .nullable()
            .describe(
              "Why nothing of the line can be returned: it isn't handed over yet, such goods never can be, the last day has passed, or all of it has been returned, announced or refunded. Null for a line that can be returned.",
            ),
        }),
      )
      .describe("In the order of the receipt's lines."),
    returns: z
      .array(
        z.object({
          returnNo,
          state: z
            .enum(returnStates)
            .describe("`announced`: the goods are expected. `received`: they are at the shop. `inspected`: they have been checked."),
          announcedOn: field.day,
          lines: returnedLines,
          isWithdrawable: z.boolean().describe("Whether the caller can withdraw it: as long as nothing of it has been received."),
        }),
      )
      .describe("Newest first."),
  }),
  errors: ["customer_receipt_not_found"],
});
export type OrderReturns = z.infer<typeof orderReturns.value>;

const lines = z
  .array(z.strictObject({ lineId, units: field.quantity }))
  .min(1)
  .max(500)
  .describe("Lines with the number of whole sell units to return.");

const errors = [
  "customer_receipt_not_found",
  "customer_return_sign_in",
  "customer_return_left",
  "customer_return_waiting",
  "customer_return_final",
  "customer_return_late",
] as const;

export const previewReturn = defineCall({
  method: "POST",
  path: "customer/previewreturn",
  summary: "Returns what a return of units of lines would give back, by the shop's rule; changes nothing",
  input: z.strictObject({ id: field.receiptId, lines }),
  value: z.object({
    lines: returnedLines,
    goodsCents: cents.describe("The price of the goods, in cents; null when hidden."),
    taxCents: cents.describe("Its tax, in cents; null when hidden."),
    restockingCents: cents.describe("What the shop keeps for restocking, with its tax, in cents; null when hidden."),
    refundCents: cents.describe("What comes back if all units arrive in a condition to be sold, in cents; null when hidden."),
    creditCents: cents.describe(
      "The part that comes off what is owed on the credit line, or goes back to the gift card, in cents; null when hidden.",
    ),
  }),
  errors,
  isRead: true,
});
export type ReturnPreview = z.infer<typeof previewReturn.value>;

export const announceReturn = defineCall({
  method: "POST",
  path: "customer/announcereturn",
  summary: "Announces that units of lines come back, and emails the customer the return's number; the refund follows their inspection",
  input: z.strictObject({
    id: field.receiptId,
    lines,
    reason: z.enum(returnReasons),
    comment: field.line
      .max(200, "field_long")
      .default("")
      .meta({ description: "The shop's staff see it.", examples: ["Two boxes were left over"] }),
  }),
  value: z.object({ returnNo }),
  errors,
  idempotency: "required",
});

export const withdrawReturn = defineCall({
  method: "POST",
  path: "customer/withdrawreturn",
  summary: "Withdraws a return of which nothing has been received; succeeds if it is withdrawn already",
  input: z.strictObject({ id: field.receiptId, returnNo }),
  value: field.done,
  errors: ["customer_receipt_not_found", "customer_return_sign_in", "customer_return_unknown", "customer_return_received"],
});
