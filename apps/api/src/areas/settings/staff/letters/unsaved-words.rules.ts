import { type Language, languages } from "@azulejo/contract";
import type { SupplierWords } from "../../../../messages/supplier-words.ts";

/** Returns a shop's own words with unsaved ones over them; an empty one is the standard message again. */
export const withUnsaved = (saved: SupplierWords, unsaved: SupplierWords): SupplierWords => ({
  en: over(saved.en, unsaved.en),
  es: over(saved.es, unsaved.es),
});

const over = (saved: Record<string, string>, unsaved: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...saved, ...unsaved }).filter(([, word]) => word !== ""));

/** Returns the unsaved words that differ from the saved ones, which is all that a preview's address carries. */
export const onlyUnsaved = (saved: SupplierWords, unsaved: SupplierWords): SupplierWords => {
  const differing = (language: Language) =>
    Object.fromEntries(Object.entries(unsaved[language]).filter(([key, word]) => word !== (saved[language][key] ?? "")));
  return Object.fromEntries(languages.map((language) => [language, differing(language)])) as SupplierWords;
};
