import { countryOfPostalCode } from "./postal-code.ts";

/** A postal code range of a state or province, by first characters; both ends are inclusive. */
export interface PostalRange {
  province: string;
  first: string;
  last: string;
}

/**
 * Returns whether a postal code can be in a state or province. A province without ranges is not checked, because the supplier has
 * not defined any for it.
 */
export function isInProvince(ranges: PostalRange[], province: string, postalCode: string): boolean {
  const own = ranges.filter((range) => range.province === province);
  const code = postalCode.replace(/[\s-]+/g, "").toUpperCase();
  return own.length === 0 || own.some(({ first, last }) => code >= first && code.slice(0, last.length) <= last);
}

/** Returns the states and provinces whose ranges contain a postal code. At some borders it is more than one. */
export function provincesOf(ranges: PostalRange[], postalCode: string): string[] {
  const provinces = [...new Set(ranges.map(({ province }) => province))];
  return provinces.filter((province) => isInProvince(ranges, province, postalCode));
}

/** A state or province with the ranges of its postal codes. */
export interface Province {
  code: string;
  postalCodes: Pick<PostalRange, "first" | "last">[];
}

/** A served country and its states or provinces, in the reader's language. */
export interface CountryStates {
  country: "US" | "CA";
  name: string;
  states: (Province & { name: string })[];
}

/**
 * Returns the served country whose notation a complete postal code has, with the one state or province that the code is of; null for
 * an incomplete code, and for one of another country.
 */
export function placeOfCode(
  countries: readonly CountryStates[],
  postalCode: string,
): { country: "US" | "CA"; province: string | null } | null {
  const code = countryOfPostalCode(postalCode);
  const served = countries.find(({ country }) => country === code);
  return served ? { country: served.country, province: provinceOf(served.states, postalCode) } : null;
}

/** Returns the code of the one state or province that a complete postal code is of; null if there is none, or more than one. */
export function provinceOf(provinces: readonly Province[], postalCode: string): string | null {
  if (countryOfPostalCode(postalCode) === null) return null;
  const ranges = provinces.flatMap(({ code, postalCodes }) => postalCodes.map((range) => ({ province: code, ...range })));
  const [only, ...others] = provincesOf(ranges, postalCode);
  return only && others.length === 0 ? only : null;
}
