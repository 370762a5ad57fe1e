type Values = Readonly<Record<string, "number" | "text">>;

const min = { min: "number" } as const;
const max = { max: "number" } as const;

/** The rules that a field can break, with the values of each rule's message. The API has the messages in every language. */
export const fieldRules = {
  field_required: {},
  field_text: {},
  field_email: {},
  field_phone: {},
  field_mobile: {},
  field_order_phone: {},
  field_postal_code: {},
  field_postal_state: { code: "text", state: "text" },
  field_address: { reason: "text" },
  field_store: {},
  field_choice: {},
  field_charge_service: {},
  field_freight_box: {},
  field_date: {},
  field_past: {},
  field_number: { ...min, ...max },
  field_whole: {},
  field_at_least: min,
  field_at_most: max,
  field_few: min,
  field_many: max,
  field_short: min,
  field_long: max,
  field_website: {},
  field_code: {},
  field_either: {},
  field_twice: {},
  field_price_either: {},
  field_price_item: {},
  field_days_reversed: {},
  field_format: {},
  field_same_place: {},
  field_period: {},
  field_unknown: {},
} as const satisfies Record<string, Values>;

export type FieldRule = keyof typeof fieldRules;

export const isFieldRule = (name: unknown): name is FieldRule => typeof name === "string" && Object.hasOwn(fieldRules, name);
