import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import { formNames } from "../../../content/forms.ts";
import * as field from "../../../fields.ts";
import { page, queryId } from "../staff-fields.ts";

const id = field.rowId.describe("The entry's id.");

export const officeFormEntry = z.object({
  id,
  reference: z.string().describe("The number that the sender has."),
  form: z.enum(formNames),
  title: z.string().describe("The form's name in the reader's language."),
  sender: z.string(),
  email: z.string().nullable(),
  subject: z.string().nullable().describe("What the form was about, such as an event."),
  language: z.enum(["en", "es"]),
  sentAt: field.moment,
  answeredAt: field.moment.nullable(),
});
export type OfficeFormEntry = z.infer<typeof officeFormEntry>;

export const officeFormEntryDetails = officeFormEntry.extend({
  page: z.string().describe("The path of the page that it was sent from."),
  answers: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  answeredBy: z.string().nullable(),
  deletedOn: field.day.nullable().describe("When it will be deleted by itself; null if entries are kept."),
});
export type OfficeFormEntryDetails = z.infer<typeof officeFormEntryDetails>;

export const formEntries = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/formentries",
  summary: "Lists what visitors sent with the site's forms, newest first",
  input: z.strictObject({
    form: z.enum(formNames).optional().describe("Every form if missing."),
    state: z.enum(["open", "answered", "all"]).default("open").describe("`open`: not answered yet."),
    query: field.line.max(120).optional().describe("A reference, or part of a name, an email or an answer."),
    page: page("50"),
  }),
  value: z.object({
    entries: z.array(officeFormEntry),
    total: z.int().describe("Matching entries, counted up to 10,000."),
    keptDays: z.int().nullable().describe("Days that entries are kept; null for good."),
    forms: z.array(z.object({ form: z.enum(formNames), title: z.string() })),
  }),
});

export const formEntry = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/formentry",
  summary: "Returns everything that a visitor sent with a form",
  input: z.strictObject({ id: queryId.describe("The entry's id.") }),
  value: officeFormEntryDetails,
  errors: ["office_form_entry_not_found"],
});

const write = { right: "content.write", method: "POST", idempotency: "allowed", errors: ["office_form_entry_not_found"] } as const;

export const markFormEntry = defineStaffCall({
  ...write,
  path: "office/markformentry",
  summary: "Marks a form's entry as answered, or as open again",
  input: z.strictObject({ id, isAnswered: z.boolean() }),
  value: officeFormEntryDetails,
});

export const deleteFormEntry = defineStaffCall({
  ...write,
  path: "office/deleteformentry",
  summary: "Deletes a form's entry with all its answers",
  input: z.strictObject({ id }),
  value: field.done,
});
