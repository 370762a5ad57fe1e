import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { languages } from "../../../vocabulary.ts";
import { release } from "../content/releases.ts";

const storyId = z.int().positive().describe("The story's id in the content system.");
const queryId = z.coerce.number().int().positive().describe("The story's id in the content system.");
const fingerprint = z.string().regex(/^[0-9a-f]{64}$/);
const fingerprints = z.object({ en: fingerprint, es: fingerprint }).describe("Of the public text in each language.");
const reviewNote = field.line.min(1, "field_required").max(300, "field_long").describe("Who checked the text, and for what.");

const content = z.record(z.string(), z.unknown()).describe("Its component's name and fields in this language.");
const termsVersion = field.line.min(1, "field_required").max(40, "field_long");

export const legalTextDraft = z.object({
  version: z.string().describe("The version stated in the draft; empty if it no longer states one."),
  savedAt: field.moment.describe("When it was last saved."),
  lockVersion: z.int().describe("Rises with every save."),
  state: z.enum(["draft", "review", "approved"]).describe("`draft` again once a draft in review or an approved one is changed."),
  release: release
    .nullable()
    .describe("What was last asked for or planned for this text, also if it has ended: who asked, who decided, and why it ended."),
});
export type LegalTextDraft = z.infer<typeof legalTextDraft>;

const legalTextShape = z
  .object({
    storyId,
    titles: z.object({ en: z.string(), es: z.string() }),
    address: z.string().describe("Its path without the language."),
    version: z.string().describe("As the text calls itself; the draft's if it isn't public."),
    changedAt: field.moment.nullable().describe("When it was last published."),
    fingerprints: fingerprints.nullable().describe("Null if it isn't public."),
    state: z.enum(["reviewed", "changed", "never", "unpublished"]).describe("`changed`: since the last review."),
    changedLanguages: z.array(z.enum(languages)).describe("In which languages it has changed since the last review."),
    review: z
      .object({
        version: z.string().describe("As the text called itself then."),
        note: z.string(),
        by: z.string().describe("Who of the staff recorded it."),
        at: field.moment,
      })
      .nullable()
      .describe("The last review; null if there was none."),
    draft: legalTextDraft.nullable().describe("What is saved and not public; null if there is nothing."),
  })
  .meta({ id: "LegalText" });
export type LegalText = z.infer<typeof legalTextShape>;

export const legalTexts = defineStaffCall({
  right: "settings.write",
  method: "GET",
  path: "office/legaltexts",
  summary: "Lists the public legal texts, which are the stories with a version, and their last reviews",
  value: z.object({
    texts: z.array(legalTextShape).describe("Those that await a review first."),
    awaiting: z.int().describe("Public texts that were never reviewed, or changed since."),
    terms: z
      .object({
        agreed: z.string().describe("The version that buyers agree to, which is the setting `termsVersion`."),
        published: z.string().nullable().describe("The version of the public terms of sale; null if none with a version are public."),
      })
      .describe("Buyers read the one and agree to the other, so they should be the same."),
  }),
});

export const legalText = defineStaffCall({
  right: "settings.write",
  method: "GET",
  path: "office/legaltext",
  summary: "Returns a legal text as it is public and as it will be, in both languages",
  input: z.strictObject({ id: queryId }),
  value: z.object({
    text: legalTextShape,
    author: z.string().nullable().describe("Who saved the draft last; null if the content system doesn't say."),
    otherApprovers: z.int().describe("Number of staff other than the author who may publish. If it isn't 0, the author can't approve."),
    sides: z.array(
      z.object({
        language: z.enum(languages),
        published: content.nullable().describe("Null if it isn't public."),
        draft: content,
        preview: z.string().describe("The page with the draft; works for an hour."),
      }),
    ),
  }),
  errors: ["office_story_not_found", "office_content_off"],
});

export const reviewLegalText = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/reviewlegaltext",
  summary: "Records that a legal text was reviewed; refused if it isn't the text that was read",
  input: z.strictObject({ storyId, fingerprints: z.strictObject({ en: fingerprint, es: fingerprint }), note: reviewNote }),
  value: legalTextShape,
  errors: ["office_story_not_found", "office_legal_text_changed"],
  idempotency: "required",
});

export const setTermsVersion = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/settermsversion",
  summary: "Makes the version of the public terms of sale the one that buyers agree to",
  input: z.strictObject({
    was: termsVersion.describe("The setting `termsVersion` as it was read."),
    version: termsVersion.describe("The version of the public terms as it was read."),
  }),
  value: z.object({ termsVersion: z.string() }),
  errors: ["office_settings_changed", "office_legal_terms_changed"],
  idempotency: "allowed",
});
