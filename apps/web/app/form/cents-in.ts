import { readDollars } from "@azulejo/contract/typed/dollars.ts";

/**
 * Reads an amount as people type it (`$1,250.50`).
 * @returns whole cents; or the text itself if it isn't an amount, which the API then refuses
 */
export const centsIn = (typed: string): number | string => readDollars(typed) ?? typed;
