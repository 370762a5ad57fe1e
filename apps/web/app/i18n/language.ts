import { type Language, languages } from "@azulejo/contract/vocabulary.ts";
import { useMatches } from "react-router";

export type { Language };

/** The language of an address: its first segment. */
export function languageOf(url: string): Language {
  const [, first] = new URL(url).pathname.split("/");
  return languages.find((language) => language === first) ?? "en";
}

/** The language of the page; the address says it, on the server and in the browser alike. */
export function useLanguage(): Language {
  const path = useMatches().at(-1)?.pathname ?? "/";
  return path.startsWith("/es") ? "es" : "en";
}

export const other: Record<Language, Language> = { en: "es", es: "en" };
