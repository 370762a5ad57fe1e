import type { TaxSource } from "@azulejo/database";
import { divideRounded } from "../../../domain/money.ts";

export interface TaxRate {
  name: string;
  ratePpm: number;
  taxesDelivery: boolean;
}

/** A rate with its row in the tax table. */
export interface DatedTaxRate extends TaxRate {
  country: string;
  province: string;
  postalPrefix: string;
  from: string;
}

export interface TaxLine {
  name: string;
  ratePpm: number;
  cents: number;
}

const PPM = 1_000_000n;

/** Returns the tax on an amount, rounded half up. This is the only rounding of a line. */
export const taxOn = (cents: number, ratePpm: number): number => Number(divideRounded(BigInt(cents) * BigInt(ratePpm), PPM));

/** A tax on one amount. */
export interface TaxPart extends TaxLine {
  /** The amount that it was charged on, in cents. */
  baseCents: number;
  on: "goods" | "delivery";
  /** Null for a delivery. */
  lineId: number | null;
  rate: DatedTaxRate;
}

export const taxPart = ({ on, lineId }: Pick<TaxPart, "on" | "lineId">, baseCents: number, rate: DatedTaxRate): TaxPart => ({
  name: rate.name,
  ratePpm: rate.ratePpm,
  cents: taxOn(baseCents, rate.ratePpm),
  baseCents,
  on,
  lineId,
  rate,
});

/** Returns the source of each sum of `sumTaxes`, in the same order. */
export function taxSources(parts: TaxPart[]): TaxSource[] {
  const charged = parts.filter((part) => part.cents > 0);
  return sumTaxes(charged).map(({ name, ratePpm, cents }) => {
    const own = charged.filter((part) => part.name === name && part.ratePpm === ratePpm);
    const baseOf = (on: TaxPart["on"]) => own.reduce((sum, part) => sum + (part.on === on ? part.baseCents : 0), 0);
    const { country = "", province = "", postalPrefix = "", from = "" } = own[0]?.rate ?? {};
    return { name, ratePpm, cents, goodsCents: baseOf("goods"), deliveryCents: baseOf("delivery"), country, province, postalPrefix, from };
  });
}

/** Returns one sum per tax name and rate, in order of first occurrence. */
export function sumTaxes(parts: TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const part of parts) {
    if (part.cents === 0) continue;
    const key = `${part.name}|${part.ratePpm}`;
    const sum = sums.get(key);
    sums.set(key, { name: part.name, ratePpm: part.ratePpm, cents: part.cents + (sum?.cents ?? 0) });
  }
  return [...sums.values()];
}
