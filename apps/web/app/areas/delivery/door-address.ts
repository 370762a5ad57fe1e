import { samePath } from "../../routing/same-path.ts";

/** Asks a product's page for its delivered price: the units, or `invalid` after a ZIP code that isn't one. Such a page is never shared. */
export const DOOR = "door";
const MOST_UNITS = 9_999;

const unitsIn = (typed: unknown): number => Math.min(MOST_UNITS, Math.max(1, Math.floor(Number(typed)) || 1));

/** Returns where to go back to after a ZIP code was given without scripts. The code itself stays out of the address. */
export function doorAddress(returnTo: string, fallback: string, zip: string | null, quantity: unknown): string {
  const [path = "", search = ""] = samePath(returnTo, fallback).replace(/#.*/, "").split("?");
  const parameters = new URLSearchParams(search);
  parameters.set(DOOR, zip === null ? "invalid" : String(unitsIn(quantity)));
  return `${path}?${parameters}#quantity`;
}

/** Returns the units that an address asks the delivered price of; null if it asks for none. */
export function doorUnits(search: URLSearchParams): number | null {
  const asked = search.get(DOOR);
  return asked === null ? null : unitsIn(asked);
}
