import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import { roles } from "../../claims.ts";
import * as field from "../../fields.ts";
import { officeCustomer } from "./customers.ts";
import { externalIds, page, queryId, total } from "./staff-fields.ts";

const reason = field.line.min(1, "field_required").max(300, "field_long").describe("Why, for the staff.");

export const officePerson = z.object({
  accountId: field.rowId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  type: z.string(),
  business: z.string().nullable(),
  customerId: field.rowId.nullable().describe("The business account's id."),
  roles: z.array(z.enum(roles)).describe("In the business account."),
  isBlocked: z.boolean().describe("Whether the person can't sign in."),
  createdAt: field.moment,
});
export type OfficePerson = z.infer<typeof officePerson>;

const read = { method: "GET", right: "customers.read" } as const;
const write = { method: "POST", right: "customers.write", idempotency: "allowed" } as const;

export const people = defineStaffCall({
  ...read,
  path: "office/people",
  summary: "Lists people with an account by name; a search is for words of a name or business, an email or a phone number",
  input: z.strictObject({
    query: field.line.max(120).optional().describe("Words of a name or business, an email, a phone number, or an id in another system."),
    page: page("50"),
  }),
  value: z.object({ people: z.array(officePerson), total: total("rows") }),
});

export const personDetails = officePerson
  .extend({
    language: z.enum(["en", "es"]),
    lockReason: z.string().nullable().describe("Why staff locked it; null unless they did."),
    emailProved: z.boolean().describe("Whether the email was confirmed."),
    externalIds,
    addresses: z.array(z.object({ label: z.string(), address: field.address, phone: z.string().nullable(), preferred: z.boolean() })),
  })
  .meta({ id: "OfficePersonDetails" });
export type OfficePersonDetails = z.infer<typeof personDetails>;

export const person = defineStaffCall({
  ...read,
  path: "office/person",
  summary: "Returns a person with contact, addresses and business",
  input: z.strictObject({ accountId: queryId }),
  value: personDetails,
  errors: ["office_person_not_found"],
});

export const lockPerson = defineStaffCall({
  ...write,
  path: "office/lockperson",
  summary: "Locks a person's account, which ends its sessions: signing in then says to call the shop",
  input: z.strictObject({ accountId: field.rowId, reason }),
  value: personDetails,
  errors: ["office_person_not_found"],
});

export const viewAsCustomer = defineStaffCall({
  ...write,
  path: "office/viewascustomer",
  personOnly: true,
  summary:
    "Returns a ticket, valid for one minute, that opens a read-only view of the shop as the person sees it; the audit log records the reason",
  input: z.strictObject({ accountId: field.rowId, reason }),
  value: z.object({ ticket: field.ticket }),
  errors: ["office_person_not_found", "office_person_locked"],
  allStores: true,
});

export const unlockPerson = defineStaffCall({
  ...write,
  path: "office/unlockperson",
  summary: "Unlocks a person's account",
  input: z.strictObject({ accountId: field.rowId }),
  value: personDetails,
  errors: ["office_person_not_found"],
});

export const officeCustomerDetails = officeCustomer.extend({
  lockReason: z.string().nullable().describe("Why staff locked it."),
  priceLevel: z.string().nullable().describe("The price level's name."),
  externalIds,
  branches: z.array(z.object({ number: z.string(), name: z.string(), city: z.string(), state: z.string() })),
  users: z.array(officePerson),
  certificates: z.array(
    z.object({
      id: field.rowId,
      province: z.string(),
      state: z.enum(["submitted", "approved", "refused"]),
      expiresOn: field.day.nullable(),
    }),
  ),
  invoices: z
    .object({
      openCount: z.int(),
      openCents: field.cents.describe("Open on all invoices, in cents."),
      overdueCents: field.cents.describe("The part that was due before today, in cents."),
      open: z
        .array(
          z.object({
            invoiceNo: z.int(),
            dueOn: field.day.nullable(),
            openCents: field.cents.describe("In cents."),
            externalIds,
          }),
        )
        .describe("The first hundred of them, those due first before others."),
    })
    .describe("Invoices that are not paid."),
  quotes: z
    .array(
      z.object({
        quoteNo: z.int(),
        state: z.string(),
        askedAt: field.moment,
        jobName: z.string().nullable(),
      }),
    )
    .describe("The last ten, newest first."),
});
export type OfficeCustomerDetails = z.infer<typeof officeCustomerDetails>;

