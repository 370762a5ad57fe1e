import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { officeOrder } from "../../../office-order.ts";

const movement = z.object({
  at: field.moment,
  kind: z
    .enum(["received", "reserved", "released", "shipped", "returned", "adjusted", "counted", "transferred", "sold"])
    .meta({ examples: ["adjusted"] }),
  onHand: z
    .number()
    .int()
    .meta({ description: "The change of what is on hand, in sell units.", examples: [-3] }),
  reserved: z
    .number()
    .int()
    .meta({ description: "The change of what orders and reservations hold, in sell units.", examples: [0] }),
  orderNo: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [null] }),
  reservationNo: z
    .number()
    .int()
    .nullable()
    .meta({ description: "The reservation that it belongs to.", examples: [null] }),
  note: z
    .string()
    .nullable()
    .meta({ examples: ["Broken on arrival"] }),
  by: z
    .string()
    .nullable()
    .meta({
      description: "The email address of the staff account; null for a movement with another cause.",
      examples: ["staff@shop.example"],
    }),
});

const lot = z
  .object({
    store: field.storeCode,
    code: field.text("L-0421"),
    shade: z
      .string()
      .nullable()
      .meta({ examples: ["B2"] }),
    caliber: z
      .string()
      .nullable()
      .meta({ examples: ["9"] }),
    onHand: field.sellUnits.describe("Sell units in the place."),
    reserved: field.sellUnits.describe("Sell units that orders, replacements and reservations hold."),
    movements: z.array(movement).describe("The last fifty, newest first."),
  })
  .meta({ id: "OfficeLot" });
export type OfficeLot = z.infer<typeof lot>;

const value = z.object({ itemNo: field.text("POR-1224-GRAY"), sellUnit: field.sellUnit, lots: z.array(lot) }).meta({ id: "OfficeStock" });

export const stock = defineCall({
  method: "GET",
  path: "office/stock",
  summary: "Returns an item's stock by place and lot with the last movements of each",
  input: z.strictObject({ itemNo: field.itemNo }),
  value,
  errors: ["product_not_found"],
  callers: "staff",
  right: "orders.read",
});

const lotCode = field.line
  .min(1, "field_required")
  .max(80, "field_long")
  .meta({ description: "A lot's code.", examples: ["C18"] });

export const exchangeLot = defineCall({
  method: "POST",
  path: "office/exchangelot",
  summary: "Gives an order's line units of another lot of the same place, instead of those that it holds",
  input: z.strictObject({
    orderNo: z
      .number()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .meta({ description: "The order's number.", examples: [100_042] }),
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
  callers: "staff",
  right: "orders.fulfill",
  idempotency: "required",
});

export const adjustStock = defineCall({
  method: "POST",
  path: "office/adjuststock",
  summary: "Adds units to a lot or takes them away, with the reason, such as breakage or a find",
  input: z.strictObject({
    itemNo: field.itemNo,
    store: field.storeCode.describe("The code of the store or warehouse."),
    lot: field.typed
      .min(1)
      .max(80)
      .meta({ description: "The lot's code.", examples: ["L-0421"] }),
    units: z
      .number()
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((units) => units !== 0, "field_required")
      .meta({ description: "Sell units to add, or to take away if negative.", examples: [-3] }),
    note: field.line
      .min(1, "field_required")
      .max(200, "field_long")
      .meta({ description: "Why, for the ledger.", examples: ["Broken on arrival"] }),
  }),
  value,
  errors: ["product_not_found", "storelocator_not_found", "office_lot_not_found", "office_stock_left", "office_stock_of_slabs"],
  callers: "staff",
  right: "stock.adjust",
  idempotency: "allowed",
});
