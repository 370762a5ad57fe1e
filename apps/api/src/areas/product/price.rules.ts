import type { Price } from "@azulejo/contract";

/** 1e-4 square feet in a square foot. */
const AREA_SCALE = 10_000n;

/** The fields of a price row that determine the price. */
export interface PriceRow {
  currency: string;
  listCents: number;
  saleCents: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
  breaks: { fromUnits: number; cents: number }[];
}

/** Rounds a quotient of integers half up; the only rounding of a derived price. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/**
 * Converts a price per sell unit to cents per square foot.
 * @param areaPerUnit in 1e-4 square feet
 */
export function perSquareFoot(cents: number, areaPerUnit: number | null): number | null {
  return areaPerUnit ? Number(divideRounded(BigInt(cents) * AREA_SCALE, BigInt(areaPerUnit))) : null;
}

/** Returns whether the sale runs on `today` (yyyy-mm-dd), first and last day included. */
export function isOnSale(row: PriceRow, today: string): boolean {
  return (
    row.saleCents !== null &&
    row.saleCents < row.listCents &&
    (row.saleFrom === null || row.saleFrom <= today) &&
    (row.saleUntil === null || today <= row.saleUntil)
  );
}

/** Returns the price of one sell unit at a quantity: the lower of the current price and the quantity break. */
export function unitPrice(row: PriceRow, today: string, quantity: number): number {
  const current = isOnSale(row, today) ? (row.saleCents ?? row.listCents) : row.listCents;
  const reached = row.breaks.filter((step) => quantity >= step.fromUnits).map((step) => step.cents);
  return Math.min(current, ...reached);
}

/** Returns the price in wire format. */
export function toPrice(row: PriceRow, areaPerUnit: number | null, today: string): Price {
  const onSale = isOnSale(row, today);
  const cents = unitPrice(row, today, 1);
  return {
    currency: row.currency,
    cents,
    listCents: row.listCents,
    onSale,
    saleUntil: onSale ? row.saleUntil : null,
    perSqFtCents: perSquareFoot(cents, areaPerUnit),
    listPerSqFtCents: perSquareFoot(row.listCents, areaPerUnit),
    breaks: row.breaks,
  };
}

/** Returns the price used for comparing and sorting: per square foot if there is an area, else per unit. */
export const comparableCents = (row: PriceRow, areaPerUnit: number | null, today: string): number => {
  const cents = unitPrice(row, today, 1);
  return perSquareFoot(cents, areaPerUnit) ?? cents;
};
