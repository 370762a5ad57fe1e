import type { Language } from "@azulejo/contract";
import type { FormName } from "@azulejo/contract/content/forms.ts";
import { text, textOr } from "../messages/index.ts";

/** The name of a form, like "Event registration". */
export const formTitle = (form: FormName, language: Language): string => text(language, `mail.form.${form}`);

export const fieldLabel = (field: string, language: Language): string => textOr(language, `mail.form.label.${field}`, field);

/** The label of a coded value; a value without a label is shown as is. */
export const valueLabel = (field: string, value: string, language: Language): string =>
  textOr(language, `mail.form.value.${field}.${value}`, value);
