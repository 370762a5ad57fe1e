import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "@azulejo/contract";
import { type Compiled, compileMessages } from "@azulejo/messages/compile.ts";

/** Messages of a storefront that differ from the standard ones, by language and key. */
export type SupplierWords = Record<Language, Record<string, string>>;

interface Current {
  words: Record<Language, Compiled>;
  /** The keys of messages that have been read, in order. */
  read?: Set<string>;
}

const current = new AsyncLocalStorage<Current>();
const compiledWords = new WeakMap<SupplierWords, Record<Language, Compiled>>();

/** Runs work with the storefront's own messages. @param read collects the keys of messages that the work reads */
export const inWordsOf = <T>({ settings }: { settings: { words: SupplierWords } }, work: () => T, read?: Set<string>): T =>
  current.run({ words: compiled(settings.words), ...(read && { read }) }, work);

/** Switches to another storefront's messages within `inWordsOf`, for work that learns later which storefront it is for. */
export function switchSupplierWords({ settings }: { settings: { words: SupplierWords } }): void {
  const store = current.getStore();
  if (store) store.words = compiled(settings.words);
}

/** Returns the current storefront's own message, compiled; undefined if it has none. */
export function supplierMessage(language: Language, key: string): Compiled[string] | undefined {
  const store = current.getStore();
  store?.read?.add(key);
  return store?.words[language][key];
}

function compiled(words: SupplierWords): Record<Language, Compiled> {
  const known = compiledWords.get(words);
  if (known) return known;
  const made = { en: compileMessages("en", words.en), es: compileMessages("es", words.es) };
  compiledWords.set(words, made);
  return made;
}
