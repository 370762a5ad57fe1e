import { type Language, languages } from "@azulejo/contract";
import { compileMessages } from "@azulejo/messages/compile.ts";
import { placeholdersOf } from "@azulejo/messages/placeholders.ts";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import type { OwnWords } from "./own-words.ts";

export interface WordFault {
  language: Language;
  key: string;
  problem: string;
}

/** The messages that a storefront may write itself. */
const isMail = (key: string): boolean => key.startsWith("mail.");

/** Returns which of a storefront's own messages cannot replace the standard ones, and why. */
export const checkWords = (words: OwnWords): WordFault[] =>
  languages.flatMap((language) => {
    const standard = readMessages(import.meta.dirname, language);
    return Object.entries(words[language]).flatMap(([key, message]) => {
      const problem = problemOf(language, isMail(key) ? standard[key] : undefined, message);
      return problem ? [{ language, key, problem }] : [];
    });
  });

function problemOf(language: Language, standard: string | undefined, message: string): string | null {
  if (standard === undefined) return "is not a message of an email";
  try {
    compileMessages(language, { message });
    const [needed, given] = [placeholdersOf(standard), placeholdersOf(message)];
    const unknown = Object.keys(given).filter((name) => !(name in needed));
    return unknown.length > 0 ? `has no value for {${unknown.join("}, {")}}` : null;
  } catch {
    return "can't be read: check its braces";
  }
}
