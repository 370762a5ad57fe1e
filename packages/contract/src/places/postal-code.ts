/** Spaces, hyphens and dashes of any kind, which people type anywhere in a code. */
const marks = /[\s\p{Pd}\u2212.]+/gu;

/**
 * Returns a postal code as the post writes it: 89503, 89503-1234, M5V 3L9. Marks and small letters don't matter; what isn't a code is
 * returned without spaces around it.
 */
export function writtenPostalCode(typed: string): string {
  const bare = typed.normalize("NFKC").replace(marks, "").toUpperCase();
  if (/^\d{5}$/.test(bare)) return bare;
  if (/^\d{9}$/.test(bare)) return `${bare.slice(0, 5)}-${bare.slice(5)}`;
  if (/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare)) return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  return typed.trim();
}

const zip = /^\d{5}(?:-\d{4})?$/;
/** Letters that look like others are in no Canadian code, and W and Z begin none. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Returns whether a country has codes like this; not whether the code is of a place. */
export const isPostalCode = (country: "US" | "CA", code: string): boolean =>
  (country === "US" ? zip : canadian).test(writtenPostalCode(code));

/** Returns the country whose notation a code has; null for neither. */
export const countryOfPostalCode = (code: string): "US" | "CA" | null =>
  isPostalCode("US", code) ? "US" : isPostalCode("CA", code) ? "CA" : null;
