import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { lineId, officeOrder } from "../../../office-order.ts";
import { accessorials, freightClasses, pieceKinds } from "../../../staff/carrier-choices.ts";
import { file, orderNo, queryOrderNo } from "../staff-fields.ts";

const inches = z.int().min(1).max(100_000);
const piece = z.strictObject({
  kind: z.enum(pieceKinds),
  weight: z.int().min(1).max(5_000_000).describe("With packaging, in 1e-2 pounds."),
  length: inches.describe("Outside, in 1e-2 inches."),
  width: inches.describe("Outside, in 1e-2 inches."),
  height: inches.describe("Outside, in 1e-2 inches."),
  freightClass: z.enum(freightClasses).optional().describe("The NMFC class of a pallet."),
  count: z.int().min(1).max(50).optional().describe("The number of such pieces, 1 if left out; at most 50 pieces in all."),
});

const bookingNo = field.rowId.describe("The booking's number.");

const pieceNo = z.int().min(1).max(100).describe("The parcel's number within its booking, from 1.");

const bookingStates = ["started", "booked", "canceling", "canceled", "refused"] as const;
const trackingStatuses = ["announced", "moving", "outForDelivery", "delivered", "returned", "failed"] as const;

const whereabouts = {
  status: z.enum(trackingStatuses).nullable().describe("The latest that the carrier reported; null before its first report."),
  statusAt: field.moment.nullable(),
  estimatedOn: field.day.nullable().describe("When the carrier expects to deliver it; null if it hasn't said."),
  deliveredAt: field.moment.nullable(),
  signedBy: z.string().nullable().describe("Who signed for it; null if nobody did."),
  picture: z
    .object({
      state: z
        .enum(["waiting", "stored", "missing", "unusable"])
        .describe(
          "`waiting`: the carrier may still add it. `missing`: it has none. `unusable`: it is neither a picture nor a PDF, infected, or too large.",
        ),
      kind: z.enum(["picture", "document"]).describe("What is stored. `document`: a PDF, such as a receipt that was signed."),
      url: z.string().nullable().describe("Expires within an hour; null unless it is stored."),
    })
    .nullable()
    .describe("What the carrier proves the delivery with; null before it, and for carriers without proofs."),
};

const bookings = z.object({
  takes: z.array(z.enum(pieceKinds)).describe("The pieces that can be booked; none in a shop without a carrier service."),
  bookings: z
    .array(
      z
        .object({
          bookingNo,
          state: z
            .enum(bookingStates)
            .describe("`started`, `canceling`: the service hasn't answered yet, and is asked again. `refused`: nothing was booked."),
          carrier: z.string(),
          service: z.string(),
          costCents: field.cents.describe("What the carrier charges the shop, in cents. It changes nothing that the customer pays."),
          currency: z.string().describe("ISO 4217."),
          bookedAt: field.moment,
          trackingNumber: z.string().nullable().describe("Of the first parcel, if there are several."),
          trackingUrl: z.string().nullable(),
          ...whereabouts,
          pieces: z
            .array(
              z.object({
                pieceNo,
                trackingNumber: z.string().nullable().describe("Null until the service has booked it."),
                trackingUrl: z.string().nullable(),
                ...whereabouts,
              }),
            )
            .describe(
              "Every parcel of a booking of several, which is delivered when all of them are; none for a single parcel or freight.",
            ),
          isShipped: z.boolean().describe("Whether its units count as shipped."),
          lines: z.array(z.object({ lineId, itemNo: field.itemNo, units: field.sellUnits })),
        })
        .meta({ id: "CarrierBooking" }),
    )
    .describe("Newest first."),
});

const change = { method: "POST", value: bookings, right: "orders.fulfill", idempotency: "allowed" } as const;
const ofOrder = ["office_order_not_found", "office_other_store", "office_canceled"] as const;
const ofBooking = ["office_order_not_found", "office_booking_not_found", "office_booking_state"] as const;

export const carrierBookings = defineStaffCall({
  method: "GET",
  path: "office/carrierbookings",
  summary: "Returns the shipments of an order that were booked with the carrier service, and where they are",
  input: z.strictObject({ orderNo: queryOrderNo }),
  value: bookings,
  errors: ["office_order_not_found"],
  right: "orders.read",
});

export const carrierRates = defineStaffCall({
  method: "POST",
  path: "office/carrierrates",
  summary: "Asks the carrier service for the rates of a shipment; nothing is booked yet",
  input: z.strictObject({
    orderNo,
    lines: z
      .array(z.strictObject({ lineId, units: field.quantity.describe("In sell units.") }))
      .min(1)
      .max(500)
      .describe("Lines in the shipment, with the number of sell units of each."),
    pieces: z.array(piece).min(1).max(50),
    accessorials: z.array(z.enum(accessorials)).max(accessorials.length),
  }),
  value: z.object({
    rates: z
      .array(
        z.object({
          quote: z.string().describe("Send it to book this rate."),
          carrier: z.string(),
          service: z.string(),
          cents: field.cents.describe("What the carrier charges the shop, in cents. It changes nothing that the customer pays."),
          currency: z.string().describe("ISO 4217."),
          days: z.int().nullable().describe("Days on the way; null if the carrier doesn't say."),
        }),
      )
      .describe("Cheapest first."),
  }),
  errors: [
    ...ofOrder,
    "office_line_not_found",
    "office_not_delivery",
    "office_ship_left",
    "office_nothing_to_pick",
    "office_carrier_off",
    "office_carrier_unavailable",
    "office_carrier_address",
    "office_carrier_shipment",
  ],
  right: "orders.fulfill",
});

export const bookCarrier = defineStaffCall({
  ...change,
  path: "office/bookcarrier",
  summary: "Books a rate with the carrier service, which makes the label; the customer isn't told before the goods leave",
  input: z.strictObject({ orderNo, quote: field.typed.min(1).max(40_000).describe("Of the rate.") }),
  errors: [
    ...ofOrder,
    "office_payment_pending",
    "office_payment_returned",
    "office_line_not_found",
    "office_ship_left",
    "office_carrier_off",
    "office_carrier_unavailable",
    "office_carrier_address",
    "office_carrier_shipment",
    "office_carrier_rate",
  ],
});

export const carrierLabel = defineStaffCall({
  method: "POST",
  path: "office/carrierlabel",
  summary: "Returns the label or bill of lading of a booking, or of one of its parcels, as a PDF",
  input: z.strictObject({ orderNo, bookingNo, pieceNo: pieceNo.optional() }),
  value: file("application/pdf", "The PDF in base64."),
  errors: [...ofBooking, "office_carrier_off", "office_carrier_unavailable"],
  right: "orders.fulfill",
});

export const shipBooking = defineStaffCall({
  ...change,
  path: "office/shipbooking",
  summary:
    "Records that the carrier has taken a booking's goods, and emails the customer the tracking number; the carrier's report does the same",
  input: z.strictObject({ orderNo, bookingNo }),
  value: officeOrder,
  errors: [
    ...ofBooking,
    ...ofOrder,
    "office_line_not_found",
    "office_ship_left",
    "office_payment_pending",
    "office_payment_returned",
    "stock_nothing_left",
    "stock_short",
  ],
});

export const cancelBooking = defineStaffCall({
  ...change,
  path: "office/cancelbooking",
  summary: "Cancels a booking whose goods the carrier hasn't taken",
  input: z.strictObject({ orderNo, bookingNo }),
  errors: [...ofBooking, "office_carrier_off", "office_carrier_unavailable", "office_carrier_taken"],
});
