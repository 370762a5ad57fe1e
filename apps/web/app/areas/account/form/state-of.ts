import { provinceOf } from "@azulejo/contract/places/postal-ranges.ts";
import type { CountryStates } from "./states.server.ts";

/** Returns the choice for the state of a postal code, with its country; null if the code is of none, or of more than one. */
export function stateOf(countries: readonly CountryStates[], postalCode: string): string | null {
  const found = countries.flatMap(({ country, states }) => {
    const state = provinceOf(states, postalCode);
    return state ? [`${country}-${state}`] : [];
  });
  return found[0] ?? null;
}
