import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

const messages = z
  .object({
    orderNo: z
      .number()
      .int()
      .meta({ examples: [100_042] }),
    firstName: field.text("Ana").describe("Of the person who ordered."),
    messages: z
      .array(
        z.object({
          from: z.enum(["customer", "shop"]),
          at: field.moment,
          text: field.text("Could the driver call Luis at the gate?"),
        }),
      )
      .describe("In the order in which they were written."),
  })
  .meta({ id: "OrderMessages" });

/** Anyone with the receipt's link can read the messages, which the shop has emailed to the same person. */
export const orderMessages = defineCall({
  method: "GET",
  path: "customer/ordermessages",
  summary: "Returns what the customer and the shop wrote to each other about an order, by its receipt",
  input: z.strictObject({ id: field.receiptId }),
  value: messages,
  errors: ["customer_receipt_not_found"],
});

export const writeToShop = defineCall({
  method: "POST",
  path: "customer/writetoshop",
  summary: "Sends the staff a message about an order; they get an email, and their answer goes out by email",
  input: z.strictObject({
    id: field.receiptId,
    text: field.typed
      .min(1, "field_required")
      .max(2000, "field_long")
      .meta({ description: "The message.", examples: ["Could the driver call Luis at the gate?"] }),
  }),
  value: messages,
  errors: ["customer_receipt_not_found", "customer_messages_unanswered"],
  budget: "forms",
  idempotency: "required",
});
