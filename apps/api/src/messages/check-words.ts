import { type Language, languages } from "@azulejo/contract";
import { compileMessages } from "@azulejo/messages/compile.ts";
import { placeholdersOf } from "@azulejo/messages/placeholders.ts";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import type { SupplierWords } from "./supplier-words.ts";

export interface WordFault {
  language: Language;
  key: string;
  problem: "settings.fault.notMail" | "settings.fault.noValue" | "settings.fault.braces";
  values?: { names: string };
}

/** Returns whether a storefront may change a message. */
const isMail = (key: string): boolean => key.startsWith("mail.");

/** Returns the standard messages that a storefront may change, by key. */
export const standardMailWords = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(readMessages(import.meta.dirname, language)).filter(([key]) => isMail(key)));

/** Returns which of a storefront's own messages are invalid, and why. */
export const checkWords = (words: SupplierWords): WordFault[] =>
  languages.flatMap((language) => {
    const standard = readMessages(import.meta.dirname, language);
    return Object.entries(words[language]).flatMap(([key, message]) => {
      const problem = problemOf(language, isMail(key) ? standard[key] : undefined, message);
      return problem ? [{ language, key, ...problem }] : [];
    });
  });

function problemOf(language: Language, standard: string | undefined, message: string): Pick<WordFault, "problem" | "values"> | null {
  if (standard === undefined) return { problem: "settings.fault.notMail" };
  try {
    compileMessages(language, { message });
    const [needed, given] = [placeholdersOf(standard), placeholdersOf(message)];
    const unknown = Object.keys(given).filter((name) => !(name in needed));
    return unknown.length > 0 ? { problem: "settings.fault.noValue", values: { names: `{${unknown.join("}, {")}}` } } : null;
  } catch {
    return { problem: "settings.fault.braces" };
  }
}
