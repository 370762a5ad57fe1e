import type { ErrorCode } from "@azulejo/contract/errors.ts";
import { createContext, useContext } from "react";
import type { FormFaults } from "../../../request/form-faults.server.ts";

/** The errors of a form as they are shown. */
export interface ShownFaults {
  /** About the form as a whole. */
  messages: string[];
  /** By field; names are paths in the call. */
  fields: Record<string, string>;
  entered: Record<string, string>;
}

export const nothingWrong: ShownFaults = { messages: [], fields: {}, entered: {} };

export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** Error codes that belong to one field. */
const usual: FieldOfCode = {
  account_password_common: "password",
  account_password_wrong: "password",
  account_password_required: "password",
  account_code_wrong: "code",
};

/** Puts each error at its field; drops the general message if a field has one. @param needsScript message for an unsolved captcha */
export function placeFaults({ code, messages, fields, entered }: FormFaults, needsScript: string, more: FieldOfCode = {}): ShownFaults {
  // Not an error but the next step.
  if (code === "account_code_required") return { ...nothingWrong, entered };
  const { captchaToken, ...known } = fields;
  const name = { ...usual, ...more }[code];
  if (name) return { messages: [], fields: { ...known, [name]: messages.join(" ") }, entered };
  if (Object.keys(known).length > 0) return { messages: [], fields: known, entered };
  return { messages: captchaToken ? [needsScript] : messages, fields: {}, entered };
}

/** The form around a field: its id prefix and its errors. */
export const FormContext = createContext<ShownFaults & { id: string }>({ ...nothingWrong, id: "form" });
export const useForm = () => useContext(FormContext);
