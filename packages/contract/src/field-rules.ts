/** The rules that a field can break; the API has a message for each in every language. */
export const fieldRules = [
  "field_required",
  "field_text",
  "field_email",
  "field_phone",
  "field_mobile",
  "field_order_phone",
  "field_postal_code",
  "field_postal_state",
  "field_store",
  "field_choice",
  "field_charge_service",
  "field_freight_box",
  "field_date",
  "field_past",
  "field_number",
  "field_whole",
  "field_at_least",
  "field_at_most",
  "field_few",
  "field_many",
  "field_short",
  "field_long",
  "field_website",
  "field_code",
  "field_either",
  "field_twice",
  "field_price_either",
  "field_price_item",
  "field_days_reversed",
  "field_format",
  "field_same_place",
  "field_period",
  "field_unknown",
] as const;
export type FieldRule = (typeof fieldRules)[number];

const min = { min: "number" } as const;
const max = { max: "number" } as const;

/** The values that a rule's sentence needs, in every language. A rule that is not listed needs none. */
export const fieldRuleValues: { [Rule in FieldRule]?: Record<string, "number" | "text"> } = {
  field_postal_state: { code: "text", state: "text" },
  field_number: { ...min, ...max },
  field_at_least: min,
  field_at_most: max,
  field_few: min,
  field_many: max,
  field_short: min,
  field_long: max,
};

export const isFieldRule = (name: unknown): name is FieldRule => (fieldRules as readonly unknown[]).includes(name);
