import { z } from "zod";
import { defineCall, defineStaffCall } from "../../../call.ts";
import { letterFamilies, letterIds, letterReaders } from "../../../staff/letters.ts";
import { languages } from "../../../vocabulary.ts";

const letter = z.enum(letterIds).describe("Which email.");
const language = z.enum(languages);
const word = z.string().max(2000);
/** The shop's own words, enough for every message of the longest email. */
const unsaved = z
  .record(z.string().regex(/^mail\.[\w.]+$/), word)
  .refine((words) => Object.keys(words).length <= 200)
  .default({});
const sample = z.strictObject({
  letter,
  language,
  words: z.strictObject({ en: unsaved, es: unsaved }).prefault({}).meta({
    description: "Words that aren't saved yet, by their keys in `storefront.words`; an empty one is the standard message again.",
  }),
});

export const letters = defineStaffCall({
  right: "settings.write",
  method: "GET",
  path: "office/letters",
  summary: "Lists every email that the shop sends, by subject matter",
  value: z.array(
    z
      .object({
        letter,
        family: z.enum(Object.keys(letterFamilies) as [keyof typeof letterFamilies]),
        reader: z.enum(letterReaders).describe("Who receives it. `orders`, `requests` and `forms` are the addresses of staff."),
        subjects: z.object({ en: z.string(), es: z.string() }).describe("Its subject line with example values."),
        ownWords: z.int().nonnegative().describe("How many of its messages, in both languages, are the shop's own."),
      })
      .meta({ id: "ShopLetter" }),
  ),
});

export const previewLetter = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/previewletter",
  isRead: true,
  summary: "Writes an email with example values, as the shop would send it",
  input: sample,
  value: z.object({
    faults: z
      .array(z.object({ key: z.string(), language, problem: z.string() }))
      .describe("Unsaved words that can't be used. With a fault there is no email."),
    mail: z
      .object({
        from: z.string(),
        subject: z.string(),
        text: z.string(),
        address: z.string().describe("Of the HTML, for an hour."),
        keys: z.array(z.string()).describe("The messages that it uses, in their order."),
      })
      .nullable(),
  }),
  errors: ["office_letter_words_long"],
});

export const sendTestLetter = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/sendtestletter",
  personOnly: true,
  summary: "Sends an email with example values to the staff member who asks for it, marked as a test",
  input: sample,
  value: z.object({ to: z.string() }),
  errors: ["office_letter_words", "office_letter_words_long", "office_letter_tests"],
  idempotency: "required",
});

export const letterFile = defineCall({
  method: "GET",
  path: "office/letterfile/{ticket}",
  summary: "Returns the HTML of a previewed email: a file that runs no scripts, not an envelope",
  input: z.strictObject({
    ticket: z
      .string()
      .regex(/^[\w-]{40,12000}$/)
      .describe("The sealed part of a preview's address."),
  }),
  value: z.string(),
  callers: "browser",
  file: "text/html; charset=utf-8",
});
