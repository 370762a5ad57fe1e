import { createContext, useContext } from "react";
import type { Language } from "../i18n/language.ts";
import { type FieldErrors, nothingWrong } from "./place-faults.ts";

/** The labels and other texts of a form's fields, by their path in the API call. */
export interface FieldWords {
  /** Null for a field that the form doesn't have. */
  label(language: Language, name: string): string | null;
  hint?(language: Language, name: string): string | undefined;
}

interface FormState extends FieldErrors {
  /** Prefix of the fields' ids. */
  id: string;
  words: FieldWords;
  /** Whether the form is being sent. */
  busy: boolean;
  /** Whether the form came back with the entered values. */
  isReturned: boolean;
}

/** The form around a field: its texts, its errors and its entered values. */
export const FormContext = createContext<FormState>({
  ...nothingWrong,
  id: "form",
  words: { label: () => null },
  busy: false,
  isReturned: false,
});
export const useForm = () => useContext(FormContext);

/** Whether a checkbox was checked when its form was sent. */
export const isTicked = (entered: Record<string, string>, name: string, value: string): boolean =>
  (entered[name] ?? "").split("\n").includes(value);

/** Returns the id of a field: its path in the API call, without characters that shouldn't be in an id. */
export const fieldId = (form: string, name: string): string => `${form}-${name.replaceAll(".", "-")}`;
