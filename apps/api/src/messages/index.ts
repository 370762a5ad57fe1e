import type { ErrorCode, Language, ShopError } from "@azulejo/contract";
import { en } from "./en.ts";
import { es } from "./es.ts";

const messages = { en, es };

/** The sentence of an error in a language, its values filled in. */
export function sentence(code: ErrorCode, language: Language, values: Record<string, string | number> = {}): string {
  return messages[language][code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** All sentences of an error: its own, then one per field that is wrong. */
export function sentences(error: ShopError, language: Language): { messages: string[]; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const { path, rule } of error.details) fields[path || "request"] ??= rule === "required" ? messages[language].field_required : rule;
  return { messages: [sentence(error.code, language, error.values)], fields };
}
