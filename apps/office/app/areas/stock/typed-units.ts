import { numberFault, readNumber } from "@azulejo/contract/typed/number.ts";

/** Entered units, by the id of their line. */
export type TypedUnits = Readonly<Record<number, string>>;

const limits = { min: 0, max: 9_999_999, isWhole: true };

/** Returns the whole number of units of a line; null if there is none. */
export const unitsIn = (value: string | undefined): number | null =>
  value === undefined || numberFault(value, limits) ? null : readNumber(value);

/** Returns the lines that have a whole number of units. */
export function unitsOf(typed: TypedUnits): { id: number; units: number }[] {
  return Object.entries(typed).flatMap(([id, value]) => {
    const units = unitsIn(value);
    return units === null ? [] : [{ id: Number(id), units }];
  });
}

/** Returns whether an entered text isn't a number of units, so that the form isn't sent without it. */
export const isUnclear = (typed: TypedUnits): boolean => Object.values(typed).some((value) => numberFault(value, limits) !== null);
