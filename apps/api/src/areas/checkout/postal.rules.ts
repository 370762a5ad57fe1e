/** Postal codes of a state or province by their first signs; both ends belong to it. */
export interface PostalRange {
  province: string;
  first: string;
  last: string;
}

/**
 * Whether a postal code can lie in a state or province. A province without any range is not compared: its supplier has not
 * said where it is.
 */
export function isInProvince(ranges: PostalRange[], province: string, postalCode: string): boolean {
  const own = ranges.filter((range) => range.province === province);
  const code = postalCode.replace(/[\s-]+/g, "").toUpperCase();
  return own.length === 0 || own.some(({ first, last }) => code >= first && code.slice(0, last.length) <= last);
}
