import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { emailAddress, solvedCaptcha } from "./account.ts";

export const subscriptionSource = z.object({
  code: field.text("new-arrivals"),
  name: field.text("New arrivals"),
  description: field.text("New collections and colors."),
  rhythm: z.string().meta({ description: "How often it is sent, in words.", examples: ["Once a month"] }),
});
export type SubscriptionSource = z.infer<typeof subscriptionSource>;

const subscribed = subscriptionSource.extend({ subscribed: z.boolean(), since: field.moment.nullable() });
const sourceCode = z
  .string()
  .regex(/^[a-z-]{2,40}$/)
  .meta({ description: "The code of a source.", examples: ["new-arrivals"] });
const { done, ticket: unsubscribeToken } = field;

export const sources = defineCall({
  method: "GET",
  path: "subscriptions/sources/list",
  summary: "Lists the subscription sources",
  input: z.strictObject({}),
  value: z.array(subscriptionSource),
});

export const list = defineCall({
  method: "GET",
  path: "subscriptions/account/list",
  summary: "Lists all sources and whether the caller is subscribed to each",
  input: z.strictObject({}),
  value: z.array(subscribed),
  callers: "customer",
});

export const save = defineCall({
  method: "POST",
  path: "subscriptions/account/list",
  summary: "Replaces the caller's subscriptions",
  input: z.strictObject({ sources: z.array(sourceCode).max(40) }),
  value: z.array(subscribed),
  callers: "customer",
  errors: ["subscriptions_source_unknown", "account_address_unproved"],
  idempotency: "allowed",
});

export const subscribe = defineCall({
  method: "POST",
  path: "subscriptions/subscribe",
  feature: "newsletter",
  summary: "Subscribes an email address to sources; if it isn't the caller's own, its owner must first confirm by email",
  input: z.strictObject({ email: emailAddress, sources: z.array(sourceCode).min(1).max(40), captchaToken: solvedCaptcha }),
  value: done,
  errors: ["subscriptions_source_unknown", "account_captcha"],
  budget: "forms",
});

export const confirm = defineCall({
  method: "POST",
  path: "subscriptions/confirm",
  summary: "Confirms a subscription by the emailed link, `/{language}/subscription/confirm?token=…`",
  input: z.strictObject({ token: unsubscribeToken }),
  value: z
    .object({ email: field.text("ana@example.com"), sources: z.array(field.text("new-arrivals")) })
    .describe("The sources named in the email; a repeat returns the same and changes nothing."),
  errors: ["account_link_invalid"],
});

/** Its page is `/{language}/subscription/unsubscribe?token=…`, which the RFC 8058 headers also name. */
export const unsubscribe = defineCall({
  method: "POST",
  path: "subscriptions/unsubscribe",
  summary: "Unsubscribes from one source, or all, by an emailed link; succeeds if already unsubscribed",
  input: z.strictObject({ token: unsubscribeToken, source: sourceCode.optional() }),
  value: z.object({ email: field.text("ana@example.com"), ended: z.array(field.text("new-arrivals")) }),
  errors: ["account_link_invalid"],
});
