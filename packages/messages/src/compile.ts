/// <reference path="./compile-module.d.ts" />
import type { Language } from "@azulejo/contract/vocabulary.ts";
import messageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";

export type Values = Record<string, string | number>;
export type Compiled = Record<string, (values: Values) => string>;

/** Plural rules follow the language. Figures are grouped as in the United States (1,234.5), also in Spanish. */
const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

/** The package's types describe its CommonJS module as bundlers see it; Node exports the class itself. */
type Constructor = typeof messageFormat extends { default: infer Class } ? Class : typeof messageFormat;
const MessageFormat = messageFormat as unknown as Constructor;

/** Compiles messages for this process. Formatting throws if a value is missing. */
export function compileMessages(language: Language, messages: Record<string, string>): Compiled {
  const format = new MessageFormat(locales[language], { requireAllArguments: true });
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, format.compile(message) as Compiled[string]]));
}

/**
 * Returns a function that returns a message by its key, compiled on first use, because a process uses few messages and compiling all would
 * delay its start.
 */
export function messageFinder(language: Language, messages: Record<string, string>): (key: string) => Compiled[string] | undefined {
  const compiled = new Map<string, Compiled[string] | undefined>();
  return (key) => {
    const known = compiled.get(key);
    if (known || !Object.hasOwn(messages, key)) return known;
    const made = compileMessages(language, { [key]: messages[key] ?? "" })[key];
    compiled.set(key, made);
    return made;
  };
}

/** Compiles messages to the source of an ES module whose default export is a {@link Compiled}, so that nothing is parsed at run time. */
export const messageModule = (language: Language, messages: Record<string, string>): string =>
  compileModule(new MessageFormat(locales[language]), messages);
