import type { ErrorCode } from "@azulejo/contract/errors.ts";
import { data } from "react-router";
import { ApiError } from "./api.server.ts";

/** Result of a form: its errors and the entered values. */
export interface FormFaults {
  /** Identifies the form on the page. */
  intent: string;
  code: ErrorCode;
  messages: string[];
  fields: Record<string, string>;
  entered: Record<string, string>;
}

const LONGEST_ENTRY = 3000;
/** Passwords and codes are never sent back. */
const secret = /password|^code$|token$/i;

/** Turns an ApiError into form errors; rethrows any other error. */
export function formFaults(error: unknown, form: FormData) {
  if (!(error instanceof ApiError)) throw error;
  const { code, messages, fields, status } = error;
  const entered = Object.fromEntries(
    [...form].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string" && !secret.test(pair[0]) && pair[1].length <= LONGEST_ENTRY,
    ),
  );
  const faults: FormFaults = { intent: String(form.get("intent") ?? ""), code, messages, fields: inOrderOf(form, fields), entered };
  return data({ done: "", faults: faults as FormFaults | null }, { status });
}

/** Sorts errors in the order of the form's fields. */
function inOrderOf(form: FormData, fields: Record<string, string>): Record<string, string> {
  const names = [...form.keys()];
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)));
}

/** Result of a successful form. @param done the form, for its success message */
export const formDone = (done: string) => data({ done, faults: null as FormFaults | null });

/** Returns a form field's trimmed text. */
export const entry = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();
