import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { settingsChange } from "./settings.ts";

/** The tables of the settings whose rows apply from a day until another. */
export const settingTables = ["taxRates", "deliveryZones", "deliveryRates", "deliveryCharges"] as const;
export type SettingTable = (typeof settingTables)[number];

const table = z.enum(settingTables).describe("A section of docs/settings.yaml.");
const row = z.record(z.string(), z.unknown()).describe("A row in the form of docs/settings.yaml.");

const changes = z.strictObject({
  table,
  changes: z
    .array(
      z.strictObject({
        before: row.nullable().default(null).describe("The row as it was read; null for a new one."),
        after: row.nullable().default(null).describe("The row as it is to be; null to end it."),
      }),
    )
    .min(1)
    .max(20_000),
});

const MAX_BYTES = 8 * 1024 * 1024;

export const settingRows = defineStaffCall({
  right: "settings.write",
  method: "GET",
  path: "office/settingrows",
  summary: "Returns a page of a table of the settings, such as tax rates",
  input: z.strictObject({
    table,
    query: field.line.max(60, "field_long").optional().describe("Only rows that contain this text."),
    when: z
      .enum(["now", "coming", "past", "all"])
      .default("all")
      .describe("`now`: in force today. `coming`: from a later day. `past`: ended before today."),
    page: z.coerce.number().int().min(1).max(1000).default(1).describe("The page, from 1."),
  }),
  value: z.object({
    today: field.day,
    total: z.int().describe("Rows on all pages."),
    pageSize: z.int(),
    rows: z.array(row),
  }),
});

export const previewSettingRows = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/previewsettingrows",
  isRead: true,
  summary: "Says what a change of a table's rows would change, or what is wrong with it, by row",
  input: changes,
  value: settingsChange,
  errors: ["office_settings_changed"],
  bodyBytes: MAX_BYTES,
});

export const changeSettingRows = defineStaffCall({
  right: "settings.write",
  method: "POST",
  path: "office/changesettingrows",
  summary: "Changes rows of a table from today on; what was in force before today stays as it was",
  input: changes,
  value: settingsChange,
  errors: ["office_settings_changed"],
  idempotency: "allowed",
  bodyBytes: MAX_BYTES,
});
