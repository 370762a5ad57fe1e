import { samePath } from "../../routing/same-path.ts";

/**
 * Parameter that requests the delivered price on a product's page: the units, or `invalid` after an invalid ZIP code. Such a page is never
 * shared.
 */
export const DOOR = "door";
const MAX_UNITS = 9_999;

const unitsIn = (typed: unknown): number => Math.min(MAX_UNITS, Math.max(1, Math.floor(Number(typed)) || 1));

/** Returns the page to go back to after a ZIP code was sent without scripts. The code itself isn't part of the address. */
export function doorAddress(returnTo: string, fallback: string, zip: string | null, quantity: unknown): string {
  const [path = "", search = ""] = samePath(returnTo, fallback).replace(/#.*/, "").split("?");
  const parameters = new URLSearchParams(search);
  parameters.set(DOOR, zip === null ? "invalid" : String(unitsIn(quantity)));
  return `${path}?${parameters}#quantity`;
}

/** Returns the units for which an address requests the delivered price; null for none. */
export function doorUnits(search: URLSearchParams): number | null {
  const asked = search.get(DOOR);
  return asked === null ? null : unitsIn(asked);
}
