import type { ItemRecord } from "../../catalog-record.ts";

type Item = Pick<ItemRecord, "listCents" | "areaPerUnit" | "piecesPerUnit">;

/** Less for a square foot, in cents, is likelier a price that was meant for the square foot itself. */
const LEAST_PER_FOOT = 75;
/** The area of a pack that a price for a square foot can be mistaken at, in 1e-4 square feet. */
const LEAST_AREA = 20_000;
/** How far two prices may be apart and still be those of a pack and of its part. */
const NEAR = 0.2;

interface Known {
  before?: Item | undefined;
  costCents?: number | undefined;
}

/**
 * Says why a price that is new is unlikely: below its cost, or that of a square foot or a piece where the sell unit's belongs.
 * @returns null for a likely price
 */
export function doubtOf(item: Item, { before, costCents }: Known): string | null {
  const { listCents, areaPerUnit = 0, piecesPerUnit = 1 } = item;
  if (before?.listCents === listCents || listCents === 0) return null;
  const feet = areaPerUnit / 10_000;
  const was = before?.listCents;
  const isNear = (times: number) => was !== undefined && times >= 2 && Math.abs((listCents * times) / was - 1) < NEAR;
  if (isNear(feet)) return `was ${money(was)} for ${feet} sq ft; is it the price of a square foot?`;
  if (isNear(piecesPerUnit)) return `was ${money(was)} for ${piecesPerUnit} pieces; is it the price of a piece?`;
  if (was !== undefined && feet >= 2 && Math.abs(listCents / (was * feet) - 1) < NEAR)
    return `was ${money(was)} for ${feet} sq ft; was it multiplied by the area twice?`;
  if (areaPerUnit >= LEAST_AREA && listCents / feet < LEAST_PER_FOOT)
    return `is ${money(listCents / feet)} for each of ${feet} sq ft; is it the price of a square foot?`;
  if (costCents !== undefined && listCents < costCents) return `is below the cost of ${money(costCents)}`;
  return null;
}

const money = (cents: number | undefined): string => ((cents ?? 0) / 100).toFixed(2);
