import { z } from "zod";
import * as field from "./fields.ts";

/** An order as staff see it. Times are ISO 8601; amounts are cents of the order's currency; quantities are sell units. */
const units = z.number().int().nonnegative();
const time = z.string();
const lineUnits = z.array(z.object({ lineId: z.number().int(), itemNo: z.string(), units }));

/** `open`: something is left to hand over; `finished`: everything was handed over or canceled; `canceled`: the whole order was. */
export const officeOrderStatus = z.enum(["open", "finished", "canceled"]);
export const officePaymentStatus = z.enum(["started", "authorized", "captured", "declined", "canceled", "refunded"]);
export const refundState = z.enum(["requested", "done", "voided", "failed"]);

/** What has happened to the units of a line. */
const progress = {
  /** Taken from the shelf, shipped units included. */
  picked: units,
  /** Waiting at the pickup store, collected units included; always 0 for lines that are delivered. */
  ready: units,
  /** Given to the carrier or collected. */
  shipped: units,
  /** Will not be handed over. */
  canceled: units,
  /** Came back into stock. */
  returned: units,
  /** Refunded or about to be. */
  refunded: units,
};

const line = z.object({
  lineId: z.number().int(),
  itemNo: z.string(),
  name: z.string(),
  detail: z.string(),
  quantity: units,
  sellUnit: field.sellUnit,
  /** 1e-4 square feet; null for goods that are not sold by area. */
  area: z.number().int().nullable(),
  fulfilment: field.fulfilment,
  promisedOn: field.day.nullable(),
  unitPriceCents: field.cents,
  goodsCents: field.cents,
  taxCents: field.cents,
  refundedCents: field.cents,
  recipient: z.object({ name: z.string(), email: z.string(), message: z.string() }).nullable(),
  /** What was reserved for the line, by lot. */
  lots: z.array(
    z.object({
      code: z.string(),
      shade: z.string().nullable(),
      caliber: z.string().nullable(),
      /** The code of the store or warehouse. */
      place: z.string(),
      quantity: units,
    }),
  ),
  ...progress,
});

const shipment = z.object({
  id: z.number().int(),
  at: time,
  /** Null for goods that were collected or sent by email. */
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  lines: lineUnits,
});

const refund = z.object({
  id: z.number().int(),
  state: refundState,
  amountCents: field.cents,
  reason: z.string().nullable(),
  requestedAt: time,
  endedAt: time.nullable(),
  /** The payment provider's id; null until the provider has it. */
  providerRef: z.string().nullable(),
  lines: lineUnits,
});

const event = z.object({
  kind: z.string(),
  at: time,
  /** The email of the member of staff; null for what the provider or the shop itself did. */
  by: z.string().nullable(),
  amountCents: field.cents.nullable(),
  reason: z.string().nullable(),
  lines: lineUnits,
});

export const officeOrder = z.object({
  orderNo: z.number().int(),
  status: officeOrderStatus,
  placedAt: time,
  finishedAt: time.nullable(),
  canceledAt: time.nullable(),
  language: z.enum(field.languages),
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    /** The business account's name; null for a guest or a homeowner. */
    businessAccount: z.string().nullable(),
  }),
  deliveryAddress: field.address.nullable(),
  billingAddress: field.address.nullable(),
  pickupStore: z.object({ code: z.string(), name: z.string() }).nullable(),
  deliveries: z.array(
    z.object({
      group: z.enum(["goods", "samples"]),
      service: z.enum(["parcel", "freight"]),
      cents: field.cents,
      from: field.day,
      until: field.day,
      liftgate: z.boolean(),
    }),
  ),
  lines: z.array(line),
  currency: z.string(),
  goodsCents: field.cents,
  deliveryCents: field.cents,
  taxes: z.array(z.object({ name: z.string(), ratePpm: z.number().int(), cents: field.cents })),
  taxCents: field.cents,
  totalCents: field.cents,
  payment: z
    .object({
      provider: z.string(),
      providerRef: z.string().nullable(),
      method: z.string(),
      status: officePaymentStatus,
      amountCents: field.cents,
      brand: z.string().nullable(),
      last4: z.string().nullable(),
    })
    .nullable(),
  /** What the customer got back or is getting back, disputes included. */
  moneyBackCents: field.cents,
  shipments: z.array(shipment),
  refunds: z.array(refund),
  /** The order's history, oldest first. */
  events: z.array(event),
});
export type OfficeOrder = z.infer<typeof officeOrder>;

export const officeOrderRow = z.object({
  orderNo: z.number().int(),
  status: officeOrderStatus,
  placedAt: time,
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  /** The code of the pickup store; null for an order that is only delivered. */
  store: z.string().nullable(),
  paymentStatus: officePaymentStatus.nullable(),
  totalCents: field.cents,
  currency: z.string(),
  quantity: units,
  picked: units,
  ready: units,
  shipped: units,
  canceled: units,
});
export type OfficeOrderRow = z.infer<typeof officeOrderRow>;
