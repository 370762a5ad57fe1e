import type { LineUnits } from "../../order/index.ts";

/**
 * Returns the bookings with more units of a line than are left for them to ship.
 * @param bookings earliest first; earlier ones keep their units
 * @param left units by line
 */
export function surplusBookings<B extends { lines: readonly LineUnits[] }>(bookings: readonly B[], left: ReadonlyMap<number, number>): B[] {
  const open = new Map(left);
  const take = ({ lineId, units }: LineUnits) => open.set(lineId, (open.get(lineId) ?? 0) - units);
  return bookings.filter(({ lines }) => {
    if (lines.some(({ lineId, units }) => units > (open.get(lineId) ?? 0))) return true;
    for (const line of lines) take(line);
    return false;
  });
}
