import { type Language, languages } from "@azulejo/contract";
import type { SupplierWords } from "../../../../messages/supplier-words.ts";

/** Returns the shop's own words with unsaved changes. An empty word restores the standard message. */
export const withUnsaved = (saved: SupplierWords, unsaved: SupplierWords): SupplierWords => ({
  en: over(saved.en, unsaved.en),
  es: over(saved.es, unsaved.es),
});

const over = (saved: Record<string, string>, unsaved: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...saved, ...unsaved }).filter(([, word]) => word !== ""));

/** Returns the unsaved words that differ from saved ones; only they are part of a preview's address. */
export const onlyUnsaved = (saved: SupplierWords, unsaved: SupplierWords): SupplierWords => {
  const differing = (language: Language) =>
    Object.fromEntries(Object.entries(unsaved[language]).filter(([key, word]) => word !== (saved[language][key] ?? "")));
  return Object.fromEntries(languages.map((language) => [language, differing(language)])) as SupplierWords;
};
