import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { recipient } from "./webshoppingbag.ts";

export const receipt = defineCall({
  method: "GET",
  path: "customer/getreceiptmodel",
  summary: "The receipt of an order by its unguessable id",
  input: z.strictObject({ id: z.string().regex(/^[\w-]{20,64}$/) }),
  value: z.object({
    orderNo: z.number().int(),
    receiptId: z.string(),
    placedAt: z.string(),
    language: z.enum(field.languages),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
    deliveryAddress: field.address.nullable(),
    billingAddress: field.address.nullable(),
    pickupStore: z
      .object({
        code: z.string(),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        state: z.string(),
        postalCode: z.string(),
        phone: z.string(),
      })
      .nullable(),
    delivery: z.object({ service: z.enum(["parcel", "freight"]), from: field.day, until: field.day, liftgate: z.boolean() }).nullable(),
    lines: z.array(
      z.object({
        itemNo: z.string(),
        name: z.string(),
        detail: z.string(),
        quantity: z.number().int(),
        sellUnit: field.sellUnit,
        area: z.number().int().nullable(),
        unitPriceCents: field.cents,
        goodsCents: field.cents,
        fulfilment: field.fulfilment,
        promisedOn: field.day.nullable(),
        lots: z.array(z.object({ code: z.string(), shade: z.string().nullable(), quantity: z.number().int() })),
        picture: field.picture.nullable(),
        warnings: z.array(z.string()),
        recipient: recipient.nullable(),
      }),
    ),
    currency: z.string(),
    goodsCents: field.cents,
    deliveryCents: field.cents,
    taxes: z.array(z.object({ name: z.string(), ratePpm: z.number().int(), cents: field.cents })),
    taxCents: field.cents,
    totalCents: field.cents,
    payment: z.object({ method: z.string(), brand: z.string().nullable(), last4: z.string().nullable() }),
    wantsAccount: z.boolean(),
    /** Last day on which damage or a wrong shade can be claimed. */
    claimUntil: field.day,
  }),
  errors: ["customer_receipt_not_found"],
});
