import { readDollars } from "@azulejo/contract/typed/dollars.ts";

/** Reads an amount as people type it (`$1,250.50`). @returns whole cents; the text itself if it is no amount, for the API to refuse */
export const centsIn = (typed: string): number | string => readDollars(typed) ?? typed;
