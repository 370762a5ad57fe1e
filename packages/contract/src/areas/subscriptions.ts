import { z } from "zod";
import { defineCall } from "../call.ts";
import { emailAddress } from "./account.ts";

const source = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** How often it is sent, in words. */
  rhythm: z.string(),
});
export type SubscriptionSource = z.infer<typeof source>;

const subscribed = source.extend({ subscribed: z.boolean(), since: z.string().nullable() });
const sourceCode = z.string().regex(/^[a-z-]{2,40}$/);
const unsubscribeToken = z.string().regex(/^[\w-]{32,128}$/);
const done = z.object({ done: z.literal(true) });

export const sources = defineCall({
  method: "GET",
  path: "subscriptions/sources/list",
  summary: "What can be subscribed to",
  input: z.strictObject({}),
  value: z.array(source),
});

export const list = defineCall({
  method: "GET",
  path: "subscriptions/account/list",
  summary: "All sources, and which of them the caller gets",
  input: z.strictObject({}),
  value: z.array(subscribed),
  callers: "customer",
});

export const save = defineCall({
  method: "POST",
  path: "subscriptions/account/list",
  summary: "Sets which sources the caller gets, all at once",
  input: z.strictObject({ sources: z.array(sourceCode).max(40) }),
  value: z.array(subscribed),
  callers: "customer",
  errors: ["subscriptions_source_unknown", "account_address_unproved"],
  idempotency: "allowed",
});

/** The email links to `/{language}/subscription/confirm?token=…`. */
export const subscribe = defineCall({
  method: "POST",
  path: "subscriptions/subscribe",
  summary: "Asks for sources by mail address; a stranger's address gets nothing before its owner has said yes to the mail",
  input: z.strictObject({ email: emailAddress, sources: z.array(sourceCode).min(1).max(40), captchaToken: z.string().min(1).max(8000) }),
  value: done,
  errors: ["subscriptions_source_unknown", "account_captcha"],
  budget: "forms",
});

export const confirm = defineCall({
  method: "POST",
  path: "subscriptions/confirm",
  summary: "Says yes by the link of the mail",
  input: z.strictObject({ token: unsubscribeToken }),
  /** The sources named in the email; a repeat returns the same and changes nothing. */
  value: z.object({ email: z.string(), sources: z.array(z.string()) }),
  errors: ["account_link_invalid"],
});

/** Its page is `/{language}/subscription/unsubscribe?token=…`, which the RFC 8058 headers also name. */
export const unsubscribe = defineCall({
  method: "POST",
  path: "subscriptions/unsubscribe",
  summary: "Ends a source, or all, by the link of a mail; ending what has ended is not an error",
  input: z.strictObject({ token: unsubscribeToken, source: sourceCode.optional() }),
  value: z.object({ email: z.string(), ended: z.array(z.string()) }),
  errors: ["account_link_invalid"],
});
