import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";

/** Large enough for a whole table: 20,000 rows of tax rates need about this much. */
const MAX_BYTES = 4 * 1024 * 1024;

const settings = z
  .record(z.string(), z.unknown())
  .describe(
    "Settings in the form of docs/settings.yaml. A section, or a key of `storefront`, that is left out stays as it is; a list replaces the shop's, except `terms`, which are added.",
  );
const pictures = z
  .record(z.string().max(300), z.base64().max(400_000))
  .describe("Logo and icon by the name that the settings use, in base64; up to 256 kB each.");
const revisions = z
  .record(z.string().max(80), z.string().max(40))
  .describe("The revision at which each part was read: each key of `storefront`, and each other section.");

const change = z.strictObject({
  settings,
  pictures: pictures.default({}),
  revisions,
});

export const settingsChange = z.object({
  faults: z
    .array(z.object({ path: z.string(), problem: z.string() }))
    .meta({ description: "What can't be used, by its path and worded to follow its name. With a fault, nothing is changed." }),
  differences: z
    .array(
      z.object({
        path: z.string(),
        before: z.unknown().optional().meta({ description: "Absent for what is added." }),
        after: z.unknown().optional().meta({ description: "Absent for what is removed." }),
      }),
    )
    .meta({ description: "What changes, by path." }),
  gaps: z.array(z.string()).meta({ description: "What the shop can't do yet with these settings." }),
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const shopSettings = defineStaffCall({
  right: "settings.write",
  method: "GET",
  path: "office/shopsettings",
  summary: "Returns all settings of the shop, with the revision of each part",
  input: z.strictObject({
    sections: z
      .string()
      .max(200)
      .regex(/^[a-zA-Z,]*$/)
      .optional()
      .describe("The sections to return, separated by commas; all without it."),
  }),
  value: z.object({ settings, pictures, revisions }),
});

export const previewSettings = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/previewsettings",
  isRead: true,
  summary: "Says what a change of the settings would change, or what is wrong with it",
  input: change,
  value: settingsChange,
  errors: ["office_settings_changed"],
  bodyBytes: MAX_BYTES,
});

export const changeSettings = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/changesettings",
  summary: "Changes settings, all or nothing; refused if someone else saved one of these parts first",
  input: change,
  value: settingsChange,
  errors: ["office_settings_changed"],
  idempotency: "allowed",
  bodyBytes: MAX_BYTES,
});

export const mailWords = defineStaffCall({
  right: "settings.write",
  method: "GET",
  path: "office/mailwords",
  summary: "Returns the standard messages of emails, which the shop may replace with its own words",
  value: z.array(
    z.object({
      key: z.string().describe("The key in `storefront.words`."),
      en: z.string().describe("In ICU syntax."),
      es: z.string(),
    }),
  ),
});
