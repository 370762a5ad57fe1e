import type { ErrorCode, Language, ShopError } from "@azulejo/contract";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fieldRules } from "./field-rules.ts";

const messages = { en, es };

type Values = Record<string, string | number>;

const filled = (words: string, values: Values): string => words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** The sentence of an error in a language, its values filled in. */
export function sentence(code: ErrorCode, language: Language, values: Values = {}): string {
  return filled(messages[language][code], values);
}

/** What is wrong with a field: the specification's sentence for a missing one, the shop's own for its forms, else as Zod says it. */
function fieldSentence(rule: string, language: Language, values: Values = {}): string {
  if (rule === "required" || rule === "field_required") return messages[language].field_required;
  const own: Record<string, string> = fieldRules[language];
  return filled(own[rule] ?? rule, values);
}

/** All sentences of an error: its own, then one per field that is wrong. */
export function sentences(error: ShopError, language: Language): { messages: string[]; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const { path, rule, values } of error.details) fields[path || "request"] ??= fieldSentence(rule, language, values);
  return { messages: [sentence(error.code, language, error.values)], fields };
}
