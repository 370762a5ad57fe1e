import { createContext, useContext } from "react";
import type { Language } from "../i18n/language.ts";
import { type FieldErrors, nothingWrong } from "./place-faults.ts";

/** The words of a form's fields, by their path in the call. */
export interface FieldWords {
  /** Null for a field that the form does not have. */
  label(language: Language, name: string): string | null;
  hint?(language: Language, name: string): string | undefined;
}

interface FormState extends FieldErrors {
  /** Prefix of the fields' ids. */
  id: string;
  words: FieldWords;
  /** The form is being sent. */
  busy: boolean;
  /** The form came back with the values that were entered. */
  isReturned: boolean;
}

/** The form around a field: its words, its errors and its entered values. */
export const FormContext = createContext<FormState>({
  ...nothingWrong,
  id: "form",
  words: { label: () => null },
  busy: false,
  isReturned: false,
});
export const useForm = () => useContext(FormContext);

/** Whether a box was ticked when its form was sent. */
export const isTicked = (entered: Record<string, string>, name: string, value: string): boolean =>
  (entered[name] ?? "").split("\n").includes(value);

/** Id of a field: its path in the call without characters that an id should not contain. */
export const fieldId = (form: string, name: string): string => `${form}-${name.replaceAll(".", "-")}`;
