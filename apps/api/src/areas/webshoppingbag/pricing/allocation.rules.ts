/** A lot that could serve a line. */
export interface AvailableLot {
  lotId: number;
  placeId: number;
  code: string;
  available: number;
}

export interface Allocation {
  parts: { lotId: number; placeId: number; quantity: number }[];
  /** The number of different lot codes in the parts; more than one may differ in shade. */
  lotCodes: number;
  /** The quantity that could not be allocated. */
  missing: number;
}

/**
 * Allocates a quantity from as few different lots as possible: one lot in one place, else one lot across places, else the
 * largest lots first. Earlier places are preferred.
 * @param placeOrder ids of the places that may serve, preferred first; other places are not used
 */
export function allocate(lots: AvailableLot[], quantity: number, placeOrder: number[]): Allocation {
  const rank = new Map(placeOrder.map((id, position) => [id, position]));
  const usable = lots.filter((lot) => rank.has(lot.placeId) && lot.available > 0);
  const near = (lot: AvailableLot) => rank.get(lot.placeId) ?? 0;
  const byPlace = usable.toSorted((a, b) => near(a) - near(b) || a.available - b.available || a.lotId - b.lotId);
  const single = byPlace.find((lot) => lot.available >= quantity);
  if (single) return take([single], quantity);
  const codes = Map.groupBy(byPlace, (lot) => lot.code);
  const total = (members: AvailableLot[]) => members.reduce((sum, lot) => sum + lot.available, 0);
  const bySize = [...codes.values()].sort((a, b) => total(b) - total(a) || (a[0]?.lotId ?? 0) - (b[0]?.lotId ?? 0));
  return take(bySize.flat(), quantity);
}

function take(lots: AvailableLot[], quantity: number): Allocation {
  const parts: Allocation["parts"] = [];
  const codes = new Set<string>();
  let missing = quantity;
  for (const lot of lots) {
    if (missing === 0) break;
    const taken = Math.min(missing, lot.available);
    parts.push({ lotId: lot.lotId, placeId: lot.placeId, quantity: taken });
    codes.add(lot.code);
    missing -= taken;
  }
  return { parts, lotCodes: codes.size, missing };
}
