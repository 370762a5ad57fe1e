import { type FieldKind, type FormField, longest } from "@azulejo/contract/content/forms.ts";
import { numberFault } from "@azulejo/contract/typed/number.ts";
import type { MessageKey } from "../../../i18n/text.ts";

/** A field's error as a message key with values. */
export interface Fault {
  key: MessageKey;
  values: Record<string, number>;
}

/** The properties of a control that hold its text and validity. */
interface Checked {
  value: string;
  validity: Partial<ValidityState>;
}

const ofPattern: Partial<Record<FieldKind, MessageKey>> = { phone: "form.error.phone", postalCode: "form.error.postalCode" };

/** Returns the first error that the browser finds from a field's attributes, or null. The API validates again. */
export function faultOf({ kind, min, max }: FormField, { value, validity }: Checked): Fault | null {
  const limits = { min: min ?? 0, max: max ?? longest[kind] };
  const fault = (key: MessageKey): Fault => ({ key, values: limits });
  // An unreadable date also counts as missing; calling it unreadable is more useful.
  if (validity.badInput) return fault("form.error.date");
  if (validity.valueMissing) return fault("form.error.required");
  if (validity.typeMismatch) return fault("form.error.email");
  if (validity.patternMismatch) return fault(ofPattern[kind] ?? "form.error.wrong");
  if (kind === "number" && numberFault(value, { ...limits, isWhole: true })) return fault("form.error.number");
  if (validity.rangeOverflow || validity.rangeUnderflow || validity.stepMismatch) return fault("form.error.past");
  if (validity.tooShort) return fault("form.error.short");
  if (validity.tooLong) return fault("form.error.long");
  return null;
}
