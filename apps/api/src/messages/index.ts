import { type ErrorCode, type FieldRule, type Language, languages, type ShopError } from "@azulejo/contract";
import { messageFinder, type Values } from "@azulejo/messages/compile.ts";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import type { MessageKey } from "./message-keys.ts";
import { supplierMessage } from "./supplier-words.ts";

export type { MessageKey };

const find = Object.fromEntries(
  languages.map((language) => [language, messageFinder(language, readMessages(import.meta.dirname, language))]),
);

/** Returns a message of the API or of an email with its values filled in. @throws if a value is missing */
export const text = (language: Language, key: MessageKey, values: Values = {}): string => textOr(language, key, key, values);

/** Returns a message whose key is built from data, such as a form's field or a coded value, or the fallback if there is none. */
export const textOr = (language: Language, key: string, fallback: string, values: Values = {}): string =>
  (supplierMessage(language, key) ?? find[language]?.(key))?.(values) ?? fallback;

const fieldSentence = (rule: FieldRule, language: Language, values: Values = {}): string => text(language, rule, values);

export const errorSentence = (code: ErrorCode, language: Language, values: Values): string =>
  text(language, code, typeof values.right === "string" ? { ...values, right: permissionName(language, values.right) } : values);

const permissionName = (language: Language, right: string): string => textOr(language, `permission.${right}`, right);

/** Returns all sentences of an error: its own, then one per invalid field. */
export function sentences(error: ShopError, language: Language): { messages: string[]; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const { path, rule, values } of error.details) fields[path || "request"] ??= fieldSentence(rule, language, values);
  return { messages: [errorSentence(error.code, language, error.values)], fields };
}
