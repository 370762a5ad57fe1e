/** Matches spaces, hyphens, dashes and dots, which people type anywhere in a code. */
const marks = /[\s\p{Pd}\u2212.]+/gu;

/**
 * Returns a postal code in the official notation: 89503, 89503-1234, M5V 3L9. Ignores marks and case; anything else is returned trimmed.
 */
export function writtenPostalCode(typed: string): string {
  const bare = typed.normalize("NFKC").replace(marks, "").toUpperCase();
  if (/^\d{5}$/.test(bare)) return bare;
  if (/^\d{9}$/.test(bare)) return `${bare.slice(0, 5)}-${bare.slice(5)}`;
  if (/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare)) return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  return typed.trim();
}

const zip = /^\d{5}(?:-\d{4})?$/;
/** Canadian codes contain no letters that look like others, and don't begin with W or Z. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Returns whether a code has a country's notation, not whether it exists. */
export const isPostalCode = (country: "US" | "CA", code: string): boolean =>
  (country === "US" ? zip : canadian).test(writtenPostalCode(code));

/** Returns the country whose notation a code has; null if neither. */
export const countryOfPostalCode = (code: string): "US" | "CA" | null =>
  isPostalCode("US", code) ? "US" : isPostalCode("CA", code) ? "CA" : null;
