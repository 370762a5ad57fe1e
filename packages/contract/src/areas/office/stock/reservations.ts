import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { by, page, total } from "../staff-fields.ts";
import { goods, lotCode, movedUnits } from "./goods-lines.ts";

/** Units of a lot reserved by staff for a customer who hasn't ordered yet. */
export const reservationStates = ["held", "released", "ordered", "expired"] as const;

const reservationNo = field.rowId.describe("The reservation's number.");

export const officeReservation = z.object({
  reservationNo,
  state: z
    .enum(reservationStates)
    .describe(
      "`held`: nobody else is sold the units. `released`: staff ended it. `ordered`: an order took them. `expired`: its last day is over.",
    ),
  ...goods,
  store: field.storeCode,
  units: field.sellUnits.describe("Sell units."),
  customer: z.string().describe("Empty once a customer without an account has been forgotten."),
  phone: z.string(),
  lastDay: field.day.describe("The last day on which the units are kept."),
  note: z.string(),
  draftNo: z.int().nullable().describe("The phone order that is being written with it."),
  orderNo: z.int().nullable().describe("The order that took the units."),
  createdAt: field.moment,
  by,
  endedAt: field.moment.nullable(),
  endedBy: by.describe("The email address of the staff account that ended it; null for another cause."),
});
export type OfficeReservation = z.infer<typeof officeReservation>;

export const reservations = defineStaffCall({
  method: "GET",
  path: "office/reservations",
  summary: "Lists what is kept for customers who haven't ordered yet: held ones by their last day, others newest first",
  input: z.strictObject({
    state: z
      .enum(["held", "ended", "all"])
      .default("held")
      .describe("`held`: nobody else is sold the units. `ended`: released, ordered or expired."),
    store: field.storeCode.optional().describe("Only of this place."),
    query: field.line.max(60).optional().describe("The start of an item number or lot, or a part of the customer's name or phone number."),
    page: page("50 reservations"),
  }),
  value: z.object({ reservations: z.array(officeReservation), total: total("reservations") }),
  right: "orders.read",
});

export const reserveStock = defineStaffCall({
  method: "POST",
  path: "office/reservestock",
  summary: "Keeps units of a lot for a customer until a day: nobody else is sold them",
  input: z
    .strictObject({
      itemNo: field.itemNo,
      store: field.storeCode.describe("The code of the store or warehouse."),
      lot: lotCode,
      units: movedUnits,
      accountId: field.rowId
        .nullable()
        .default(null)
        .describe("The customer's account; null for somebody without one, who has a name and a phone number."),
      customerName: field.line.max(120, "field_long").default(""),
      phone: field.line.max(40, "field_long").default(""),
      lastDay: field.day.describe("The last day on which the units are kept."),
      note: field.line.max(200, "field_long").default(""),
    })
    .refine(({ accountId, customerName }) => accountId !== null || customerName.trim() !== "", {
      message: "field_required",
      path: ["customerName"],
    })
    .refine(({ accountId, phone }) => accountId !== null || phone.trim() !== "", { message: "field_required", path: ["phone"] }),
  value: officeReservation,
  errors: [
    "product_not_found",
    "storelocator_not_found",
    "office_lot_not_found",
    "office_lot_short",
    "office_buyer_not_found",
    "office_reservation_day",
  ],
  right: "stock.adjust",
  idempotency: "required",
});

export const releaseReservation = defineStaffCall({
  method: "POST",
  path: "office/releasereservation",
  summary: "Ends a reservation: its units are for sale again",
  input: z.strictObject({ reservationNo }),
  value: officeReservation,
  errors: ["office_reservation_not_found", "office_reservation_ended"],
  right: "stock.adjust",
  idempotency: "required",
});

export const orderReservation = defineStaffCall({
  method: "POST",
  path: "office/orderreservation",
  summary: "Begins a phone order for a reservation's customer, whose line takes the reserved lot; or returns the one that was begun",
  input: z.strictObject({ reservationNo }),
  value: z.object({ draftNo: z.int().describe("The phone order's number.") }),
  errors: [
    "office_reservation_not_found",
    "office_reservation_ended",
    "office_buyer_not_found",
    "product_not_found",
    "webshoppingbag_quantity",
  ],
  right: "orders.write",
  idempotency: "required",
});