export const customer = defineStaffCall({
  ...read,
  path: "office/customer",
  summary: "Returns a business account with terms, people, branches, certificates, invoices and quotes",
  input: z.strictObject({ customerId: queryId }),
  value: officeCustomerDetails,
  errors: ["office_customer_not_found"],
});

export const lockCustomer = defineStaffCall({
  ...write,
  path: "office/lockcustomer",
  summary: "Locks or unlocks a business account: a locked one can't order, is told to call, and still sees its orders and pays",
  input: z.strictObject({
    customerId: field.rowId,
    locked: z.boolean(),
    reason: reason.optional().describe("Required to lock."),
  }),
  value: officeCustomerDetails,
  errors: ["office_customer_not_found", "office_reason_required"],
});

export const officeApplication = z.object({
  id: field.rowId,
  reference: z.string(),
  kind: z.enum(["business", "professional"]),
  status: z.enum(["open", "accepted", "refused"]),
  company: z.string(),
  sentAt: field.moment,
  askedAt: field.moment.nullable().describe("When staff asked for more."),
  person: z.object({ accountId: field.rowId, name: z.string(), email: z.string() }),
});
export type OfficeApplication = z.infer<typeof officeApplication>;

export const officeApplicationDetails = officeApplication.extend({
  language: z.enum(["en", "es"]).describe("The applicant's language, of the emails."),
  fields: z.record(z.string(), z.unknown()).describe("As it was sent."),
  documents: z.array(
    z.object({
      id: field.rowId,
      name: z.string(),
      bytes: z.int().describe("Its size in bytes."),
    }),
  ),
  answer: z.string().nullable().describe("What staff wrote last."),
  decidedBy: z.string().nullable(),
  decidedAt: field.moment.nullable(),
});
export type OfficeApplicationDetails = z.infer<typeof officeApplicationDetails>;

export const applications = defineStaffCall({
  ...read,
  path: "office/applications",
  summary: "Lists applications for a business account or the trade program, oldest first",
  input: z.strictObject({
    status: z.enum(["open", "accepted", "refused", "all"]).default("open").describe("`open`: not decided yet."),
    page: page("50"),
  }),
  value: z.object({ applications: z.array(officeApplication), total: total("rows") }),
});

export const readApplication = defineStaffCall({
  ...read,
  path: "office/readapplication",
  summary: "Returns an application with what was sent",
  input: z.strictObject({ id: queryId }),
  value: officeApplicationDetails,
  errors: ["office_application_not_found"],
});

export const applicationDocument = defineStaffCall({
  ...read,
  path: "office/applicationdocument",
  summary: "Returns a document of an application",
  input: z.strictObject({ id: queryId }),
  value: z.object({
    name: z.string(),
    type: z.string(),
    data: z.string().describe("In base64."),
  }),
  errors: ["office_application_not_found"],
});

const answer = field.typed.min(1, "field_required").max(1000, "field_long");

export const decideApplication = defineStaffCall({
  ...write,
  path: "office/decideapplication",
  summary:
    "Accepts or refuses an application and emails the applicant; accepting opens the business account or adds the applicant to the trade program",
  input: z.strictObject({
    id: field.rowId,
    accepted: z.boolean(),
    reason: answer.optional().describe("Why it is refused; the applicant reads it."),
  }),
  value: officeApplicationDetails,
  errors: ["office_application_not_found", "office_application_decided", "office_reason_required", "customer_already_member"],
});

export const askApplicant = defineStaffCall({
  ...write,
  path: "office/askapplicant",
  summary: "Asks an applicant for more by email, whose reply reaches the staff; the application stays open",
  input: z.strictObject({ id: field.rowId, question: answer }),
  value: officeApplicationDetails,
  errors: ["office_application_not_found", "office_application_decided"],
});
