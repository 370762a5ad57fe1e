import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { settingsChange } from "./settings.ts";

const promotion = z.record(z.string(), z.unknown()).describe("A promotion in the form of docs/settings.yaml.");

const change = z.strictObject({
  before: promotion.nullable().default(null).describe("The promotion as it was read; null for a new one."),
  after: promotion.describe("As it is to be. Its code can't change."),
});

export const promotions = defineStaffCall({
  right: "promotions.write",
  method: "GET",
  path: "office/promotions",
  summary: "Returns the promotion codes, with how often each was used",
  value: z.object({
    today: field.day,
    promotions: z.array(z.object({ promotion, used: z.int().describe("Orders that used it and weren't canceled.") })),
  }),
});

export const previewPromotion = defineStaffCall({
  right: "promotions.write",
  method: "POST",
  path: "office/previewpromotion",
  isRead: true,
  summary: "Says what is wrong with a promotion code, what would change, and which items it would apply to",
  input: change,
  value: z.object({
    change: settingsChange,
    items: z.int().describe("Items that it applies to."),
    products: z.int().describe("Their products."),
  }),
  errors: ["office_settings_changed"],
});

export const savePromotion = defineStaffCall({
  right: "promotions.write",
  method: "POST",
  path: "office/savepromotion",
  summary: "Makes or changes a promotion code; refused if someone else saved it first",
  input: change,
  value: settingsChange,
  errors: ["office_settings_changed"],
  idempotency: "allowed",
});
