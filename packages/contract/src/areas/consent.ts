import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { phone } from "./account.ts";

const receiptId = field.receiptId
  .optional()
  .describe("Selects the preference of an order's buyer by its receipt; without it, the caller's own.");

const state = z.object({
  sms: z.enum(["none", "in", "out"]).describe("`none`: never asked."),
  phone: z
    .string()
    .nullable()
    .meta({ description: "With all but the last four digits hidden.", examples: ["••• ••• 0100"] }),
  changedAt: field.moment.nullable(),
  consent: z
    .object({ version: field.text("2026-01"), text: field.text("I agree to receive text messages about my orders.") })
    .describe("The consent text and its version."),
});
export type NotificationState = z.infer<typeof state>;

export const check = defineCall({
  method: "POST",
  path: "notificationpreference/checknotificationpreference",
  isRead: true,
  summary: "Returns whether the caller receives text messages about orders",
  input: z.strictObject({ receiptId }),
  value: state,
  errors: ["customer_receipt_not_found", "account_session_required"],
});

export const optIn = defineCall({
  method: "POST",
  path: "notificationpreference/optincustomersmsnotification",
  feature: "textMessages",
  summary: "Opts in to text messages about orders; stores the consent text and its time",
  input: z.strictObject({
    receiptId,
    phone,
    consentVersion: z
      .string()
      .min(1)
      .max(40)
      .meta({ description: "The version of the consent text that the person saw.", examples: ["2026-01"] }),
  }),
  value: state,
  errors: ["customer_receipt_not_found", "account_session_required", "notificationpreference_consent_changed"],
  idempotency: "allowed",
});

export const optOut = defineCall({
  method: "POST",
  path: "notificationpreference/optoutcustomersmsnotification",
  summary: "Opts out of text messages",
  input: z.strictObject({ receiptId }),
  value: state,
  errors: ["customer_receipt_not_found", "account_session_required"],
  idempotency: "allowed",
});
