/** Characters that nobody sees or types: marks of text direction, zero-width spaces, soft hyphens, byte order marks. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
/** Hyphens that look like the one on a keyboard. */
const hyphens = /[\u2010\u2011]/gu;
/** Every space but line breaks, which a field of one line refuses. */
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
const spacesAndTabs = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;

/** Scripts that spell words with joiners: Persian, the scripts of India. */
const joining = [
  "Arabic",
  "Bengali",
  "Devanagari",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Malayalam",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
].map((script) => String.raw`\p{Script=${script}}`);
const before = String.raw`[${joining.join("")}\p{Extended_Pictographic}\u{FE0F}]`;
/** A joiner that stands where it spells nothing. */
const strayJoiner = new RegExp(
  String.raw`(?<!${before})[\u{200C}\u{200D}]|[\u{200C}\u{200D}](?![\p{L}\p{M}\p{Extended_Pictographic}])`,
  "gu",
);

/**
 * Returns a typed or pasted text as its writer sees it: without invisible characters and spaces at its ends, with plain spaces and
 * hyphens. Tabs stay where there are lines. Joiners stay in the scripts that spell with them.
 */
export function cleanText(text: string): string {
  const seen = text.replace(invisible, "").replace(strayJoiner, "").replace(hyphens, "-").trim();
  return seen.replace(seen.includes("\n") ? spaces : spacesAndTabs, " ");
}
