import { z } from "zod";
import type { FieldRule } from "../field-rules.ts";
import { writtenPostalCode } from "../places/postal-code.ts";
import { cleanText } from "../typed/clean-text.ts";
import { readNumber } from "../typed/number.ts";
import { type FieldKind, type Form, type FormField, longest, patterns, TICKED } from "./forms.ts";

/** The data against which some fields are validated. */
export interface FormChoices {
  states: readonly string[];
  stores: readonly string[];
  /** yyyy-mm-dd, the last day that counts as in the past. */
  today: string;
}

/** Characters that control a terminal, a log or text direction. Multi-line text may contain line breaks and tabs. */
const steering = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const steeringInLines = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const EARLIEST = "1950-01-01";

const rule = (error: FieldRule) => ({ error });
const whole = (kind: FieldKind): RegExp => new RegExp(`^(?:${patterns[kind]})$`);

/** Returns a schema for text without control characters, limited to the field's length. */
function line({ kind, min = 1, max = longest[kind] }: FormField) {
  return z
    .string()
    .refine((value) => !(kind === "textarea" ? steeringInLines : steering).test(value), rule("field_text"))
    .min(min, rule("field_short"))
    .max(max, rule("field_long"));
}

const isDay = (value: string): boolean => {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

const kinds: Record<FieldKind, (field: FormField, choices: FormChoices) => z.ZodType<string, string>> = {
  text: line,
  textarea: line,
  email: (field) => line(field).pipe(z.email(rule("field_email"))),
  phone: (field) => line(field).regex(whole("phone"), rule("field_phone")),
  postalCode: (field) => line(field).overwrite(writtenPostalCode).regex(whole("postalCode"), rule("field_postal_code")),
  select: ({ options = [] }) => z.enum(options as [string, ...string[]], rule("field_choice")),
  state: (_, { states }) => z.enum(states as [string, ...string[]], rule("field_choice")),
  store: (_, { stores }) => z.enum(stores as [string, ...string[]], rule("field_choice")),
  checkbox: () => z.literal(TICKED, rule("field_choice")),
  date: ({ past }, { today }) =>
    z
      .string()
      .refine(isDay, { ...rule("field_date"), abort: true })
      .refine((value) => value >= EARLIEST && (!past || value <= today), rule("field_past")),
  number: ({ min = 0, max = 999_999 }) =>
    z
      .string()
      .overwrite((typed) => String(readNumber(typed) ?? typed))
      .refine((value) => /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max, {
        ...rule("field_number"),
        params: { min, max },
      }),
};

/** Returns the schema of a form's values. Values are trimmed, empty fields are treated as missing, and unknown fields are refused. */
export function formSchema(form: Form, choices: FormChoices): z.ZodType<Record<string, string>> {
  const shape = form.fields.map((field) => {
    const kind = kinds[field.kind](field, choices);
    return [field.name, field.required ? z.string(rule("field_required")).pipe(kind) : kind.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(shape), {
    error: (issue) => (issue.code === "unrecognized_keys" ? "field_unknown" : undefined),
  }) as unknown as z.ZodType<Record<string, string>>;
}

/** Removes invisible characters from fields, normalizes line breaks and drops empty values. */
export function tidyFields(fields: Record<string, string>): Record<string, string> {
  const tidy = Object.entries(fields).map(([name, value]) => [name, cleanText(value.replace(/\r\n?/g, "\n"))] as const);
  return Object.fromEntries(tidy.filter(([, value]) => value !== ""));
}
