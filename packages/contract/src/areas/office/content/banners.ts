import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { languages } from "../../../vocabulary.ts";

const id = z.int().positive().describe("The banner's id in the content system.");
const lockVersion = z.int().nonnegative().max(2_147_483_647).describe("Rises with every save; a change names the one that it is based on.");
const moment = z.iso.datetime().nullable().describe("To the minute; null for no limit.");
const text = field.line.max(300, "field_long");
const MAX_PLACES = 50;

const oneWord = field.line
  .min(1, "field_required")
  .max(200, "field_long")
  .regex(/^\S+$/, "field_format")
  .meta({ examples: ["/sale/*"] });
const values = {
  name: field.line.min(1, "field_required").max(200, "field_long").describe("As staff find it."),
  textEn: text.min(1, "field_required").describe("What readers see."),
  textEs: text.min(1, "field_required").describe("The same in Spanish."),
  linkTo: field.line.max(500, "field_long").describe("An English path without the language, or an https address; empty for none."),
  labelEn: text.describe("The words of the link; without them it isn't shown."),
  labelEs: text,
  tone: z.enum(["plain", "sale", "warning"]),
  paths: z.array(oneWord).max(MAX_PLACES).describe("English paths; `/*` at the end is everything below. Empty for every page."),
  query: z.array(oneWord).max(MAX_PLACES).describe("Parameters that the address must have."),
  languages: z.array(z.enum(languages)).max(languages.length).describe("Empty for every language."),
  customerKinds: z
    .array(z.enum(["guest", "homeowner", "business"]))
    .max(3)
    .describe("Empty for everybody."),
  from: moment,
  until: moment,
};

export const officeBanner = z
  .object({
    id,
    lockVersion,
    ...values,
    state: z
      .enum(["draft", "planned", "shown", "over"])
      .describe("`draft`: not public. `planned`: public, and its time hasn't come. `shown`: readers see it. `over`: its time has passed."),
    hasChanges: z.boolean().describe("Whether it is public and has unpublished changes."),
    publishedAt: field.moment.nullable(),
  })
  .meta({ description: "A notice below the header of some pages, as its draft has it." });
export type OfficeBanner = z.infer<typeof officeBanner>;

const off = "office_content_off" as const;

export const banners = defineStaffCall({
  right: "content.write",
  method: "GET",
  path: "office/banners",
  summary: "Lists the banners of the shop in the order in which pages show them",
  value: z.array(officeBanner),
  errors: [off],
});

export const saveBanner = defineStaffCall({
  right: "content.write",
  method: "POST",
  path: "office/savebanner",
  summary: "Creates a banner as a draft, or saves the draft of one; readers see it once it is published",
  input: z.strictObject({
    id: id.nullable().describe("Null for a new one."),
    lockVersion: lockVersion.nullable().describe("Null for a new one."),
    ...values,
  }),
  value: officeBanner,
  errors: [off, "office_story_not_found", "office_story_changed", "office_content_invalid", "office_banner_times", "office_banner_link"],
  idempotency: "allowed",
});

export const endBanner = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/endbanner",
  summary: "Ends a public banner at once, or gives it back the end that it had",
  input: z.strictObject({ id, lockVersion, until: moment.describe("Null for no end; now or later, or what it was before.") }),
  value: officeBanner,
  errors: [off, "office_story_not_found", "office_story_changed", "office_content_invalid", "office_banner_times", "office_banner_pending"],
  idempotency: "allowed",
});

export const orderBanners = defineStaffCall({
  right: "content.publish",
  method: "POST",
  path: "office/orderbanners",
  summary:
    "Reorders banners and republishes those that move, if they are public without unpublished changes; refused if one of them has changed since it was read",
  input: z.strictObject({ banners: z.array(z.strictObject({ id, lockVersion })).min(1).max(100).describe("In the wanted order.") }),
  value: z.array(officeBanner),
  errors: [off, "office_story_not_found", "office_story_changed", "office_content_invalid"],
  idempotency: "allowed",
});
