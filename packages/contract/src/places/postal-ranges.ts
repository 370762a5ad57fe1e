import { countryOfPostalCode } from "./postal-code.ts";

/** A postal code range of a state or province, by first characters; both ends are inclusive. */
export interface PostalRange {
  province: string;
  first: string;
  last: string;
}

/** Returns whether a postal code can be in a state or province. A province for which the supplier has defined no ranges isn't checked. */
export function isInProvince(ranges: PostalRange[], province: string, postalCode: string): boolean {
  const own = ranges.filter((range) => range.province === province);
  const code = postalCode.replace(/[\s-]+/g, "").toUpperCase();
  return own.length === 0 || own.some(({ first, last }) => code >= first && code.slice(0, last.length) <= last);
}

/** Returns the states and provinces whose ranges contain a postal code. There may be several along borders. */
export function provincesOf(ranges: PostalRange[], postalCode: string): string[] {
  const provinces = [...new Set(ranges.map(({ province }) => province))];
  return provinces.filter((province) => isInProvince(ranges, province, postalCode));
}

/** A state or province with its postal code ranges. */
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
 * Returns the served country with the notation of a complete postal code, and the only state or province that contains it; null for an
 * incomplete code, and for another country.
 */
export function placeOfCode(
  countries: readonly CountryStates[],
  postalCode: string,
): { country: "US" | "CA"; province: string | null } | null {
  const code = countryOfPostalCode(postalCode);
  const served = countries.find(({ country }) => country === code);
  return served ? { country: served.country, province: provinceOf(served.states, postalCode) } : null;
}

/** Returns the code of the only state or province that contains a complete postal code; null if there is none, or more than one. */
export function provinceOf(provinces: readonly Province[], postalCode: string): string | null {
  if (countryOfPostalCode(postalCode) === null) return null;
  const ranges = provinces.flatMap(({ code, postalCodes }) => postalCodes.map((range) => ({ province: code, ...range })));
  const [only, ...others] = provincesOf(ranges, postalCode);
  return only && others.length === 0 ? only : null;
}
