import { cleanText } from "./clean-text.ts";

/** Maximum length of a search. */
export const LONGEST_SEARCH = 120;

/** Returns the text of a search field, cleaned and truncated. */
export const searchText = (typed: string): string =>
  cleanText(typed)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Cs}/gu, "")
    .trim();
