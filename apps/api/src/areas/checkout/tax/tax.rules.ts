import { divideRounded } from "../../../domain/money.ts";

export interface TaxRate {
  name: string;
  ratePpm: number;
  taxesDelivery: boolean;
}

export interface TaxLine {
  name: string;
  ratePpm: number;
  cents: number;
}

const PPM = 1_000_000n;

/** Returns the tax on an amount, rounded half up. This is the only rounding of a line. */
export const taxOn = (cents: number, ratePpm: number): number => Number(divideRounded(BigInt(cents) * BigInt(ratePpm), PPM));

/** Returns the tax of one line under all rates of its destination. */
export const lineTax = (cents: number, rates: TaxRate[]): number => rates.reduce((sum, rate) => sum + taxOn(cents, rate.ratePpm), 0);

/** Returns one sum per tax name and rate, in order of first occurrence. */
export function sumTaxes(parts: TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const part of parts) {
    if (part.cents === 0) continue;
    const key = `${part.name}|${part.ratePpm}`;
    const sum = sums.get(key);
    sums.set(key, { ...part, cents: part.cents + (sum?.cents ?? 0) });
  }
  return [...sums.values()];
}
