import { z } from "zod";
import { defineCall } from "../call.ts";
import { phone } from "./account.ts";

/** Selects the preference of an order's buyer by its receipt; without it, the caller's own. */
const receiptId = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .optional();

const state = z.object({
  /** `none`: never asked. */
  sms: z.enum(["none", "in", "out"]),
  /** With all but the last four digits hidden. */
  phone: z.string().nullable(),
  changedAt: z.string().nullable(),
  /** The consent text and its version. */
  consent: z.object({ version: z.string(), text: z.string() }),
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
  summary: "Opts in to text messages about orders; stores the consent text and its time",
  input: z.strictObject({ receiptId, phone, consentVersion: z.string().min(1).max(40) }),
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
