import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "@azulejo/contract";
import { type Compiled, compileMessages } from "@azulejo/messages/compile.ts";

/** Messages of a storefront that differ from the standard ones, by language and key. */
export type OwnWords = Record<Language, Record<string, string>>;

const current = new AsyncLocalStorage<Record<Language, Compiled>>();
const compiledWords = new WeakMap<OwnWords, Record<Language, Compiled>>();

/** Runs work with the storefront's own messages, where it has any. */
export const inWordsOf = <T>({ settings }: { settings: { words: OwnWords } }, work: () => T): T =>
  current.run(compiled(settings.words), work);

/** Returns the current storefront's own message, compiled; undefined where it has none. */
export const ownMessage = (language: Language, key: string): Compiled[string] | undefined => current.getStore()?.[language][key];

function compiled(words: OwnWords): Record<Language, Compiled> {
  const known = compiledWords.get(words);
  if (known) return known;
  const made = { en: compileMessages("en", words.en), es: compileMessages("es", words.es) };
  compiledWords.set(words, made);
  return made;
}
