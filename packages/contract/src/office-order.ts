import { z } from "zod";
import { roomLots } from "./areas/bag.ts";
import { deliveryChargeKinds, deliveryServices } from "./areas/checkout.ts";
import * as field from "./fields.ts";
import { returnReasons, returnStates } from "./goods-return.ts";
import { orderDerivation } from "./order-derivation.ts";
import { orderPromotion } from "./order-promotion.ts";
import { delayReasons, openDelay, promiseReason } from "./promise.ts";

/** An order in responses for staff. */
const units = field.sellUnits;
export const orderNumber = z.int();
const currency = z.string().describe("ISO 4217.");
export const lineId = field.rowId.describe("An order line's id.");
const lineUnits = z.array(z.object({ lineId, itemNo: field.itemNo, units }).meta({ id: "OfficeLineUnits" }));

export const officeOrderStatus = z.enum(["open", "finished", "canceled"]).meta({
  description:
    "`open`: something is left to hand over. `finished`: everything was handed over or canceled. `canceled`: the whole order was.",
});
export const officePaymentStatus = z
  .enum(["started", "authorized", "captured", "declined", "canceled", "refunded", "pending", "returned", "unpaid", "onAccount"])
  .meta({
    description:
      "`refunded`: all of it went back. `pending`: a bank has yet to pay, so nothing may be picked. `returned`: the bank didn't pay, so it is owed. `unpaid`: a payment link waits to be used. `onAccount`: charged to the credit line.",
  });

export const officeOrderLine = z.object({
  lineId,
  itemNo: field.itemNo,
  name: z.string(),
  detail: z.string(),
  piece: field.pieceImage.nullable().describe("Null for a line without a picture."),
  quantity: units,
  sellUnit: field.sellUnit,
  area: z.int().nullable().describe("The whole line in 1e-4 square feet; null for an item not sold by area."),
  fulfilment: field.fulfilment,
  promisedOn: field.day.nullable().describe("When it is ready or arrives."),
  promiseReason,
  unitPriceCents: field.cents.describe("The price of one sell unit in cents."),
  goodsCents: field.cents.describe("The whole line after discounts in cents, without tax."),
  discountCents: field.cents.describe("What promotions took off the line, in cents."),
  taxCents: field.cents.describe("The whole line's tax in cents."),
  refundedCents: field.cents.describe("What was or is being refunded for this line, in cents, with its shares of tax and delivery."),
  recipient: z.object({ name: z.string(), email: z.string(), message: z.string() }).nullable(),
  lots: z
    .array(
      z.object({
        code: z.string(),
        shade: z.string().nullable(),
        caliber: z.string().nullable(),
        place: field.storeCode.describe("The code of the store or warehouse."),
        quantity: units,
      }),
    )
    .describe("What was reserved for the line, by lot."),
  earlierLot: z.string().nullable().describe("The lot of a line that was moved from an earlier system; null for any other."),
  rooms: z.array(roomLots).describe("The rooms that the buyer named."),
  picked: units.describe("Sell units taken from the shelf, those handed over included."),
  ready: units.describe("Sell units that were made ready at the pickup store; 0 for other lines."),
  shipped: units.describe("Sell units given to the carrier or collected."),
  delivered: units.describe("Sell units that the carrier has delivered."),
  canceled: units.describe("Sell units that will not be handed over."),
  returned: units.describe("Sell units that came back into stock."),
  returnsToStock: z
    .boolean()
    .describe(
      "Whether units that come back enter the stock: not if the catalog lost the item of a moved order, or sells it by another unit.",
    ),
  leftToReturn: units.describe("Sell units that were handed over and are in no return."),
  refunded: units.describe("Sell units that were or are being refunded."),
});

export const officeShipment = z.object({
  id: field.rowId,
  at: field.moment,
  carrier: z.string().nullable().describe("Null for goods that were collected or sent by email."),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  lines: lineUnits,
});

export const refundWay = z.enum(["check", "cash"]);

