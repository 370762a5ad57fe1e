/** Maximum length of a counted term, in characters. */
export const LONGEST_TERM = 80;

/** Matches seven digits or more that stand alone, with separators as in phone and card numbers. */
const longNumber = /(?<![\p{L}\d])\+?\d(?:[\s().+/-]{0,3}\d){6,}(?![\p{L}\d])/u;

/**
 * Returns the term under which a search is counted: lower case, single spaces, at most 80 characters.
 * @returns null for an empty one, and for one that may identify a person: an email address, or a phone or card number
 */
export function searchTerm(typed: string): string | null {
  const words = typed
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const term = [...words].slice(0, LONGEST_TERM).join("").trim();
  return term === "" || isPersonal(words) || isPersonal(term) ? null : term;
}

const isPersonal = (words: string): boolean => words.includes("@") || longNumber.test(words);
