import type { ItemRecord } from "../../catalog-record.ts";

type Item = Pick<ItemRecord, "listCents" | "areaPerUnit" | "piecesPerUnit">;

/** In cents. A lower price per square foot suggests that the pack price was given per square foot. */
const LEAST_PER_FOOT = 75;
/** In 1e-4 square feet. Smaller packs aren't checked for a price per square foot. */
const LEAST_AREA = 20_000;
/** Relative difference up to which a price counts as that of a whole pack or of one part of it. */
const NEAR = 0.2;

interface Known {
  before?: Item | undefined;
  costCents?: number | undefined;
}

/**
 * Returns why a new price is unlikely: below cost, or apparently per square foot or per piece instead of per sell unit. Null for a likely
 * price.
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
