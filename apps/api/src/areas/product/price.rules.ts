import type { Price } from "@azulejo/contract";
import type { PriceSource } from "@azulejo/database";
import { perSquareFoot } from "../../domain/money.ts";
import type { PriceRow } from "../../domain/product.ts";

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

/** Returns which part of a price row a unit price came from. */
export function priceSource(row: PriceRow, today: string, quantity: number): PriceSource {
  const cents = unitPrice(row, today, quantity);
  const { listCents, saleFrom, saleUntil } = row;
  if (isOnSale(row, today) && row.saleCents === cents)
    return { kind: "sale", listCents, from: saleFrom, until: saleUntil, fromUnits: null };
  const reached = cents < listCents ? row.breaks.find((step) => quantity >= step.fromUnits && step.cents === cents) : undefined;
  return { kind: reached ? "quantity" : "list", listCents, from: null, until: null, fromUnits: reached?.fromUnits ?? null };
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
