import { useEffect } from "react";
import { useLanguage } from "../i18n/text.tsx";
import { readCookie, writeCookie } from "../request/cookies.ts";

/** The language of the page is the one that the site's root leads to next time. Set in the browser, so that pages can be shared. */
export function useLocaleCookie(): void {
  const language = useLanguage();
  useEffect(() => {
    if (readCookie(document.cookie, "i18n_redirected") === language) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = writeCookie("i18n_redirected", language, { maxAge: 365 * 86_400, secure: location.protocol === "https:" });
  }, [language]);
}
