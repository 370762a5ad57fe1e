import type { Language } from "@azulejo/contract";
import type { FormName } from "@azulejo/contract/content/forms.ts";
import { text, textOr } from "../messages/index.ts";

/** Returns the title of a form, such as "Event registration". */
export const formTitle = (form: FormName, language: Language): string => text(language, `mail.form.${form}`);

export const fieldLabel = (field: string, language: Language): string => textOr(language, `mail.form.label.${field}`, field);

/** Returns the label of a coded value, or the value if it has none. */
export const valueLabel = (field: string, value: string, language: Language): string =>
  textOr(language, `mail.form.value.${field}.${value}`, value);
