import { type Count, movementToCount } from "../../../stock/index.ts";
import type { LotRecord, StoredLot } from "../write/stock.repository.ts";
import type { LotDraft } from "./product-draft.ts";

/** The lot used when the file names none. */
export const UNNAMED_LOT = "STOCK";

/** Returns the units on hand once a count is applied. */
export const onHandAfter = (lot: StoredLot, count: Count): number =>
  lot.onHand + (movementToCount(lot, count, lot.movedSince)?.onHand ?? 0);

/**
 * Returns the lot to write; null when it is unchanged, or when an assumption meets stored stock.
 * @param stored every lot of the item
 */
export function lotToWrite(itemNo: string, draft: LotDraft, placeId: number, stored: StoredLot[]): LotRecord | null {
  const code = draft.code ?? UNNAMED_LOT;
  const before = stored.find((lot) => lot.placeId === placeId && lot.code === code);
  if (draft.assumed && stored.length > 0) return null;
  if (!before && draft.count.units === 0) return null;
  const keep = (stated: string | null | undefined, was: string | null | undefined) => (stated === undefined ? (was ?? null) : stated);
  const lot: LotRecord = {
    itemNo,
    placeId,
    code,
    shade: keep(draft.shade, before?.shade),
    caliber: keep(draft.caliber, before?.caliber),
    count: draft.count,
  };
  const same = before && onHandAfter(before, lot.count) === before.onHand && before.shade === lot.shade && before.caliber === lot.caliber;
  return same ? null : lot;
}
