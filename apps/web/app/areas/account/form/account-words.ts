import type { FieldWords } from "../../../form/form-context.ts";
import { textOr } from "../../../i18n/text.ts";

/** Labels under `account.field.` and hints under `account.hint.`; `address.line1` has the same label as any line1. */
export const accountWords: FieldWords = {
  label: (language, name) => textOr(language, `account.field.${meaning(name)}`, "") || null,
  hint: (language, name) => textOr(language, `account.hint.${meaning(name)}`, "") || undefined,
};

const meaning = (name: string): string => name.split(".").find((part) => !/^address$|^\d+$/.test(part)) ?? name;
