import { withoutAccents } from "./text-folding.ts";

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}':*`;

/** Minimum number of digits to search for as part of a phone number. */
const PHONE_DIGITS = 4;

/** Returns the digits of a phone number as people write it, without the country code of North America; empty for other text. */
export function phoneDigits(text: string): string {
  if (!/^[\d\s().+-]+$/.test(text)) return "";
  const digits = text.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length < PHONE_DIGITS ? "" : digits;
}

/**
 * Returns a tsquery for entries that match the start of a code, the start of each word, or a phone number.
 * @param owner the prefix of the words in the index, so that all owners can share one index without seeing each other's entries
 */
export function termQuery(search: string, owner: string): string {
  const words = withoutAccents(search.toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const phone = phoneDigits(search);
  return [
    quoted(`${owner}:${search.toLowerCase()}`),
    ...(words.length > 0 ? [words.map((word) => quoted(`${owner}:${word}`)).join(" & ")] : []),
    ...(phone === "" ? [] : [quoted(`${owner}:${phone}`)]),
  ].join(" | ");
}
