import type { ErrorCode } from "@azulejo/contract/errors/error-codes.ts";
import type { FormFaults } from "./form-faults.ts";

/** The errors of a form in the way they are shown. */
export interface FieldErrors {
  /** Errors about the form as a whole. */
  messages: string[];
  /** Errors by field, in the form's order. */
  fields: Record<string, string>;
  entered: Record<string, string>;
}

export const nothingWrong: FieldErrors = { messages: [], fields: {}, entered: {} };

export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** The field to which an error code belongs. */
const usual: FieldOfCode = {
  account_password_common: "password",
  account_password_wrong: "password",
  account_password_required: "password",
  account_code_wrong: "code",
};

interface Placing {
  /** Message for an unsolved captcha. */
  unproved: string;
  /** Returns whether the form has the field; errors of other fields are shown above the form. */
  isKnown(name: string): boolean;
  fieldOf?: FieldOfCode | undefined;
}

/** Assigns each error to its field; omits the general message if a field has an error. */
export function placeFaults({ code, messages, fields, entered }: FormFaults, { unproved, isKnown, fieldOf }: Placing): FieldErrors {
  // This code isn't an error but asks for the next step.
  if (code === "account_code_required") return { ...nothingWrong, entered };
  const { captchaToken, ...others } = fields;
  const known = Object.fromEntries(Object.entries(others).filter(([name]) => isKnown(name)));
  const unknown = new Set(Object.entries(others).flatMap(([name, error]) => (isKnown(name) ? [] : [error])));
  const name = { ...usual, ...fieldOf }[code];
  if (name) return { messages: [...unknown], fields: { ...known, [name]: messages.join(" ") }, entered };
  if (Object.keys(others).length > 0) return { messages: [...unknown], fields: known, entered };
  return { messages: captchaToken ? [unproved] : messages, fields: {}, entered };
}
