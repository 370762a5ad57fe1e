import { z } from "zod";
import { defineCall } from "../../call.ts";
import { roles } from "../../claims.ts";
import * as field from "../../fields.ts";
import { officeCustomer } from "./customers.ts";

const orNull = (example: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example] });
const page = z.coerce
  .number()
  .int()
  .min(1)
  .max(100_000)
  .default(1)
  .meta({ description: "Counted from 1; 50 a page.", examples: [1] });
const total = z
  .number()
  .int()
  .meta({ description: "Matching rows in all.", examples: [3] });
const queryId = z.coerce
  .number()
  .int()
  .positive()
  .max(2_147_483_647)
  .meta({ description: "The id.", examples: [42] });
const reason = field.line
  .min(1, "field_required")
  .max(300, "field_long")
  .meta({ description: "Why, for the staff.", examples: ["Three returned checks"] });

const personRow = z
  .object({
    accountId: field.rowId,
    firstName: field.text("Ana"),
    lastName: field.text("Ruiz"),
    email: field.text("ana@example.com"),
    phone: orNull("775 555 0100"),
    type: field.text("homeowner"),
    business: orNull("Ladera Floor & Tile"),
    customerId: field.rowId.nullable().describe("The business account's id."),
    roles: z.array(z.enum(roles)).describe("In the business account."),
    isBlocked: z.boolean().describe("Whether the person can't sign in."),
    createdAt: field.moment,
  })
  .meta({ id: "OfficePerson" });
export type OfficePerson = z.infer<typeof personRow>;

const read = { method: "GET", callers: "staff", right: "customers.read" } as const;
const write = { method: "POST", callers: "staff", right: "customers.write", idempotency: "allowed" } as const;

export const people = defineCall({
  ...read,
  path: "office/people",
  summary: "Lists people with an account by name; a search is for words of a name or business, an email or a phone number",
  input: z.strictObject({
    query: field.line
      .max(120)
      .optional()
      .meta({ description: "Words of a name or business, an email, or a phone number.", examples: ["ruiz 775"] }),
    page,
  }),
  value: z.object({ people: z.array(personRow), total }),
  errors: [],
});

const personDetails = personRow
  .extend({
    language: z.enum(["en", "es"]),
    lockReason: orNull("Three returned checks").describe("Why staff locked it; null unless they did."),
    emailProved: z.boolean().describe("Whether the email was confirmed."),
    addresses: z.array(
      z.object({ label: field.text("Home"), address: field.address, phone: orNull("775 555 0100"), preferred: z.boolean() }),
    ),
  })
  .meta({ id: "OfficePersonDetails" });
export type OfficePersonDetails = z.infer<typeof personDetails>;

export const person = defineCall({
  ...read,
  path: "office/person",
  summary: "Returns a person with contact, addresses and business",
  input: z.strictObject({ accountId: queryId }),
  value: personDetails,
  errors: ["office_person_not_found"],
});

export const lockPerson = defineCall({
  ...write,
  path: "office/lockperson",
  summary: "Locks a person's account, which ends its sessions: signing in then says to call the shop",
  input: z.strictObject({ accountId: field.rowId, reason }),
  value: personDetails,
  errors: ["office_person_not_found"],
});

export const viewAsCustomer = defineCall({
  ...write,
  path: "office/viewascustomer",
  summary:
    "Returns a ticket, valid for one minute, that opens a read-only view of the shop as the person sees it; the audit log records the reason",
  input: z.strictObject({ accountId: field.rowId, reason }),
  value: z.object({ ticket: field.ticket }),
  errors: ["office_person_not_found", "office_person_locked"],
  allStores: true,
});

export const unlockPerson = defineCall({
  ...write,
  path: "office/unlockperson",
  summary: "Unlocks a person's account",
  input: z.strictObject({ accountId: field.rowId }),
  value: personDetails,
  errors: ["office_person_not_found"],
});

const customerDetails = officeCustomer
  .extend({
    lockReason: orNull("Three returned checks").describe("Why staff locked it."),
    priceLevel: orNull("Dealer A").describe("The price level's name."),
    branches: z.array(z.object({ number: field.text("01"), name: field.text("Reno"), city: field.text("Reno"), state: field.text("NV") })),
    users: z.array(personRow),
    certificates: z.array(
      z.object({
        id: field.rowId,
        province: field.text("NV"),
        state: z.enum(["submitted", "approved", "refused"]),
        expiresOn: field.day.nullable(),
      }),
    ),
    invoices: z
      .object({
        openCount: z
          .number()
          .int()
          .meta({ examples: [3] }),
        openCents: field.cents.describe("Open on all invoices, in cents."),
        overdueCents: field.cents.describe("The part that was due before today, in cents."),
        open: z
          .array(
            z.object({
              invoiceNo: z
                .number()
                .int()
                .meta({ examples: [500_118] }),
              dueOn: field.day.nullable(),
              openCents: field.cents.describe("In cents."),
            }),
          )
          .describe("The first hundred of them, those due first before others."),
      })
      .describe("Invoices that are not paid."),
    quotes: z
      .array(
        z.object({
          quoteNo: z
            .number()
            .int()
            .meta({ examples: [100_007] }),
          state: field.text("open"),
          askedAt: field.moment,
          jobName: orNull("Pool"),
        }),
      )
      .describe("The last ten, newest first."),
  })
  .meta({ id: "OfficeCustomerDetails" });
