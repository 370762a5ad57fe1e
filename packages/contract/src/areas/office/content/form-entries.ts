import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { formNames } from "../../../content/forms.ts";
import * as field from "../../../fields.ts";

const id = field.rowId.describe("The entry's id.");

const entryRow = z
  .object({
    id,
    reference: field.text("K7P2-9XQ4").describe("The number that the sender has."),
    form: z.enum(formNames),
    title: field.text("Book a visit").describe("The form's name in the reader's language."),
    sender: field.text("Ana Ruiz"),
    email: z
      .string()
      .nullable()
      .meta({ examples: ["ana@example.com"] }),
    subject: z
      .string()
      .nullable()
      .meta({ description: "What the form was about, such as an event.", examples: ["Spring open house"] }),
    language: z.enum(["en", "es"]),
    sentAt: field.moment,
    answeredAt: field.moment.nullable(),
  })
  .meta({ id: "OfficeFormEntry" });
export type OfficeFormEntry = z.infer<typeof entryRow>;

const entryDetails = entryRow
  .extend({
    page: field.text("/visit").describe("The path of the page that it was sent from."),
    answers: z.array(z.object({ name: field.text("phone"), label: field.text("Phone"), value: field.text("775 555 0100") })),
    answeredBy: z
      .string()
      .nullable()
      .meta({ examples: ["luis@shop.example"] }),
    deletedOn: field.day.nullable().describe("When it will be deleted by itself; null if entries are kept."),
  })
  .meta({ id: "OfficeFormEntryDetails" });
export type OfficeFormEntryDetails = z.infer<typeof entryDetails>;

const staff = { callers: "staff", right: "content.write" } as const;
const queryId = z.coerce
  .number()
  .int()
  .positive()
  .max(2_147_483_647)
  .meta({ description: "The entry's id.", examples: [42] });

export const formEntries = defineCall({
  ...staff,
  method: "GET",
  path: "office/formentries",
  summary: "Lists what visitors sent with the site's forms, newest first",
  input: z.strictObject({
    form: z.enum(formNames).optional().describe("Every form if missing."),
    state: z.enum(["open", "answered", "all"]).default("open").describe("`open`: not answered yet."),
    query: field.line
      .max(120)
      .optional()
      .meta({ description: "A reference, or part of a name, an email or an answer.", examples: ["ruiz"] }),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 50 a page.", examples: [1] }),
  }),
  value: z.object({
    entries: z.array(entryRow),
    total: z
      .number()
      .int()
      .meta({ description: "Matching entries, counted up to 10,000.", examples: [3] }),
    keptDays: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Days that entries are kept; null for good.", examples: [730] }),
    forms: z.array(z.object({ form: z.enum(formNames), title: field.text("Book a visit") })),
  }),
  errors: [],
});

export const formEntry = defineCall({
  ...staff,
  method: "GET",
  path: "office/formentry",
  summary: "Returns everything that a visitor sent with a form",
  input: z.strictObject({ id: queryId }),
  value: entryDetails,
  errors: ["office_form_entry_not_found"],
});

const write = { ...staff, method: "POST", idempotency: "allowed", errors: ["office_form_entry_not_found"] } as const;

export const markFormEntry = defineCall({
  ...write,
  path: "office/markformentry",
  summary: "Marks a form's entry as answered, or as open again",
  input: z.strictObject({ id, isAnswered: z.boolean() }),
  value: entryDetails,
});

export const deleteFormEntry = defineCall({
  ...write,
  path: "office/deleteformentry",
  summary: "Deletes a form's entry with all its answers",
  input: z.strictObject({ id }),
  value: field.done,
});
