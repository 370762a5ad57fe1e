import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { by, page, total } from "../staff-fields.ts";
import { countedUnits, goods, lotCode, movedUnits, rowNumber } from "./goods-lines.ts";

export const transferRow = z.object({
  transferNo: field.rowId,
  from: field.storeCode.describe("The code of the place that sent it."),
  to: field.storeCode.describe("The code of the place that receives it."),
  note: z.string().nullable(),
  sentAt: field.moment,
  sentBy: by,
  receivedAt: field.moment.nullable().describe("Null while it is on its way."),
  receivedBy: by,
  units: field.sellUnits.describe("Sell units sent."),
  arrived: field.sellUnits.nullable().describe("Sell units that arrived; null while it is on its way."),
});
export type TransferRow = z.infer<typeof transferRow>;

export const transfer = transferRow.extend({
  lines: z.array(
    z.object({
      lineId: field.rowId,
      ...goods,
      units: field.sellUnits.describe("Sell units sent."),
      arrived: field.sellUnits.nullable().describe("Null while it is on its way."),
    }),
  ),
  mayReceive: z.boolean().describe("Whether the caller works at the place that receives it."),
});
export type OfficeTransfer = z.infer<typeof transfer>;

const transferNo = rowNumber("transfer");

export const transfers = defineStaffCall({
  method: "GET",
  path: "office/transfers",
  summary: "Lists transfers between places, newest first; by default those on their way",
  input: z.strictObject({ state: z.enum(["open", "all"]).default("open").describe("`open`: on their way."), page: page("50 transfers") }),
  value: z.object({ transfers: z.array(transferRow), total: total("transfers") }),
  right: "stock.receive",
});

export const readTransfer = defineStaffCall({
  method: "GET",
  path: "office/readtransfer",
  summary: "Returns a transfer with its lots",
  input: z.strictObject({ transferNo }),
  value: transfer,
  errors: ["office_transfer_not_found"],
  right: "stock.receive",
});

export const sendTransfer = defineStaffCall({
  method: "POST",
  path: "office/sendtransfer",
  summary: "Takes units of lots out of one place, to be received in another; orders keep what they hold",
  input: z
    .strictObject({
      from: field.storeCode.describe("The code of the place that sends."),
      to: field.storeCode.describe("The code of the place that receives."),
      note: field.line.max(200, "field_long").nullable().default(null),
      lines: z
        .array(z.strictObject({ itemNo: field.itemNo, lot: lotCode, units: movedUnits }))
        .min(1, "field_required")
        .max(500),
    })
    .refine(({ from, to }) => from !== to, { message: "field_same_place", path: ["to"] }),
  value: transfer,
  errors: [
    "storelocator_not_found",
    "office_items_unknown",
    "office_lot_not_found",
    "office_lot_free",
    "office_lot_twice",
    "office_stock_of_slabs",
  ],
  right: "stock.receive",
  idempotency: "required",
});

export const receiveTransfer = defineStaffCall({
  method: "POST",
  path: "office/receivetransfer",
  summary: "Books what arrived of a transfer into the receiving place; what is missing stays visible in the transfer",
  input: z.strictObject({
    transferNo: z.int32().positive().describe("The transfer's number."),
    lines: z
      .array(z.strictObject({ lineId: field.rowId, arrived: countedUnits }))
      .min(1, "field_required")
      .max(500)
      .describe("Every line, with what arrived of it."),
  }),
  value: transfer,
  errors: ["office_transfer_not_found", "office_transfer_received", "office_transfer_lines"],
  right: "stock.receive",
});
