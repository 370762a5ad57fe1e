import { type MessageKey, text, textOr } from "../i18n/text.ts";
import type { FieldWords } from "./form-context.ts";

/** For a form of buttons only. */
export const noWords: FieldWords = { label: () => null };

/** Labels of a form's fields by name. */
export const labelsOf = (keys: Readonly<Record<string, MessageKey>>): FieldWords => ({
  label(language, name) {
    const key = keys[name];
    return key ? text(language, key) : null;
  },
});

/** Labels under `account.field.` and hints under `account.hint.`; `address.line1` has the same label as any line1. */
export const accountWords: FieldWords = {
  label: (language, name) => textOr(language, `account.field.${meaning(name)}`, "") || null,
  hint: (language, name) => textOr(language, `account.hint.${meaning(name)}`, "") || undefined,
};

const meaning = (name: string): string => name.split(".").find((part) => !/^address$|^\d+$/.test(part)) ?? name;
