/** A US ZIP code, or a Canadian postal code. */
const pattern = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;

/** Returns a postal code in its usual notation; null if it isn't one. */
export function toPostalCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return pattern.test(code) ? code : null;
}

export const zipCookie = (siteKey: string): string => `${siteKey}_zip`;
