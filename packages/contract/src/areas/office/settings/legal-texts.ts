import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { languages } from "../../../vocabulary.ts";

const storyId = z
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The story's id in the content system.", examples: [100_000_021] });
const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ examples: ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"] });
const fingerprints = z.object({ en: fingerprint, es: fingerprint }).describe("Of the public text in each language.");
const reviewNote = field.line
  .min(1, "field_required")
  .max(300, "field_long")
  .meta({ description: "Who checked the text, and for what.", examples: ["Laura Kim, Kim & Partners, for California"] });

const legalText = z
  .object({
    storyId,
    titles: z.object({ en: field.text("Terms of sale"), es: field.text("Condiciones de venta") }),
    address: field.text("terms-of-sale").describe("Its path without the language."),
    version: field.text("2026-09").describe("As the text calls itself."),
    changedAt: field.moment.nullable().describe("When it was last published."),
    fingerprints,
    state: z.enum(["reviewed", "changed", "never"]).describe("`changed`: since the last review."),
    changedLanguages: z.array(z.enum(languages)).describe("In which languages it has changed since the last review."),
    review: z
      .object({
        version: field.text("2026-09").describe("As the text called itself then."),
        note: field.text("Laura Kim, Kim & Partners, for California"),
        by: field.text("luis@shop.example").describe("Who of the staff recorded it."),
        at: field.moment,
      })
      .nullable()
      .describe("The last review; null if there was none."),
  })
  .meta({ id: "LegalText" });
export type LegalText = z.infer<typeof legalText>;

const staff = { callers: "staff", right: "settings.write" } as const;

export const legalTexts = defineCall({
  ...staff,
  method: "GET",
  path: "office/legaltexts",
  summary: "Lists the public legal texts, which are the stories with a version, and their last reviews",
  input: z.strictObject({}),
  value: z.object({
    texts: z.array(legalText).describe("Those that await a review first."),
    awaiting: z
      .number()
      .int()
      .meta({ description: "Texts that were never reviewed, or changed since.", examples: [3] }),
  }),
});

export const reviewLegalText = defineCall({
  ...staff,
  method: "POST",
  path: "office/reviewlegaltext",
  summary: "Records that a legal text was reviewed; refused if it isn't the text that was read",
  input: z.strictObject({ storyId, fingerprints: z.strictObject({ en: fingerprint, es: fingerprint }), note: reviewNote }),
  value: legalText,
  errors: ["office_story_not_found", "office_legal_text_changed"],
  idempotency: "required",
});
