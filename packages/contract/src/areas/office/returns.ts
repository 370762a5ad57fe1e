import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { returnReasons, returnStates } from "../../goods-return.ts";
import { lineId, officeOrder, refundWay } from "../../office-order.ts";
import { orderNo, page } from "./staff-fields.ts";

const returnNo = field.rowId.describe("The return's number.");
const units = field.quantity.describe("In sell units.");
const lines = z.array(z.strictObject({ lineId, units })).min(1).max(500).describe("Lines, with the number of sell units of each.");
const found = z.int().min(0).max(1_000_000_000).describe("In sell units.");

const change = { method: "POST", value: officeOrder, right: "returns.write", idempotency: "required" } as const;

export const announceReturn = defineStaffCall({
  ...change,
  path: "office/announcereturn",
  summary: "Announces that a customer sends units back, by the shop's rule for returns, and emails them its number",
  input: z.strictObject({
    orderNo,
    lines,
    reason: field.line.min(1, "field_required").max(200, "field_long").describe("Why, for the order's history."),
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
const returnErrors = [
  "office_order_not_found",
  "office_other_store",
  "office_canceled",
  "office_return_not_found",
  "office_return_state",
] as const;

export const receiveReturn = defineStaffCall({
  ...change,
  path: "office/receivereturn",
  summary: "Records that the goods of a return have arrived",
  input: whichReturn,
  errors: returnErrors,
});

export const withdrawReturn = defineStaffCall({
  ...change,
  path: "office/withdrawreturn",
  summary: "Ends a return whose goods never came",
  input: whichReturn,
  errors: returnErrors,
});

export const inspectReturn = defineStaffCall({
  ...change,
  path: "office/inspectreturn",
  summary: "Records what came back: sellable units go back into their lots, broken and missing ones don't",
  input: z.strictObject({
    orderNo,
    returnNo,
    lines: z
      .array(
        z.strictObject({
          lineId,
          sellable: found,
          broken: found,
          missing: found,
          lot: field.line
            .min(1)
            .max(40)
            .optional()
            .describe("For an order that was moved from another system: the lot that the units go into, if not the line's own."),
        }),
      )
      .min(1)
      .max(500)
      .describe("Every line of the return; together as many units as were announced."),
    store: field.storeCode
      .optional()
      .describe("For an order that was moved from another system: the place that keeps the goods, if they weren't picked up at one."),
    ourFault: z.boolean().optional().describe("Whether the shop sent something wrong or broken; as it was announced if missing."),
  }),
  errors: [
    ...returnErrors,
    "office_return_units",
    "office_return_store",
    "office_return_lot",
    "storelocator_not_found",
    "stock_nothing_left",
  ],
});

export const officeRefundAmounts = z.object({
  goodsCents: field.cents.describe("Goods that go back to the customer, in cents."),
  taxCents: field.cents.describe("Their tax, in cents."),
  deliveryCents: field.cents.describe("Their part of the delivery with its tax, in cents."),
  withheldCents: field.cents.describe("What the shop keeps for restocking, with its tax, in cents."),
  amountCents: field.cents.describe("What goes back in all, in cents."),
  creditCents: field.cents.describe("The part that goes back to the credit line or gift card, in cents."),
  leftCents: field.cents.describe("The most that can still be refunded on the order, in cents."),
});
export type OfficeRefundAmounts = z.infer<typeof officeRefundAmounts>;

export const previewRefund = defineStaffCall({
  method: "POST",
  path: "office/previewrefund",
  summary: "Returns exactly what a refund of units of lines would be, without making it",
  input: z.strictObject({
    orderNo,
    lines,
    shipped: z.boolean().describe("Whether the units were handed over."),
    withDelivery: z
      .boolean()
      .optional()
      .describe("Whether their share of the delivery goes back too; by default for units that never left."),
    restocking: z.boolean().optional().describe("Whether the shop withholds its percentage for restocking; no by default."),
  }),
  value: officeRefundAmounts,
  errors: ["office_order_not_found", "office_line_not_found", "office_other_store", "office_refund_left"],
  right: "orders.refund",
  isRead: true,
});

export const previewReturn = defineStaffCall({
  method: "POST",
  path: "office/previewreturn",
  summary: "Returns exactly what the refund of an inspected return would be, without making it",
  input: whichReturn,
  value: officeRefundAmounts,
  errors: ["office_order_not_found", "office_return_not_found", "office_return_state"],
  right: "orders.refund",
  isRead: true,
});

export const refundReturn = defineStaffCall({
  ...change,
  right: "orders.refund",
  path: "office/refundreturn",
  summary: "Refunds an inspected return: sellable units less the percentage for restocking, and broken ones if the shop is at fault",
  input: z.strictObject({
    orderNo,
    returnNo,
    expectedCents: field.cents.describe("The amount that was shown, in cents. Refused if it has changed."),
    paidBy: refundWay
      .optional()
      .describe("For an order that was moved from another system: how staff pay it out. A business gets a credit without it."),
    reference: field.line.max(60).optional().describe("The number of the check, for example."),
  }),
  errors: [
    ...returnErrors,
    "office_return_amount",
    "office_refund_way",
    "office_refund_way_unknown",
    "office_payment_pending",
    "office_payment_returned",
    "office_not_captured",
    "office_refund_amount",
    "office_refund_left",
  ],
});

const replacementNo = field.rowId.describe("The replacement's number.");
const reason = field.line.min(1, "field_required").max(200, "field_long").describe("Why, for the order's history and the customer.");

export const replaceUnits = defineStaffCall({
  ...change,
  path: "office/replaceunits",
  summary: "Sets units aside that a customer gets without charge in place of broken ones, and tells them by email",
  input: z.strictObject({
    orderNo,
    lineId,
    units,
    store: field.storeCode.describe("The code of the place that they come from."),
    lot: z.string().min(1).max(40).describe("The lot, best the one that the customer has."),
    brokenGoods: z
      .enum(["written_off", "taken_back"])
      .describe("`written_off`: the customer doesn't have to return them. `taken_back`: they are collected; they never enter the stock."),
    reason,
  }),
  errors: [
    "office_order_not_found",
    "office_line_not_found",
    "office_canceled",
    "office_other_store",
    "office_replace_left",
    "office_lot_unknown",
    "office_lot_short",
  ],
});

const whichReplacement = { orderNo, replacementNo };
const replacementErrors = ["office_order_not_found", "office_canceled", "office_replacement_not_found", "office_return_state"] as const;

export const sendReplacement = defineStaffCall({
  ...change,
  path: "office/sendreplacement",
  summary: "Records that a replacement was handed over, which takes it out of the stock; what a carrier has is announced by email",
  input: z.strictObject({
    ...whichReplacement,
    carrier: field.line.max(60).optional().describe("Required for a delivery."),
    trackingNumber: field.line.max(60).optional(),
  }),
  errors: [...replacementErrors, "office_carrier_required", "stock_short"],
  right: "orders.fulfill",
});

export const withdrawReplacement = defineStaffCall({
  ...change,
  path: "office/withdrawreplacement",
  summary: "Frees what was set aside for a replacement that won't be sent",
  input: z.strictObject(whichReplacement),
  errors: replacementErrors,
});

const state = z.enum(returnStates);

export const returns = defineStaffCall({
  method: "GET",
  path: "office/returns",
  summary: "Lists returns of all orders, those that wait longest first; ended ones newest first",
  input: z.strictObject({
    state: state
      .or(z.enum(["open", "all"]))
      .default("open")
      .describe("`open`: something is left to do."),
    query: field.line.max(120).optional().describe("An order's number, or the start of a name, business or item number."),
    page: page(),
  }),
  value: z.object({
    returns: z.array(
      z
        .object({
          returnNo,
          orderNo,
          state,
          customer: z.string().describe("The business, or else the person."),
          reason: z.string().describe("In the words of who announced it; may be empty for a customer's."),
          reasonKind: z.enum(returnReasons).nullable().describe("What the customer chose; null for a return that staff announced."),
          byCustomer: z.boolean().describe("Whether the customer announced it."),
          ourFault: z.boolean(),
          announcedAt: field.moment,
          receivedAt: field.moment.nullable(),
          lines: z.array(z.object({ itemNo: field.itemNo, units })),
        })
        .meta({ id: "OfficeReturnRow" }),
    ),
    total: z.int(),
    pageSize: z.int(),
    replacements: z.int().describe("How many replacements wait to be handed over."),
  }),
  right: "orders.read",
});

export const replacements = defineStaffCall({
  method: "GET",
  path: "office/replacements",
  summary: "Lists replacements that wait to be handed over, the oldest first",
  value: z.array(
    z
      .object({
        replacementNo,
        orderNo,
        customer: z.string().describe("The business, or else the person."),
        itemNo: field.itemNo,
        name: z.string(),
        units,
        store: z.string().describe("The place where they are."),
        lot: z.string(),
        isDelivered: z.boolean().describe("Whether they go to the customer; otherwise they are picked up."),
        createdAt: field.moment,
      })
      .meta({ id: "OfficeReplacementRow" }),
  ),
  right: "orders.read",
});
