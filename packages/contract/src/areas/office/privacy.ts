import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { emailAddress, personName } from "../account/fields.ts";
import { privacyKind as kind, privacyDetails, privacyRequestNo as requestNo } from "../privacy.ts";
import { file, page, total } from "./staff-fields.ts";

const words = (description: string) => field.typed.min(1, "field_required").max(1000, "field_long").describe(description);

const request = z
  .object({
    requestNo,
    kind,
    state: z.enum(["open", "verified", "done", "refused"]).describe("`verified`: the person has proved who they are."),
    email: z.string(),
    name: z.string(),
    language: z.enum(["en", "es"]),
    receivedOn: field.day.describe("When the person asked."),
    dueOn: field.day.describe("The last day to answer by law."),
    isLate: z.boolean().describe("Whether it should have been answered by now."),
  })
  .meta({ id: "PrivacyRequest" });
export type PrivacyRequest = z.infer<typeof request>;

export const privacyRequestDetails = request.extend({
  details: z.string().describe("What exactly they ask, as staff noted it."),
  recordedBy: z
    .string()
    .nullable()
    .describe("The email of the staff member who recorded it; null if the person made the request on the site."),
  recordedAt: field.moment,
  verifiedBy: z
    .string()
    .nullable()
    .describe(
      "The email of the staff member who verified the person; null if nobody has yet, or if the person confirmed by the emailed link.",
    ),
  verifiedAt: field.moment.nullable(),
  verifiedHow: z.string().nullable().describe("How the person was verified."),
  extensionReason: z.string().nullable().describe("Why the answer takes longer; null for the usual time."),
  closedBy: z.string().nullable().describe("Who closed it."),
  closedAt: field.moment.nullable(),
  outcome: z.string().nullable().describe("What was done, or why it was refused."),
  found: z
    .object({
      accountId: field.rowId.nullable().describe("The account that has confirmed the address."),
      orders: z.int().describe("Orders with the address or of the account."),
      invoices: z.int().describe("Invoices for them."),
      quotes: z.int().describe("Quotes."),
      forms: z.int().describe("Form entries with the address."),
      subscriptions: z.int().describe("Subscriptions of the address, and its requests to be told of stock."),
    })
    .describe("What the shop has about the address now."),
});
export type PrivacyRequestDetails = z.infer<typeof privacyRequestDetails>;

const read = { method: "GET", right: "privacy.write" } as const;
const write = { method: "POST", right: "privacy.write", idempotency: "allowed" } as const;

export const privacyRequests = defineStaffCall({
  ...read,
  path: "office/privacyrequests",
  summary: "Lists requests of people about their personal data, the first due first; closed ones the newest first",
  input: z.strictObject({ state: z.enum(["open", "closed"]).default("open").describe("`open`: not answered yet."), page: page("50") }),
  value: z.object({ requests: z.array(request), total: total("requests") }),
});

export const privacyRequest = defineStaffCall({
  ...read,
  path: "office/privacyrequest",
  summary: "Returns a request, with what the shop has about the person's address",
  input: z.strictObject({ requestNo }),
  value: privacyRequestDetails,
  errors: ["office_privacy_not_found"],
});

export const recordPrivacyRequest = defineStaffCall({
  ...write,
  path: "office/recordprivacyrequest",
  summary: "Records that a person asked for a copy, correction or deletion of their data",
  input: z.strictObject({
    kind,
    email: emailAddress,
    name: personName.describe("The person's full name."),
    language: z.enum(["en", "es"]).describe("Of the person."),
    receivedOn: field.day.describe("When they asked; not in the future, and at most 90 days ago."),
    details: privacyDetails,
  }),
  value: privacyRequestDetails,
  errors: ["office_privacy_day"],
});

export const verifyPrivacyRequest = defineStaffCall({
  ...write,
  path: "office/verifyprivacyrequest",
  summary: "Notes how the person has proved who they are; until then nothing is handed out or deleted",
  input: z.strictObject({ requestNo, how: words("How they proved it.") }),
  value: privacyRequestDetails,
  errors: ["office_privacy_not_found", "office_privacy_closed"],
});

export const extendPrivacyRequest = defineStaffCall({
  ...write,
  path: "office/extendprivacyrequest",
  summary: "Extends the time to answer once, by 45 days; an email tells the person why",
  input: z.strictObject({ requestNo, reason: words("Why it takes longer.") }),
  value: privacyRequestDetails,
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_extended"],
});

export const exportPrivacyData = defineStaffCall({
  ...write,
  path: "office/exportprivacydata",
  summary: "Returns a file with everything that the shop has about a verified person",
  input: z.strictObject({ requestNo }),
  value: file("application/json"),
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_unverified"],
  allStores: true,
});

export const erasePrivacyData = defineStaffCall({
  ...write,
  path: "office/eraseprivacydata",
  summary:
    "Deletes what the shop has about a verified person and closes the request; orders and invoices stay with the buyer's details, as the law requires",
  input: z.strictObject({ requestNo, confirm: z.literal("DELETE") }),
  value: privacyRequestDetails,
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_unverified", "customer_last_administrator"],
});

export const closePrivacyRequest = defineStaffCall({
  ...write,
  path: "office/closeprivacyrequest",
  summary: "Closes a request that was answered, or refuses it with a reason; an email says so, with the data that a person asked a copy of",
  input: z.strictObject({
    requestNo,
    outcome: z.enum(["done", "refused"]),
    note: words("What was done, or why it is refused, which the person reads."),
  }),
  value: privacyRequestDetails,
  errors: ["office_privacy_not_found", "office_privacy_closed", "office_privacy_unverified"],
});
