import { type Row, row } from "./access-matrix.row.ts";

const phone = { settings: { version: 1, storefront: { phone: "(555) 555-0100" } }, revisions: {} };
const rate = { country: "US", state: "NV", name: "state:NOWHERE", percent: 1, from: "2026-01-01", until: null };
const nobodysRate = { table: "taxRates", changes: [{ before: rate, after: null }] };
const promotion = { code: "MATRIX", name: { en: "Matrix", es: "Matriz" }, kind: "percentage", value: 10 };
const hash = "0".repeat(64);
const nobodysCode = { before: promotion, after: promotion };

/** Inputs of settings calls, with outdated revisions. */
export const officeSettingsRows: Record<string, Row> = {
  "GET office/shopsettings": row({ sections: "storefront" }),
  "POST office/previewsettings": row(phone, "office_settings_changed"),
  "POST office/changesettings": row(phone, "office_settings_changed"),
  "GET office/promotions": row({}),
  "POST office/previewpromotion": row(nobodysCode, "office_settings_changed"),
  "POST office/savepromotion": row(nobodysCode, "office_settings_changed"),
  "GET office/mailwords": row({}),
  "GET office/legaltexts": row({}),
  "GET office/shopstatus": row({}),
  "GET office/legaltext": row({ id: 1 }, "office_story_not_found"),
  "POST office/settermsversion": row({ was: "matrix", version: "matrix" }, "office_legal_terms_changed"),
  "GET office/letters": row({}),
  "POST office/previewletter": row({ letter: "proof", language: "en" }),
  "POST office/sendtestletter": row({ letter: "proof", language: "en" }),
  "GET office/letterfile/{ticket}": row({ ticket: "x".repeat(60) }, "request_not_found"),
  "POST office/reviewlegaltext": row({ storyId: 1, fingerprints: { en: hash, es: hash }, note: "Matrix" }, "office_story_not_found"),
  "GET office/settingrows": row({ table: "taxRates" }),
  "POST office/previewsettingrows": row(nobodysRate, "office_settings_changed"),
  "POST office/changesettingrows": row(nobodysRate, "office_settings_changed"),
};
