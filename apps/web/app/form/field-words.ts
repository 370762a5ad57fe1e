import { type MessageKey, text } from "../i18n/text.ts";
import type { FieldWords } from "./form-context.ts";

/** Labels of a form without fields. */
export const noWords: FieldWords = { label: () => null };

/** Returns labels of a form's fields by name. */
export const labelsOf = (keys: Readonly<Record<string, MessageKey>>): FieldWords => ({
  label(language, name) {
    const key = keys[name];
    return key ? text(language, key) : null;
  },
});
