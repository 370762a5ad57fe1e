import type { Price } from "@azulejo/contract";
import type { PriceSource } from "@azulejo/database";
import { perSquareFoot } from "../../domain/money.ts";
import type { ContractPrice, PriceRow } from "../../domain/product.ts";

/** Returns whether a day lies between the first and the last day, both included. */
export const isWithin = (today: string, from: string | null, until: string | null): boolean =>
  (from === null || from <= today) && (until === null || today <= until);

/** Returns whether the sale runs on `today` (yyyy-mm-dd), first and last day included. */
export const isOnSale = ({ saleCents, listCents, saleFrom, saleUntil }: PriceRow, today: string): boolean =>
  saleCents !== null && saleCents < listCents && isWithin(today, saleFrom, saleUntil);

/** A price that applies to a quantity today, and why. */
type Candidate = Pick<PriceSource, "kind" | "from" | "until" | "fromUnits"> & { cents: number };

/** Returns every price that applies today to a quantity. Of equal prices the first one is the reason. */
function candidates(row: PriceRow, today: string, quantity: number): Candidate[] {
  const { listCents, saleCents, saleFrom, saleUntil } = row;
  const sale = isOnSale(row, today) ? [{ kind: "sale" as const, cents: saleCents ?? listCents, from: saleFrom, until: saleUntil }] : [];
  const reached = row.breaks.filter((step) => quantity >= step.fromUnits);
  return [
    ...sale.map((one) => ({ ...one, fromUnits: null })),
    { kind: "list", cents: listCents, from: null, until: null, fromUnits: null },
    ...reached.map(({ cents, fromUnits }) => ({ kind: "quantity" as const, cents, from: null, until: null, fromUnits })),
    ...ownPricesAt(row, today, quantity),
  ];
}

const ownPricesAt = ({ own = [] }: PriceRow, today: string, quantity: number): ContractPrice[] =>
  own.filter(({ from, until, fromUnits }) => quantity >= fromUnits && isWithin(today, from, until));

const lowest = (row: PriceRow, today: string, quantity: number): Candidate =>
  candidates(row, today, quantity).reduce((best, one) => (one.cents < best.cents ? one : best));

/** Returns the price of one sell unit at a quantity: the lowest of list, sale, quantity break and the account's own prices. */
export function unitPrice(row: PriceRow, today: string, quantity: number): number {
  if (row.own) return lowest(row, today, quantity).cents;
  let cents = isOnSale(row, today) ? (row.saleCents ?? row.listCents) : row.listCents;
  for (const step of row.breaks) if (quantity >= step.fromUnits && step.cents < cents) cents = step.cents;
  return cents;
}

/** Returns the source of a unit price in a price row. */
export function priceSource(row: PriceRow, today: string, quantity: number): PriceSource {
  const { kind, from, until, fromUnits } = lowest(row, today, quantity);
  const isStep = fromUnits !== null && fromUnits > 1;
  return { kind, listCents: row.listCents, from, until, fromUnits: isStep ? fromUnits : null };
}

/** Returns the price in wire format. */
export function toPrice(row: PriceRow, areaPerUnit: number | null, today: string): Price {
  const { kind, cents, until } = lowest(row, today, 1);
  return {
    currency: row.currency,
    cents,
    listCents: row.listCents,
    onSale: kind === "sale",
    saleUntil: kind === "sale" ? until : null,
    perSqFtCents: perSquareFoot(cents, areaPerUnit),
    listPerSqFtCents: perSquareFoot(row.listCents, areaPerUnit),
    breaks: row.own ? stepsOf(row, today) : row.breaks,
    ...((kind === "level" || kind === "contract") && { own: { kind, until } }),
  };
}

/** Returns the quantities from which a unit costs less, both by quantity breaks and by the account's own prices. */
function stepsOf(row: PriceRow, today: string): Price["breaks"] {
  const thresholds = [...row.breaks, ...(row.own ?? [])].map(({ fromUnits }) => fromUnits).filter((units) => units > 1);
  const steps = [...new Set(thresholds)].sort((a, b) => a - b).map((fromUnits) => ({ fromUnits, cents: unitPrice(row, today, fromUnits) }));
  return steps.filter(({ cents }, index) => cents < (steps[index - 1]?.cents ?? unitPrice(row, today, 1)));
}

/** Returns the price used for comparing and sorting: per square foot if there is an area, else per unit. */
export const comparableCents = (row: PriceRow, areaPerUnit: number | null, today: string): number => {
  const cents = unitPrice(row, today, 1);
  return perSquareFoot(cents, areaPerUnit) ?? cents;
};