export type OfficeCustomerDetails = z.infer<typeof customerDetails>;

export const customer = defineCall({
  ...read,
  path: "office/customer",
  summary: "Returns a business account with terms, people, branches, certificates, invoices and quotes",
  input: z.strictObject({ customerId: queryId }),
  value: customerDetails,
  errors: ["office_customer_not_found"],
});

export const lockCustomer = defineCall({
  ...write,
  path: "office/lockcustomer",
  summary: "Locks or unlocks a business account: a locked one can't order, is told to call, and still sees its orders and pays",
  input: z.strictObject({
    customerId: field.rowId,
    locked: z.boolean().meta({ examples: [true] }),
    reason: reason.optional().describe("Required to lock."),
  }),
  value: customerDetails,
  errors: ["office_customer_not_found", "office_reason_required"],
});

const application = z
  .object({
    id: field.rowId,
    reference: field.text("R-7K2M-9QXD"),
    kind: z.enum(["business", "professional"]),
    status: z.enum(["open", "accepted", "refused"]),
    company: field.text("Ruiz Interiors"),
    sentAt: field.moment,
    askedAt: field.moment.nullable().describe("When staff asked for more."),
    person: z.object({ accountId: field.rowId, name: field.text("Ana Ruiz"), email: field.text("ana@example.com") }),
  })
  .meta({ id: "OfficeApplication" });
export type OfficeApplication = z.infer<typeof application>;

const applicationDetails = application
  .extend({
    language: z.enum(["en", "es"]).describe("The applicant's language, of the emails."),
    fields: z.record(z.string(), z.unknown()).meta({ description: "As it was sent.", examples: [{ taxId: "12-3456789", years: 7 }] }),
    documents: z.array(
      z.object({
        id: field.rowId,
        name: field.text("license.pdf"),
        bytes: z
          .number()
          .int()
          .meta({ description: "Its size in bytes.", examples: [20_000] }),
      }),
    ),
    answer: orNull("Please send your resale certificate.").describe("What staff wrote last."),
    decidedBy: orNull("staff@shop.example"),
    decidedAt: field.moment.nullable(),
  })
  .meta({ id: "OfficeApplicationDetails" });
export type OfficeApplicationDetails = z.infer<typeof applicationDetails>;

export const applications = defineCall({
  ...read,
  path: "office/applications",
  summary: "Lists applications for a business account or the trade program, oldest first",
  input: z.strictObject({
    status: z.enum(["open", "accepted", "refused", "all"]).default("open").describe("`open`: not decided yet."),
    page,
  }),
  value: z.object({ applications: z.array(application), total }),
  errors: [],
});

export const readApplication = defineCall({
  ...read,
  path: "office/readapplication",
  summary: "Returns an application with what was sent",
  input: z.strictObject({ id: queryId }),
  value: applicationDetails,
  errors: ["office_application_not_found"],
});

export const applicationDocument = defineCall({
  ...read,
  path: "office/applicationdocument",
  summary: "Returns a document of an application",
  input: z.strictObject({ id: queryId }),
  value: z.object({
    name: field.text("license.pdf"),
    type: field.text("application/pdf"),
    data: z.string().meta({ description: "In base64.", examples: ["JVBERi0xLjQK"] }),
  }),
  errors: ["office_application_not_found"],
});

const answer = field.typed.min(1, "field_required").max(1000, "field_long");

export const decideApplication = defineCall({
  ...write,
  path: "office/decideapplication",
  summary:
    "Accepts or refuses an application and emails the applicant; accepting opens the business account or adds the applicant to the trade program",
  input: z.strictObject({
    id: field.rowId,
    accepted: z.boolean().meta({ examples: [true] }),
    reason: answer
      .optional()
      .meta({ description: "Why it is refused; the applicant reads it.", examples: ["We couldn't verify the license."] }),
  }),
  value: applicationDetails,
  errors: ["office_application_not_found", "office_application_decided", "office_reason_required", "customer_already_member"],
});

export const askApplicant = defineCall({
  ...write,
  path: "office/askapplicant",
  summary: "Asks an applicant for more by email, whose reply reaches the staff; the application stays open",
  input: z.strictObject({ id: field.rowId, question: answer.meta({ examples: ["Please send your resale certificate."] }) }),
  value: applicationDetails,
  errors: ["office_application_not_found", "office_application_decided"],
});
