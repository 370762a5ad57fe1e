/** The longest term that is counted, in characters. */
export const LONGEST_TERM = 80;

/** Seven digits or more that stand alone, with what people write between the digits of phone and card numbers. */
const longNumber = /(?<![\p{L}\d])\+?\d(?:[\s().+/-]{0,3}\d){6,}(?![\p{L}\d])/u;

/**
 * Returns the term under which a search is counted: lower case, spaces folded, at most 80 characters.
 * @returns null for nothing, and for what may be about a person: an email address, or a phone or card number
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
