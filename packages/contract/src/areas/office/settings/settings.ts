import { z } from "zod";
import { defineCall } from "../../../call.ts";

/** A whole table may be sent: 20,000 rows of tax rates take about this much. */
const MOST_BYTES = 4 * 1024 * 1024;

const settings = z.record(z.string(), z.unknown()).meta({
  description:
    "Settings in the form of docs/settings.yaml. A section, or a key of `storefront`, that is left out stays as it is; a list replaces the shop's, except `terms`, which are added.",
  examples: [{ version: 1, storefront: { phone: "(775) 555-0100" } }],
});
const pictures = z.record(z.string().max(300), z.base64().max(400_000)).meta({
  description: "Logo and icon by the name that the settings use, in base64; up to 256 kB each.",
  examples: [{ "logo.svg": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=" }],
});
const revisions = z.record(z.string().max(80), z.string().max(40)).meta({
  description: "The revision at which each part was read: each key of `storefront`, and each other section.",
  examples: [{ "storefront.phone": "q1yG0m3xk2Vt8wZr" }],
});

const change = z.strictObject({
  settings,
  pictures: pictures.default({}),
  revisions,
});

export const settingsChange = z
  .object({
    faults: z
      .array(
        z.object({
          path: z.string().meta({ examples: ["storefront.email"] }),
          problem: z.string().meta({ examples: ["must be an email address"] }),
        }),
      )
      .meta({ description: "What can't be used, by its path and worded to follow its name. With a fault, nothing is changed." }),
    differences: z
      .array(
        z.object({
          path: z.string().meta({ examples: ["storefront.phone"] }),
          before: z.unknown().optional().meta({ description: "Absent for what is added." }),
          after: z.unknown().optional().meta({ description: "Absent for what is removed." }),
        }),
      )
      .meta({ description: "What changes, by path." }),
    gaps: z
      .array(z.string().meta({ examples: ["no store ships: nothing can be delivered"] }))
      .meta({ description: "What the shop can't do yet with these settings." }),
  })
  .meta({ id: "SettingsChange" });
export type SettingsChange = z.infer<typeof settingsChange>;

const staff = { callers: "staff", right: "settings.write" } as const;

export const shopSettings = defineCall({
  ...staff,
  method: "GET",
  path: "office/shopsettings",
  summary: "Returns all settings of the shop, with the revision of each part",
  input: z.strictObject({
    sections: z
      .string()
      .max(200)
      .regex(/^[a-zA-Z,]*$/)
      .optional()
      .meta({ description: "The sections to return, separated by commas; all without it.", examples: ["storefront,stores"] }),
  }),
  value: z.object({ settings, pictures, revisions }),
});

export const previewSettings = defineCall({
  ...staff,
  method: "POST",
  path: "office/previewsettings",
  isRead: true,
  summary: "Says what a change of the settings would change, or what is wrong with it",
  input: change,
  value: settingsChange,
  errors: ["office_settings_changed"],
  bodyBytes: MOST_BYTES,
});

export const changeSettings = defineCall({
  ...staff,
  method: "POST",
  path: "office/changesettings",
  summary: "Changes settings, all or nothing; refused when somebody else has changed one of these parts since it was read",
  input: change,
  value: settingsChange,
  errors: ["office_settings_changed"],
  idempotency: "allowed",
  bodyBytes: MOST_BYTES,
});

export const mailWords = defineCall({
  ...staff,
  method: "GET",
  path: "office/mailwords",
  summary: "Returns the standard messages of emails, which the shop may replace with its own words",
  input: z.strictObject({}),
  value: z.array(
    z.object({
      key: z.string().meta({ description: "The key in `storefront.words`.", examples: ["mail.proof.heading"] }),
      en: z.string().meta({ description: "In ICU syntax.", examples: ["Welcome to {shop}"] }),
      es: z.string().meta({ examples: ["Le damos la bienvenida a {shop}"] }),
    }),
  ),
});
