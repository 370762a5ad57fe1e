import { useEffect } from "react";
import type { Language } from "../../i18n/language.ts";
import { LANGUAGE_COOKIE } from "../../routing/language-routing.ts";

const YEAR_SECONDS = 365 * 86_400;

/** Stores the page's language in the cookie. This is done in the browser, because the page may come from a cache. */
export function LanguageMemory({ language }: { language: Language }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }, [language]);
  return null;
}
