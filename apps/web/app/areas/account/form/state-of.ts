import { type CountryStates, placeOfCode } from "@azulejo/contract/places/postal-ranges.ts";

/** Returns the option for the state of a postal code, with its country; null if the code belongs to no state, or to more than one. */
export function stateOf(countries: readonly CountryStates[], postalCode: string): string | null {
  const place = placeOfCode(countries, postalCode);
  return place?.province ? `${place.country}-${place.province}` : null;
}
