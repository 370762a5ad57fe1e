import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { emailAddress } from "../account.ts";
import { changeKinds } from "../changes.ts";
import { queryId } from "./staff-fields.ts";

const kinds = z
  .array(z.enum(changeKinds))
  .min(1, "field_required")
  .max(changeKinds.length)
  .describe("The kinds of records whose changes it is told of.");

export const webhook = z.object({
  webhookId: field.rowId,
  name: z.string(),
  url: z.string().describe("Where it is told."),
  kinds: z.array(z.enum(changeKinds)),
  contact: z.string().describe("Who is mailed when it is paused."),
  state: z.enum(["active", "paused", "failed"]).describe("`failed`: paused by the shop, because the receiver failed for three days."),
  failingSince: field.moment.nullable().describe("Since when the receiver has taken nothing; null if it works."),
  nextTryAt: field.moment.nullable().describe("When a receiver that fails is tried again."),
  waiting: z.int().describe("Messages that are not delivered yet."),
  createdBy: z.string().describe("The email or API key that created it."),
  createdAt: field.moment,
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  deliveryId: z.int(),
  messageId: z.string().describe("The `webhook-id` header, the same for every try."),
  kind: z.string().describe("The kind of record, or `test`."),
  record: z.string().describe("The record's number, code or id."),
  body: z.string().describe("What is sent, as JSON."),
  state: z.enum(["waiting", "delivered"]),
  attempts: z.int().describe("How often it was sent."),
  createdAt: field.moment,
  triedAt: field.moment.nullable().describe("When it was last sent; null if never."),
  status: z.int().nullable().describe("The HTTP status of the last answer; null without one."),
  answer: z.string().nullable().describe("The beginning of the last answer's body; null without one."),
  failure: z.string().nullable().describe("Why the last try failed; null if it did not."),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const read = { method: "GET", right: "settings.write", allStores: true } as const;
const write = { method: "POST", right: "settings.write", allStores: true, idempotency: "allowed", value: field.done } as const;
const whose = { webhookId: field.rowId };
const values = {
  name: field.line.min(1, "field_required").max(60, "field_long").describe("What it is for."),
  url: z
    .url({ protocol: /^https?$/, hostname: z.regexes.hostname })
    .max(1000)
    .describe(
      "An address that answers a POST with a status from 200 to 299 within ten seconds. It has to be public and use HTTPS, unless the shop allows its network.",
    )
    .meta({ examples: ["https://erp.example/webhooks/azulejo"] }),
  kinds,
  contact: emailAddress.describe("Who is mailed when it is paused because the receiver failed for three days."),
};
const secret = z
  .string()
  .describe("The secret that signs its messages, which is shown only now: `whsec_` and base64.")
  .meta({ examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"] });

export const webhooks = defineStaffCall({
  ...read,
  path: "office/webhooks",
  summary: "Lists the webhooks",
  value: z.object({ webhooks: z.array(webhook) }),
});

export const createWebhook = defineStaffCall({
  ...write,
  idempotency: "none",
  path: "office/createwebhook",
  summary: "Adds an address that is told of changes from now on, and returns the secret that signs its messages",
  input: z.strictObject(values),
  value: z.object({ webhookId: field.rowId, secret }),
  errors: ["office_webhook_address", "office_right"],
});

export const changeWebhook = defineStaffCall({
  ...write,
  path: "office/changewebhook",
  summary: "Changes a webhook; what waits goes to the new address",
  input: z.strictObject({ ...whose, ...values }),
  errors: ["office_webhook_not_found", "office_webhook_address", "office_right"],
});

export const rotateWebhookSecret = defineStaffCall({
  ...write,
  idempotency: "none",
  path: "office/rotatewebhooksecret",
  summary: "Returns a new secret; messages are signed with the earlier one as well for a day",
  input: z.strictObject(whose),
  value: z.object({ webhookId: field.rowId, secret }),
  errors: ["office_webhook_not_found"],
});

export const pauseWebhook = defineStaffCall({
  ...write,
  path: "office/pausewebhook",
  summary: "Pauses a webhook: its messages wait",
  input: z.strictObject(whose),
  errors: ["office_webhook_not_found"],
});

export const resumeWebhook = defineStaffCall({
  ...write,
  path: "office/resumewebhook",
  summary: "Sends what waits, also to a webhook that was paused, at once",
  input: z.strictObject(whose),
  errors: ["office_webhook_not_found"],
});

export const deleteWebhook = defineStaffCall({
  ...write,
  path: "office/deletewebhook",
  summary: "Deletes a webhook with what waits",
  input: z.strictObject(whose),
  errors: ["office_webhook_not_found"],
});

export const testWebhook = defineStaffCall({
  ...write,
  path: "office/testwebhook",
  summary: "Sends a message of the type `test` to a webhook, also to one that is paused",
  input: z.strictObject(whose),
  errors: ["office_webhook_not_found"],
});

export const webhookDeliveries = defineStaffCall({
  ...read,
  path: "office/webhookdeliveries",
  summary: "Lists what a webhook was sent in the last 30 days, newest first, with what waits",
  input: z.strictObject({
    webhookId: queryId,
    older: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe("Only those before the one with this id, which `older` of the page before names."),
  }),
  value: z.object({
    webhook,
    deliveries: z.array(webhookDelivery).describe("Fifty at most."),
    older: z.int().nullable().describe("The id to ask for the next page with; null on the last one."),
  }),
  errors: ["office_webhook_not_found"],
});

export const resendWebhook = defineStaffCall({
  ...write,
  path: "office/resendwebhook",
  summary: "Sends a message again under the same id",
  input: z.strictObject({
    ...whose,
    deliveryId: z
      .int()
      .positive()
      .describe("Of the list of deliveries.")
      .meta({ examples: [42] }),
  }),
  errors: ["office_webhook_not_found", "office_delivery_not_found"],
});
