import { type Row, row } from "./access-matrix.row.ts";

const phone = { settings: { version: 1, storefront: { phone: "(555) 555-0100" } }, revisions: {} };

/** The inputs of the calls of settings. Nobody has read what they change. */
export const officeSettingsRows: Record<string, Row> = {
  "GET office/shopsettings": row({ sections: "storefront" }),
  "POST office/previewsettings": row(phone, "office_settings_changed"),
  "POST office/changesettings": row(phone, "office_settings_changed"),
};
