/** An item's areas are in 1e-4 square feet. */
const AREA_SCALE = 10_000;

/**
 * Returns the sell units that cover an area; null for an item that isn't sold by area.
 * @param squareFeet with fractions
 * @param areaPerUnit in 1e-4 square feet
 */
export function unitsOfArea(squareFeet: number, areaPerUnit: number | null): number | null {
  if (!areaPerUnit) return null;
  return Math.max(1, Math.ceil(Math.round(squareFeet * AREA_SCALE) / areaPerUnit));
}
