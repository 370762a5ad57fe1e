import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { emailAddress, personName, solvedCaptcha } from "./account.ts";
import { privacyKinds } from "./privacy/privacy-kinds.ts";

/** Fields of a request that the shop and the office share. */
export const privacyKind = z.enum(privacyKinds).describe("What the person asks for.");
export const privacyRequestNo = z
  .string()
  .max(20)
  .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/)
  .meta({ description: "The request's number.", examples: ["P-7K2M-9QXD"] });
export const privacyDetails = field.typed
  .min(1, "field_required")
  .max(1000, "field_long")
  .meta({ description: "What exactly they ask.", examples: ["Please delete my account."] });

export const ask = defineCall({
  method: "POST",
  path: "privacy/ask",
  summary: "Asks for a copy, correction or deletion of what the shop has about an address; recorded once its owner confirms by email",
  input: z.strictObject({
    kind: privacyKind,
    name: personName.meta({ description: "The person's full name.", examples: ["Ana Ruiz"] }),
    email: emailAddress,
    details: privacyDetails,
    captchaToken: solvedCaptcha,
  }),
  value: field.done,
  errors: ["account_captcha"],
  budget: "forms",
});

export const confirm = defineCall({
  method: "POST",
  path: "privacy/confirm",
  summary: "Records a request by the emailed link, `/{language}/privacy/confirm?token=…`; a repeat returns the same request",
  input: z.strictObject({ token: field.ticket }),
  value: z.object({
    requestNo: privacyRequestNo,
    kind: privacyKind,
    dueOn: field.day.describe("The last day to answer by law, counted from the day on which the person asked."),
  }),
  errors: ["account_link_invalid"],
});
