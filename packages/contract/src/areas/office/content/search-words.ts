import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";

const id = z.int().positive().describe("The entry's id in the content system.");
const language = z.enum(field.languages).describe("The language in which shoppers type it.");
const term = field.line.min(1, "field_required").max(80, "field_long").describe("What shoppers type.");
const phrase = field.line
  .min(1, "field_required")
  .max(80, "field_long")
  .regex(/^[^,]*$/, "field_code");
const finds = z
  .array(phrase)
  .min(1, "field_required")
  .max(20, "field_long")
  .describe("Words that it also finds, only in that direction. Without commas.");

export const officeSearchWord = z.object({ id, language, term, finds });
export type OfficeSearchWord = z.infer<typeof officeSearchWord>;

const was = z
  .strictObject({ term: z.string().max(300), finds: z.array(z.string().max(10_000)).max(1000) })
  .nullable()
  .describe("What the caller has read; null for a new one.");

const found = z.object({
  products: z.int().describe("Products of the whole shop."),
  pages: z.int().describe("Pages of the site."),
  names: z.array(z.string()).describe("The first of them, best first, at most eight."),
});

const off = "office_content_off" as const;

export const searchWords = defineStaffCall({
  right: "content.publish",
  method: "GET",
  path: "office/searchwords",
  summary: "Lists the shop's own search synonyms by language and term",
  value: z.array(officeSearchWord),
  errors: [off],
});

export const trySearchWord = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/trysearchword",
  summary: "Says what a term finds now, and what it would find with these words",
  input: z.strictObject({ language, term, finds: z.array(phrase).max(20, "field_long").default([]) }),
  value: z.object({ now: found, withWords: found.describe("With the words, in place of those that are saved.") }),
  errors: [off],
  idempotency: "allowed",
});

export const saveSearchWord = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/savesearchword",
  summary: "Adds or changes a synonym; the search uses it at once",
  input: z.strictObject({ id: id.nullable(), was, language, term, finds }),
  value: officeSearchWord,
  errors: [off, "office_search_word_not_found", "office_search_word_changed", "office_search_word_taken"],
  idempotency: "required",
});

export const deleteSearchWord = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/deletesearchword",
  summary: "Removes a synonym; the search forgets it at once",
  input: z.strictObject({ id, language, was }),
  value: z.object({ done: z.literal(true) }),
  errors: [off, "office_search_word_not_found", "office_search_word_changed"],
  idempotency: "allowed",
});