export const officeRefund = z.object({
  id: field.rowId,
  state: z
    .enum(["requested", "done", "voided", "failed"])
    .describe("`requested`: the payment provider has not answered yet. `voided`: nothing had been captured. `failed`: the money stayed."),
  amountCents: field.cents.describe("In cents."),
  creditCents: field.cents.describe("The part that goes back to the customer's credit line or gift card, in cents."),
  reason: z.string().nullable(),
  requestedAt: field.moment,
  endedAt: field.moment.nullable(),
  providerRef: z.string().nullable().describe("The payment provider's id; null until the provider has it."),
  paidBy: refundWay.nullable().describe("How staff paid it out; null for one that goes back to a payment or becomes a credit."),
  reference: z.string().nullable().describe("Of what staff paid out, such as the number of a check."),
  lines: lineUnits,
});

export const officeOrderEvent = z.object({
  kind: z.string(),
  at: field.moment,
  actor: z.enum(["staff", "customer", "system"]).describe("`system`: the payment provider or the shop itself."),
  by: z.string().nullable().describe("The email of the staff member or the signed-in customer; null for anyone else."),
  amountCents: field.cents.nullable().describe("In cents; null for an event without money."),
  reason: z.string().nullable(),
  lines: lineUnits,
});

export const officePromiseMove = z.object({
  at: field.moment,
  by: z.string().nullable().describe("The email of the staff member."),
  lineId,
  itemNo: field.itemNo,
  fromOn: field.day.describe("The date before."),
  toOn: field.day.describe("The date after."),
  reason: z.enum(delayReasons),
  note: z.object({ en: z.string(), es: z.string() }).nullable(),
  outcome: z
    .enum(["none", "asked", "waited", "canceled", "expired", "replaced", "withdrawn", "started"])
    .describe(
      "What the customer answered. `none`: within what was promised, so nobody was asked. `asked`: no answer yet. `expired`: no answer in time, so it was refunded.",
    ),
});

export const officeReturn = z.object({
  returnNo: field.rowId,
  state: z.enum(returnStates).describe("`received`: the goods are here. `inspected`: what is sellable is back in stock."),
  reason: z.string().describe("In the words of who announced it; may be empty for a customer's."),
  reasonKind: z.enum(returnReasons).nullable().describe("What the customer chose; null for a return that staff announced."),
  ourFault: z.boolean().describe("The shop sent something wrong or broken, so nothing is withheld."),
  byCustomer: z.boolean().describe("Whether the customer announced it."),
  by: z.string().nullable().describe("The email of the staff member or the signed-in customer who announced it; null for a guest."),
  announcedAt: field.moment,
  receivedAt: field.moment.nullable(),
  lines: z.array(
    z.object({
      lineId,
      itemNo: field.itemNo,
      units: units.describe("Sell units that were announced."),
      sellable: units.nullable().describe("Sell units that went back into stock; null before the inspection."),
      broken: units.nullable().describe("Sell units that came back and can't be sold."),
      missing: units.nullable().describe("Sell units that didn't come."),
    }),
  ),
});

export const officeReplacement = z.object({
  replacementNo: field.rowId,
  state: z
    .enum(["held", "sent", "withdrawn"])
    .describe("`held`: set aside in its lot. `sent`: handed over, without charge. `withdrawn`: free for sale again."),
  lineId,
  itemNo: field.itemNo,
  units: units.describe("Sell units."),
  place: field.storeCode.describe("The code of the place where they are."),
  lot: z.string(),
  reason: z.string(),
  brokenGoods: z
    .enum(["written_off", "taken_back"])
    .describe("`written_off`: the customer doesn't have to return them. `taken_back`: they are collected, and never enter the stock."),
  by: z.string().describe("The email of the staff member."),
  createdAt: field.moment,
  endedAt: field.moment.nullable().describe("When it was handed over or withdrawn."),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
});

export const officeOrderNote = z.object({
  id: field.rowId,
  kind: z
    .enum(["note", "message", "question"])
    .describe("`note`: only staff see it. `message`: it was mailed to the customer. `question`: the customer wrote it."),
  at: field.moment,
  by: z.string().nullable().describe("The email of the staff member; null for the customer's questions."),
  answeredAt: field.moment.nullable().describe("When a question was answered or needed no answer."),
  text: z.string(),
});

