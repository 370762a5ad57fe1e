import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { officeOrder } from "../../../office-order.ts";
import { orderNo, page, total } from "../staff-fields.ts";

const kind = z.enum(["received", "reserved", "released", "shipped", "returned", "adjusted", "counted", "transferred", "sold"]);

const movement = z.object({
  at: field.moment,
  kind,
  onHand: z.int().describe("The change of what is on hand, in sell units."),
  reserved: z.int().describe("The change of what orders and reservations hold, in sell units."),
  orderNo: z.int().nullable(),
  reservationNo: z.int().nullable().describe("The reservation that it belongs to."),
  note: z.string().nullable(),
  by: z.string().nullable().describe("The email address of the staff account; null for a movement with another cause."),
});

export const officeLot = z.object({
  store: field.storeCode,
  code: z.string(),
  shade: z.string().nullable(),
  caliber: z.string().nullable(),
  onHand: field.sellUnits.describe("Sell units in the place."),
  reserved: field.sellUnits.describe("Sell units that orders, replacements and reservations hold."),
  movements: z.array(movement).describe("The last fifty, newest first."),
});
export type OfficeLot = z.infer<typeof officeLot>;

export const officeStock = z.object({
  itemNo: z.string(),
  sellUnit: field.sellUnit,
  lots: z.array(officeLot).describe("One page of them: lots with units first, by place and code."),
  total: total("lots"),
  totals: z
    .object({ onHand: field.sellUnits, reserved: field.sellUnits })
    .describe("Of all lots in the places that the staff member sees, also on other pages."),
  waiting: z
    .object({ people: z.int(), units: field.sellUnits.describe("The sell units that they want, added up.") })
    .describe("People who asked to be told when it is available, and haven't been told yet."),
});

export const stock = defineStaffCall({
  method: "GET",
  path: "office/stock",
  summary: "Returns an item's stock by place and lot with the last movements of each",
  input: z.strictObject({ itemNo: field.itemNo, page: page("50 lots") }),
  value: officeStock,
  errors: ["product_not_found"],
  right: "orders.read",
});

export const movedStock = defineStaffCall({
  method: "GET",
  path: "office/movedstock",
  summary: "Lists the items whose stock moved last, newest first",
  value: z.array(
    z
      .object({
        itemNo: field.itemNo,
        name: z.string(),
        size: z.string().nullable().describe("As customers read it, such as `8 × 48 in`."),
        piece: field.pieceImage.nullable().describe("Null for an item without a picture."),
        sellUnit: field.sellUnit,
        onHand: field.sellUnits.describe("In all places that the staff member sees."),
        reserved: field.sellUnits.describe("Held by orders, replacements and reservations."),
        kind,
        at: field.moment,
      })
      .meta({ id: "OfficeMovedStock" }),
  ),
  right: "orders.read",
});

const lotCode = field.line.min(1, "field_required").max(80, "field_long").describe("A lot's code.");

export const exchangeLot = defineStaffCall({
  method: "POST",
  path: "office/exchangelot",
  summary: "Gives an order's line units of another lot of the same place, instead of those that it holds",
  input: z.strictObject({
    orderNo: orderNo,
    lineId: field.rowId.describe("An order line's id."),
    store: field.storeCode.describe("The code of the store or warehouse that has both lots."),
    from: lotCode,
    to: lotCode,
    units: field.quantity.describe("In sell units, not handed over yet."),
  }),
  value: officeOrder,
  errors: [
    "office_order_not_found",
    "office_line_not_found",
    "office_canceled",
    "office_other_store",
    "storelocator_not_found",
    "office_lot_unknown",
    "office_lot_left",
    "office_lot_short",
  ],
  right: "orders.fulfill",
  idempotency: "required",
});

export const adjustStock = defineStaffCall({
  method: "POST",
  path: "office/adjuststock",
  summary: "Adds units to a lot or takes them away, with the reason, such as breakage or a find",
  input: z.strictObject({
    itemNo: field.itemNo,
    store: field.storeCode.describe("The code of the store or warehouse."),
    lot: field.typed.min(1).max(80).describe("The lot's code."),
    units: z
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((units) => units !== 0, "field_required")
      .describe("Sell units to add, or to take away if negative."),
    note: field.line.min(1, "field_required").max(200, "field_long").describe("Why, for the ledger."),
  }),
  value: officeStock,
  errors: ["product_not_found", "storelocator_not_found", "office_lot_not_found", "office_stock_left", "office_stock_of_slabs"],
  right: "stock.adjust",
  idempotency: "allowed",
});
