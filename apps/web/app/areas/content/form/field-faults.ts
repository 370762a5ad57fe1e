import { type FieldKind, type FormField, longest } from "@azulejo/contract/content/forms.ts";
import type { MessageKey } from "../../../i18n/text.ts";

/** What is wrong with a field, in words yet to be said. */
export interface Fault {
  key: MessageKey;
  values: Record<string, number>;
}

/** The part of a control that its faults are read from. */
interface Checked {
  validity: Partial<ValidityState>;
}

const ofPattern: Partial<Record<FieldKind, MessageKey>> = { phone: "form.error.phone", postalCode: "form.error.postalCode" };

/** The first fault that the browser sees by the field's own attributes; null when it sees none. The API has the last word. */
export function faultOf({ kind, min, max }: FormField, { validity }: Checked): Fault | null {
  const limits = { min: min ?? 0, max: max ?? longest[kind] };
  const fault = (key: MessageKey): Fault => ({ key, values: limits });
  // A date or number that cannot be read has no value either: that it is unreadable says more.
  if (validity.badInput) return fault(kind === "date" ? "form.error.date" : "form.error.number");
  if (validity.valueMissing) return fault("form.error.required");
  if (validity.typeMismatch) return fault("form.error.email");
  if (validity.patternMismatch) return fault(ofPattern[kind] ?? "form.error.wrong");
  if (validity.rangeOverflow || validity.rangeUnderflow || validity.stepMismatch)
    return fault(kind === "date" ? "form.error.past" : "form.error.number");
  if (validity.tooShort) return fault("form.error.short");
  if (validity.tooLong) return fault("form.error.long");
  return null;
}
