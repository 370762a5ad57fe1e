/** Invisible characters: marks of text direction, zero-width spaces, soft hyphens, byte order marks. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
/** Hyphens other than the one on keyboards. */
const hyphens = /[\u2010\u2011]/gu;
/** All kinds of spaces except line breaks, which single-line fields refuse. */
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
const spacesAndTabs = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;

/** Scripts that need joiners for spelling: Persian, and the scripts of India. */
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
/** Matches a joiner outside of such scripts. */
const strayJoiner = new RegExp(
  String.raw`(?<!${before})[\u{200C}\u{200D}]|[\u{200C}\u{200D}](?![\p{L}\p{M}\p{Extended_Pictographic}])`,
  "gu",
);

/**
 * Returns typed or pasted text without invisible characters and outer spaces, with plain spaces and hyphens. Multi-line text keeps its
 * tabs, and joiners stay in scripts that need them.
 */
export function cleanText(text: string): string {
  const seen = text.replace(invisible, "").replace(strayJoiner, "").replace(hyphens, "-").trim();
  return seen.replace(seen.includes("\n") ? spaces : spacesAndTabs, " ");
}
