import { inches } from "@azulejo/contract/lengths.ts";
import { readLength as readAny, UM_PER_INCH, UM_PER_MM } from "@azulejo/contract/typed/length.ts";

export { UM_PER_INCH, UM_PER_MM };

/** Maximum length of a piece in micrometers. */
const LONGEST = 20_000_000;

/** Reads a typed length: `25½`, `25 1/2`, `2'1½"`, `25.5`, `65 cm`, `650 mm`; inches without a unit. Returns micrometers, or null. */
export function readLength(typed: string): number | null {
  const um = readAny(typed, "in");
  return um === null || um > LONGEST ? null : um;
}

/** Returns a length in inches, rounded to sixteenths, as people type it. */
export const lengthText = (um: number): string => (um < 0 ? `-${inches(-um / UM_PER_MM)}` : inches(um / UM_PER_MM));
