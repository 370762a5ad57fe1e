import { type FormName, forms } from "@azulejo/contract/content/forms.ts";
import type { FieldWords } from "../../../form/form-context.ts";
import { textOr } from "../../../i18n/text.ts";

/** The labels and hints of a form's fields. */
export const contentWords = (form: FormName): FieldWords => ({
  label: (language, name) =>
    forms[form].fields.some((field) => field.name === name) ? textOr(language, `form.field.${name}`, name) : null,
  hint: (language, name) => textOr(language, `form.hint.${name}`, "") || undefined,
});
