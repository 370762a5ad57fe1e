import { z } from "zod";
import { defineCall } from "../call.ts";
import { phone } from "./account.ts";

/** Whose preference: the caller's, or that of an order's buyer by the order's receipt. */
const receiptId = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .optional();

const state = z.object({
  /** `none`: never asked. */
  sms: z.enum(["none", "in", "out"]),
  /** All but the last four digits hidden. */
  phone: z.string().nullable(),
  changedAt: z.string().nullable(),
  /** The words that one agrees to, and their version. */
  consent: z.object({ version: z.string(), text: z.string() }),
});
export type NotificationState = z.infer<typeof state>;

export const check = defineCall({
  method: "POST",
  path: "notificationpreference/checknotificationpreference",
  summary: "Whether text messages about orders are wanted",
  input: z.strictObject({ receiptId }),
  value: state,
  errors: ["customer_receipt_not_found", "account_session_required"],
});

export const optIn = defineCall({
  method: "POST",
  path: "notificationpreference/optincustomersmsnotification",
  summary: "Wants text messages about orders; what was agreed to is kept with its time",
  input: z.strictObject({ receiptId, phone, consentVersion: z.string().min(1).max(40) }),
  value: state,
  errors: ["customer_receipt_not_found", "account_session_required", "notificationpreference_consent_changed"],
  idempotency: "allowed",
});

export const optOut = defineCall({
  method: "POST",
  path: "notificationpreference/optoutcustomersmsnotification",
  summary: "Wants no text messages any more",
  input: z.strictObject({ receiptId }),
  value: state,
  errors: ["customer_receipt_not_found", "account_session_required"],
  idempotency: "allowed",
});
