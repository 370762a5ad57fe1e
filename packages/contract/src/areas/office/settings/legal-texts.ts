import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { languages } from "../../../vocabulary.ts";
import { release } from "../content/releases.ts";

const storyId = z
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: "The story's id in the content system.", examples: [100_000_021] });
const queryId = z.coerce
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

const content = z.record(z.string(), z.unknown()).meta({
  description: "Its component's name and fields in this language.",
  examples: [{ component: "page", title: "Returns" }],
});
const termsVersion = field.line.min(1, "field_required").max(40, "field_long");

const draft = z
  .object({
    version: field.text("2026-12").describe("The version stated in the draft; empty if it no longer states one."),
    savedAt: field.moment.describe("When it was last saved."),
    lockVersion: z
      .number()
      .int()
      .meta({ description: "Rises with every save.", examples: [7] }),
    state: z.enum(["draft", "review", "approved"]).describe("`draft` again once a draft in review or an approved one is changed."),
    release: release
      .nullable()
      .describe("What was last asked for or planned for this text, also if it has ended: who asked, who decided, and why it ended."),
  })
  .meta({ id: "LegalTextDraft" });
export type LegalTextDraft = z.infer<typeof draft>;

const legalTextShape = z
  .object({
    storyId,
    titles: z.object({ en: field.text("Terms of sale"), es: field.text("Condiciones de venta") }),
    address: field.text("terms-of-sale").describe("Its path without the language."),
    version: field.text("2026-09").describe("As the text calls itself; the draft's if it isn't public."),
    changedAt: field.moment.nullable().describe("When it was last published."),
    fingerprints: fingerprints.nullable().describe("Null if it isn't public."),
    state: z.enum(["reviewed", "changed", "never", "unpublished"]).describe("`changed`: since the last review."),
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
    draft: draft.nullable().describe("What is saved and not public; null if there is nothing."),
  })
  .meta({ id: "LegalText" });
export type LegalText = z.infer<typeof legalTextShape>;

const staff = { callers: "staff", right: "settings.write" } as const;

export const legalTexts = defineCall({
  ...staff,
  method: "GET",
  path: "office/legaltexts",
  summary: "Lists the public legal texts, which are the stories with a version, and their last reviews",
  input: z.strictObject({}),
  value: z.object({
    texts: z.array(legalTextShape).describe("Those that await a review first."),
    awaiting: z
      .number()
      .int()
      .meta({ description: "Public texts that were never reviewed, or changed since.", examples: [3] }),
    terms: z
      .object({
        agreed: field.text("2026-09").describe("The version that buyers agree to, which is the setting `termsVersion`."),
        published: field
          .text("2026-12")
          .nullable()
          .describe("The version of the public terms of sale; null if none with a version are public."),
      })
      .describe("Buyers read the one and agree to the other, so they should be the same."),
  }),
});

export const legalText = defineCall({
  ...staff,
  method: "GET",
  path: "office/legaltext",
  summary: "Returns a legal text as it is public and as it will be, in both languages",
  input: z.strictObject({ id: queryId }),
  value: z.object({
    text: legalTextShape,
    author: z
      .string()
      .nullable()
      .meta({ description: "Who saved the draft last; null if the content system doesn't say.", examples: ["ana@shop.example"] }),
    otherApprovers: z
      .number()
      .int()
      .meta({
        description: "Number of staff other than the author who may publish. If it isn't 0, the author can't approve.",
        examples: [1],
      }),
    sides: z.array(
      z.object({
        language: z.enum(languages),
        published: content.nullable().describe("Null if it isn't public."),
        draft: content,
        preview: field
          .text("https://shop.example/en/returns/?_storyblok=100000021")
          .describe("The page with the draft; works for an hour."),
      }),
    ),
  }),
  errors: ["office_story_not_found", "office_content_off"],
});

export const reviewLegalText = defineCall({
  ...staff,
  method: "POST",
  path: "office/reviewlegaltext",
  summary: "Records that a legal text was reviewed; refused if it isn't the text that was read",
  input: z.strictObject({ storyId, fingerprints: z.strictObject({ en: fingerprint, es: fingerprint }), note: reviewNote }),
  value: legalTextShape,
  errors: ["office_story_not_found", "office_legal_text_changed"],
  idempotency: "required",
});

export const setTermsVersion = defineCall({
  ...staff,
  method: "POST",
  path: "office/settermsversion",
  summary: "Makes the version of the public terms of sale the one that buyers agree to",
  input: z.strictObject({
    was: termsVersion.meta({ description: "The setting `termsVersion` as it was read.", examples: ["2026-09"] }),
    version: termsVersion.meta({ description: "The version of the public terms as it was read.", examples: ["2026-12"] }),
  }),
  value: z.object({ termsVersion: field.text("2026-12") }),
  errors: ["office_settings_changed", "office_legal_terms_changed"],
  idempotency: "allowed",
});