export const officeOrder = z
  .object({
    orderNo: orderNumber,
    status: officeOrderStatus,
    placedAt: field.moment,
    finishedAt: field.moment.nullable(),
    canceledAt: field.moment.nullable(),
    language: z.enum(field.languages).describe("The customer's language."),
    customer: z.object({
      firstName: z.string(),
      lastName: z.string(),
      company: z.string().nullable(),
      email: z.string(),
      phone: z.string(),
      businessAccount: z.string().nullable().describe("The business account's name; null for a guest or a homeowner."),
    }),
    deliveryAddress: field.address.nullable(),
    billingAddress: field.address.nullable(),
    pickupStore: z.object({ code: field.storeCode, name: z.string() }).nullable(),
    pickupPerson: z.string().nullable().describe("Who may pick it up besides the buyer."),
    earlierNo: z.string().nullable().describe("Its number in the system that it was moved from; null for an order of this shop."),
    purchaseOrderNo: z.string().nullable().describe("The business's own number for the order."),
    jobName: z.string().nullable().describe("The project that the business ordered for."),
    deliveries: z
      .array(
        z.object({
          group: z.enum(["goods", "samples"]),
          service: z.enum(deliveryServices),
          name: field.localised.optional().describe("What `special` is called; missing for another service."),
          cents: field.cents.describe("What was paid for it in cents."),
          discountCents: field.cents.describe("What a promotion took off, in cents."),
          charges: z
            .array(z.object({ kind: z.enum(deliveryChargeKinds), cents: field.cents }))
            .describe("What the buyer added; part of `cents`."),
          from: field.day.describe("The earliest day."),
          until: field.day.describe("The latest day."),
          liftgate: z.boolean(),
        }),
      )
      .describe("The groups that ship together: the goods, and the samples by parcel."),
    lines: z.array(officeOrderLine),
    currency,
    goodsCents: field.cents.describe("All lines after discounts in cents."),
    discountCents: field.cents.describe("What promotions took off the lines, in cents."),
    deliveryCents: field.cents.describe("All deliveries after discounts in cents."),
    promotions: z.array(orderPromotion(field.cents).meta({ id: "OfficeOrderPromotion" })).describe("The promotions that it used."),
    taxes: z.array(field.tax),
    taxCents: field.cents.describe("All taxes in cents."),
    totalCents: field.cents.describe("In cents."),
    payments: z
      .array(
        z.object({
          provider: z.string(),
          providerRef: z.string().nullable().describe("The payment provider's id."),
          method: z.string(),
          status: officePaymentStatus,
          amountCents: field.cents.describe("In cents."),
          brand: z.string().nullable().describe("The brand of a card, the name of a bank."),
          last4: z.string().nullable(),
          dueOn: field.day.nullable().describe("When a charge to the credit line is due; null for any other payment."),
        }),
      )
      .describe("How the total is paid: the amounts add up to it."),
    derivation: orderDerivation.nullable().describe("Where the amounts came from; null for an order placed before that was recorded."),
    moneyBackCents: field.cents.describe("What the customer got back or is getting back, in cents, disputes included."),
    promiseMoves: z.array(officePromiseMove).describe("Every change of a promised date, oldest first."),
    delays: z.array(openDelay).describe("Questions about slips that wait for the customer's answer."),
    shipments: z.array(officeShipment),
    refunds: z.array(officeRefund),
    returns: z.array(officeReturn).describe("Newest first."),
    replacements: z.array(officeReplacement).describe("What goes out without charge in place of broken goods, newest first."),
    notes: z.array(officeOrderNote).describe("What staff wrote, and what they and the customer wrote to each other, newest first."),
    events: z.array(officeOrderEvent).describe("The order's history, oldest first."),
  })
  .meta({ id: "OfficeOrder" });
export type OfficeOrder = z.infer<typeof officeOrder>;

export const officeOrderRow = z.object({
  orderNo: orderNumber,
  status: officeOrderStatus,
  placedAt: field.moment,
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  store: field.storeCode.nullable().describe("The pickup store's code; null for an order that is only delivered."),
  paymentStatus: officePaymentStatus.nullable(),
  totalCents: field.cents.describe("In cents."),
  currency,
  dueOn: field.day.nullable().describe("The earliest day promised for units that were not handed over; null if none is left."),
  isLate: z.boolean().describe("Whether that day has passed."),
  quantity: units.describe("Sell units of all lines."),
  picked: units,
  ready: units,
  shipped: units,
  canceled: units,
});
export type OfficeOrderRow = z.infer<typeof officeOrderRow>;
