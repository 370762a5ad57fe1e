import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import { roles } from "../../../claims.ts";
import * as field from "../../../fields.ts";
import { emailAddress, personName } from "../../account.ts";
import { officeCustomer, paymentTerm } from "../customers.ts";
import { personDetails } from "../people.ts";

const write = { method: "POST", right: "customers.write", idempotency: "allowed" } as const;
const place = field.line.min(1, "field_required").max(60, "field_long");
const userRoles = z.array(z.enum(roles)).min(1, "field_required").max(4).describe("In the business account.");

const invitedPerson = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    language: z.enum(["en", "es"]).describe("Of the invitation."),
  })
  .describe("Gets an invitation by email that is good for a week, and chooses a password with it.");

export const openBusiness = defineStaffCall({
  ...write,
  path: "office/openbusiness",
  summary: "Opens a business account with its branches, and invites its first person, who administers it",
  input: z.strictObject({
    name: field.line.min(1, "field_required").max(120, "field_long").describe("The company's name."),
    type: z.enum(["dealer", "designer", "contractor", "builder"]),
    paymentTerm,
    creditLimitCents: field.cents.nullable().describe("In cents; null without a credit line."),
    postalCode: field.postalCode.nullable().describe("Of its billing address. People connect to the account with it; null: nobody can."),
    branches: z
      .array(z.strictObject({ name: field.line.min(1, "field_required").max(120, "field_long"), city: place, state: place }))
      .min(1)
      .max(200)
      .describe("Its places, in the order of their numbers, which begin at 01."),
    person: invitedPerson.nullable().describe("Null invites nobody yet."),
  }),
  value: officeCustomer,
  errors: ["office_business_exists", "office_person_elsewhere"],
});

export const inviteToBusiness = defineStaffCall({
  ...write,
  path: "office/invitetobusiness",
  summary: "Invites a person to a business account; a new invitation to the same address replaces the one before",
  input: z.strictObject({ customerId: field.rowId, ...invitedPerson.shape, roles: userRoles }),
  value: z.object({ done: z.literal(true) }),
  errors: ["office_customer_not_found", "office_person_elsewhere"],
});

export const movePerson = defineStaffCall({
  ...write,
  path: "office/moveperson",
  summary:
    "Moves a person to another business account, or out of any, which signs the person out; orders and invoices stay where they were placed",
  input: z.strictObject({
    accountId: field.rowId,
    customerId: field.rowId.nullable().describe("The business account's id; null: none, as a private customer."),
    roles: userRoles,
  }),
  value: personDetails,
  errors: ["office_person_not_found", "office_customer_not_found"],
});
