import { type Language, useLanguage } from "../i18n/language.ts";
import { useLoadedShellData } from "../shell/shell-data.ts";
import { addressOf } from "./language-routing.ts";

/** Returns a function that makes addresses of pages in the reader's language: `address("product/sale/")`. */
export function useAddress(): (path: string) => string {
  const root = useLoadedShellData();
  const language: Language = useLanguage();
  return (path) => (root ? addressOf(root.settings, language, path) : `/${language}/${path}`);
}
