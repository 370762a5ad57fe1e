import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { paymentMethods } from "./checkout.ts";

const errors = ["webreceipt_not_found", "webreceipt_expired"] as const;
const cents = field.cents.nullable();
const orNull = (example: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example] });

export const payment = defineCall({
  method: "GET",
  path: "webreceipt/payment",
  summary: "Returns a payment's receipt by its unguessable id",
  input: z.strictObject({ id: field.receiptId }),
  value: z.object({
    orderNo: z
      .number()
      .int()
      .meta({ examples: [100_042] }),
    orderReceiptId: field.receiptId.describe("The id of the whole order's receipt."),
    paidOn: field.day,
    status: z
      .enum(["pending", "paid", "canceled", "returned"])
      .describe("`pending`: not taken yet. `canceled`: never taken. `returned`: the bank didn't pay."),
    method: z.enum(paymentMethods),
    brand: orNull("visa"),
    last4: orNull("4242"),
    dueOn: field.day.nullable().describe("When a charge to the credit line is due; null for any other payment."),
    amountCents: cents.describe("In cents; null when hidden."),
    refundedCents: cents.describe("What of it went back, in cents; null when hidden."),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    payer: field.text("Ana Ruiz"),
    lines: z
      .array(
        z.object({
          itemNo: field.itemNo,
          name: field.text("Porcelain Gray"),
          detail: field.text("12 × 24 in · Matte"),
          quantity: field.sellUnits,
          sellUnit: field.sellUnit,
          goodsCents: cents.describe("After discounts in cents; null when hidden."),
        }),
      )
      .describe("What the order is for."),
    goodsCents: cents.describe("All lines after discounts in cents; null when hidden."),
    deliveryCents: cents.describe("In cents; null when hidden."),
    taxCents: cents.describe("In cents; null when hidden."),
    totalCents: cents.describe("The whole order in cents; more than the amount when it was paid in parts; null when hidden."),
    until: field.day.describe("The last day on which the receipt opens without signing in."),
  }),
  errors,
});

export const receiptText = defineCall({
  method: "POST",
  path: "webreceipt/receipttext",
  summary: "Returns the receipt of an order or a payment as plain text, in the caller's language",
  input: z.strictObject({
    type: z.enum(["order", "payment"]),
    hash: field.receiptId.describe("The unguessable id of the order's or the payment's receipt."),
  }),
  value: z.object({
    title: field.text("Receipt for order 100042"),
    text: z.string().meta({
      description: "Lines separated by line feeds.",
      examples: ["Cantera Tile & Stone\nReceipt for order 100042\nTotal: $331.72"],
    }),
  }),
  errors: [...errors, "account_prices_hidden"],
  isRead: true,
});
