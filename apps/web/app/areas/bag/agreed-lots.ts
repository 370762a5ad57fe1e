import type { LotUnits } from "@azulejo/contract/areas/bag.ts";

/** A form entry for a lot and its units: `30 A23`. */
export const lotEntry = ({ code, quantity }: LotUnits): string => `${quantity} ${code}`;

export const lotsIn = (entries: FormDataEntryValue[]): LotUnits[] =>
  entries.map((entry) => {
    const [, quantity, code = ""] = /^(\d+) (.*)$/.exec(String(entry)) ?? [];
    return { code, quantity: Number(quantity) };
  });
