import type { ErrorCode } from "@azulejo/contract/errors.ts";
import { createContext, useContext } from "react";
import type { FormFaults } from "../../../request/form-faults.server.ts";

/** What is wrong with a form, as it is shown. */
export interface ShownFaults {
  /** About the form as a whole. */
  messages: string[];
  /** By field, whose names are the paths of the call. */
  fields: Record<string, string>;
  entered: Record<string, string>;
}

export const nothingWrong: ShownFaults = { messages: [], fields: {}, entered: {} };

export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** Refusals that speak of one field. */
const usual: FieldOfCode = {
  account_password_common: "password",
  account_password_wrong: "password",
  account_password_required: "password",
  account_code_wrong: "code",
};

/** Each fault where it belongs; where a field has one, the general sentence adds nothing. @param needsScript said of a captcha that no script has solved */
export function placeFaults({ code, messages, fields, entered }: FormFaults, needsScript: string, more: FieldOfCode = {}): ShownFaults {
  // No fault, but the next step.
  if (code === "account_code_required") return { ...nothingWrong, entered };
  const { captchaToken, ...known } = fields;
  const name = { ...usual, ...more }[code];
  if (name) return { messages: [], fields: { ...known, [name]: messages.join(" ") }, entered };
  if (Object.keys(known).length > 0) return { messages: [], fields: known, entered };
  return { messages: captchaToken ? [needsScript] : messages, fields: {}, entered };
}

/** The form around a field: what its ids begin with, and its faults. */
export const FormContext = createContext<ShownFaults & { id: string }>({ ...nothingWrong, id: "form" });
export const useForm = () => useContext(FormContext);
