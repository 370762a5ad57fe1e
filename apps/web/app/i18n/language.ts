import type { Language } from "@azulejo/contract/vocabulary.ts";
import { useMatches, useRouteLoaderData } from "react-router";
import { splitAddress } from "../routing/language-routing.ts";

export type { Language };

/** Returns the language of an address that contains one: its first segment. */
export const languageOf = (url: string): Language => splitAddress(new URL(url).pathname).prefix ?? "en";

/** Returns the page's language from the root's data, or from the address if an error removed that data. */
export function useLanguage(): Language {
  const path = useMatches().at(-1)?.pathname ?? "/";
  const root = useRouteLoaderData<{ language: Language }>("root");
  return root?.language ?? splitAddress(path).prefix ?? "en";
}

export const other: Record<Language, Language> = { en: "es", es: "en" };
