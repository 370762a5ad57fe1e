interface Lot {
  code: string;
  placeId: number;
  available: number;
}

export interface LargestLot {
  code: string;
  available: number;
  /** Places that have it, most units first. */
  placeIds: number[];
}

/** Returns the production lot with the most units in all places; of equal ones the one in fewer places. Null without stock. */
export function largestLot(lots: Lot[]): LargestLot | null {
  const inStock = lots.filter((lot) => lot.available > 0).sort((a, b) => b.available - a.available || a.placeId - b.placeId);
  const found = [...Map.groupBy(inStock, (lot) => lot.code)].map(([code, members]) => ({
    code,
    available: members.reduce((sum, lot) => sum + lot.available, 0),
    placeIds: members.map((lot) => lot.placeId),
  }));
  const [largest] = found.sort(
    (a, b) => b.available - a.available || a.placeIds.length - b.placeIds.length || a.code.localeCompare(b.code),
  );
  return largest ?? null;
}
