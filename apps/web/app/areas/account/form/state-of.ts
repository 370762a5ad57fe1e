import { type Province, provinceOf } from "@azulejo/contract/places/postal-ranges.ts";

/** A served country and its states or provinces, in the reader's language. */
export interface CountryStates {
  country: string;
  name: string;
  states: (Province & { name: string })[];
}

/** Returns the choice for the state of a postal code, with its country; null if the code is of none, or of more than one. */
export function stateOf(countries: readonly CountryStates[], postalCode: string): string | null {
  const found = countries.flatMap(({ country, states }) => {
    const state = provinceOf(states, postalCode);
    return state ? [`${country}-${state}`] : [];
  });
  return found[0] ?? null;
}
