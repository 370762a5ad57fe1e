import { type Language, useLanguage } from "./language.ts";
import type { MessageKey } from "./message-keys.ts";

export type { MessageKey };

type Values = Record<string, string | number>;
type Compiled = Record<string, (values: Values) => string>;

const loaded: Partial<Record<Language, Compiled>> = {};

export function keepMessages(language: Language, messages: Compiled): void {
  loaded[language] = messages;
}

/** Returns a message with its values filled in. If a message is missing, returns its key, which the tests detect. */
export const text = (language: Language, key: MessageKey, values: Values = {}): string => loaded[language]?.[key]?.(values) ?? key;

/** Returns the message for a key built from data (a carrier's service, an event), which may not exist. */
export const textOr = (language: Language, key: string, fallback: string, values: Values = {}): string =>
  loaded[language]?.[key]?.(values) ?? fallback;

export type Text = (key: MessageKey, values?: Values) => string;

export function useText(): Text {
  const language = useLanguage();
  return (key, values) => text(language, key, values);
}

export function useTextOr(): (key: string, fallback: string, values?: Values) => string {
  const language = useLanguage();
  return (key, fallback, values) => textOr(language, key, fallback, values);
}
