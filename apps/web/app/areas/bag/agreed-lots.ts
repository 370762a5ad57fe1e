import type { LotUnits } from "@azulejo/contract/areas/bag.ts";

/** A lot with its units as one entry of a form: `30 A23`. */
export const lotEntry = ({ code, quantity }: LotUnits): string => `${quantity} ${code}`;

/** Reads the entries of a form. */
export const lotsIn = (entries: FormDataEntryValue[]): LotUnits[] =>
  entries.map((entry) => {
    const [, quantity, code = ""] = /^(\d+) (.*)$/.exec(String(entry)) ?? [];
    return { code, quantity: Number(quantity) };
  });
