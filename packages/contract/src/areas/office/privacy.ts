import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { emailAddress, personName } from "../account/fields.ts";
import { privacyKind as kind, privacyDetails, privacyRequestNo as requestNo } from "../privacy.ts";

const orNull = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });
const words = (description: string, example: string) =>
  field.typed
    .min(1, "field_required")
    .max(1000, "field_long")
    .meta({ description, examples: [example] });

const request = z
  .object({
    requestNo,
    kind,
    state: z.enum(["open", "verified", "done", "refused"]).describe("`verified`: the person has proved who they are."),
    email: field.text("ana@example.com"),
    name: field.text("Ana Ruiz"),
    language: z.enum(["en", "es"]),
    receivedOn: field.day.describe("When the person asked."),
    dueOn: field.day.describe("The last day to answer by law."),
    isLate: z.boolean().describe("Whether it should have been answered by now."),
  })
  .meta({ id: "PrivacyRequest" });
export type PrivacyRequest = z.infer<typeof request>;

const count = (description: string) =>
  z
    .number()
    .int()
    .meta({ description, examples: [2] });

const details = request
  .extend({
    details: field.text("Please delete my account.").describe("What exactly they ask, as staff noted it."),
    recordedBy: orNull(
      "The email of the staff member who recorded it; null if the person made the request on the site.",
      "luis@shop.example",
    ),
    recordedAt: field.moment,
    verifiedBy: orNull(
      "The email of the staff member who verified the person; null if nobody has yet, or if the person confirmed by the emailed link.",
      "luis@shop.example",
    ),
    verifiedAt: field.moment.nullable(),
    verifiedHow: orNull("How the person was verified.", "Answered from the address of the account"),
    extensionReason: orNull("Why the answer takes longer; null for the usual time.", "Orders of ten years"),
    closedBy: orNull("Who closed it.", "luis@shop.example"),
    closedAt: field.moment.nullable(),
    outcome: orNull("What was done, or why it was refused.", "Copy sent"),
    found: z
      .object({
        accountId: field.rowId.nullable().describe("The account that has confirmed the address."),
        orders: count("Orders with the address or of the account."),
        invoices: count("Invoices for them."),
        quotes: count("Quotes."),
        forms: count("Form entries with the address."),
        subscriptions: count("Subscriptions of the address."),
      })
      .describe("What the shop has about the address now."),
  })
  .meta({ id: "PrivacyRequestDetails" });
export type PrivacyRequestDetails = z.infer<typeof details>;

const read = { method: "GET", callers: "staff", right: "privacy.write" } as const;
const write = { method: "POST", callers: "staff", right: "privacy.write", idempotency: "allowed" } as const;

export const privacyRequests = defineCall({
  ...read,
  path: "office/privacyrequests",
  summary: "Lists requests of people about their personal data, the first due first; closed ones the newest first",
  input: z.strictObject({
    state: z.enum(["open", "closed"]).default("open").describe("`open`: not answered yet."),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 50 a page.", examples: [1] }),
  }),
  value: z.object({ requests: z.array(request), total: count("Matching requests in all.") }),
  errors: [],
});

export const privacyRequest = defineCall({
  ...read,
  path: "office/privacyrequest",
  summary: "Returns a request, with what the shop has about the person's address",
  input: z.strictObject({ requestNo }),
  value: details,
  errors: ["office_privacy_not_found"],
});

export const recordPrivacyRequest = defineCall({
  ...write,
  path: "office/recordprivacyrequest",
  summary: "Records that a person asked for a copy, correction or deletion of their data",
  input: z.strictObject({
    kind,
    email: emailAddress,
    name: personName.meta({ description: "The person's full name.", examples: ["Ana Ruiz"] }),
    language: z.enum(["en", "es"]).describe("Of the person."),
    receivedOn: field.day.describe("When they asked; not in the future, and at most 90 days ago."),
    details: privacyDetails,
  }),
  value: details,
  errors: ["office_privacy_day"],
});

export const verifyPrivacyRequest = defineCall({
  ...write,
  path: "office/verifyprivacyrequest",
  summary: "Notes how the person has proved who they are; until then nothing is handed out or deleted",
  input: z.strictObject({ requestNo, how: words("How they proved it.", "Answered from the address of the account") }),
  value: details,
  errors: ["office_privacy_not_found", "office_privacy_closed"],
});

export const extendPrivacyRequest = defineCall({
  ...write,
  path: "office/extendprivacyrequest",
  summary: "Extends the time to answer once, by 45 days; an email tells the person why",
  input: z.strictObject({ requestNo, reason: words("Why it takes longer.", "Orders of ten years") }),
  value: details,
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_extended"],
});

export const exportPrivacyData = defineCall({
  ...write,
  path: "office/exportprivacydata",
  summary: "Returns a file with everything that the shop has about a verified person",
  input: z.strictObject({ requestNo }),
  value: z.object({
    name: field.text("personal-data-P-7K2M-9QXD.json").describe("The name of the file."),
    type: z.literal("application/json"),
    data: z.string().meta({ description: "The file in base64.", examples: ["e30="] }),
  }),
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_unverified"],
  allStores: true,
});

export const erasePrivacyData = defineCall({
  ...write,
  path: "office/eraseprivacydata",
  summary:
    "Deletes what the shop has about a verified person and closes the request; orders and invoices stay with the buyer's details, as the law requires",
  input: z.strictObject({ requestNo, confirm: z.literal("DELETE") }),
  value: details,
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_unverified", "customer_last_administrator"],
});

export const closePrivacyRequest = defineCall({
  ...write,
  path: "office/closeprivacyrequest",
  summary: "Closes a request that was answered, or refuses it with a reason; an email says so, with the data that a person asked a copy of",
  input: z.strictObject({
    requestNo,
    outcome: z.enum(["done", "refused"]),
    note: words("What was done, or why it is refused, which the person reads.", "Copy sent by email"),
  }),
  value: details,
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_unverified"],
});
