import type { ErrorCode, FieldRule, Language, ShopError } from "@azulejo/contract";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fieldRules } from "./field-rules.ts";

const messages = { en, es };

type Values = Record<string, string | number>;

const figures = { en: new Intl.NumberFormat("en-US"), es: new Intl.NumberFormat("es-US") };

const filled = (words: string, values: Values, language: Language): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "number" ? figures[language].format(value) : value;
  });

/** The sentence of an error in a language, its values filled in. */
export function sentence(code: ErrorCode, language: Language, values: Values = {}): string {
  return filled(messages[language][code], values, language);
}

/** What is wrong with a field, in the shop's own words. */
const fieldSentence = (rule: FieldRule, language: Language, values: Values = {}): string =>
  filled(fieldRules[language][rule], values, language);

/** All sentences of an error: its own, then one per field that is wrong. */
export function sentences(error: ShopError, language: Language): { messages: string[]; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const { path, rule, values } of error.details) fields[path || "request"] ??= fieldSentence(rule, language, values);
  return { messages: [sentence(error.code, language, error.values)], fields };
}
