import { data } from "react-router";
import { ApiError } from "../request/api.server.ts";
import type { FormFaults } from "./form-faults.ts";

const LONGEST_ENTRY = 3000;
/** Passwords, codes and tokens are never sent back to the browser. */
const secret = /password|(^|\.)code$|token$|paymentMethodId$/i;

/** Turns an ApiError into form errors with the entered values; rethrows any other error. */
export function faultsOf(error: unknown, form: FormData): FormFaults {
  if (!(error instanceof ApiError)) throw error;
  const { code, messages, fields } = error;
  return { intent: String(form.get("intent") ?? ""), code, messages, fields: inOrderOf(form, fields), entered: enteredIn(form) };
}

/** Returns an action's result for a refused form. @throws any error that isn't an ApiError */
export function formFaults(error: unknown, form: FormData) {
  const faults: FormFaults | null = faultsOf(error, form);
  return data({ done: "", faults: faults as FormFaults | null }, { status: (error as ApiError).status });
}

/** Returns an action's result for a successful form. @param done the form's intent, for its success message */
export const formDone = (done: string) => data({ done, faults: null as FormFaults | null });

/** Returns a form field's trimmed text. */
export const entry = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();

/** Values with the same name, such as checked boxes, are joined by line breaks. */
function enteredIn(form: FormData): Record<string, string> {
  const entered: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || secret.test(name) || value.length > LONGEST_ENTRY) continue;
    entered[name] = Object.hasOwn(entered, name) ? `${entered[name]}\n${value}` : value;
  }
  return entered;
}

/** Sorts errors in the order of the form's fields; those without a field come last. */
function inOrderOf(form: FormData, fields: Record<string, string>): Record<string, string> {
  const names = [...form.keys()];
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => place(a) - place(b)));
}
