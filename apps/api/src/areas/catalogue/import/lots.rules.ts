import type { LotDraft } from "./product-draft.ts";
import type { LotRecord, StoredLot } from "./stock.repository.ts";

/** The lot of goods whose lot nobody has written down. */
export const UNNAMED_LOT = "STOCK";

/**
 * The lot as it is to be written; null when it is so already, or when a guess meets a count.
 * @param stored every lot of the item
 */
export function lotToWrite(itemNo: string, draft: LotDraft, placeId: number, stored: StoredLot[]): LotRecord | null {
  const code = draft.code ?? UNNAMED_LOT;
  const before = stored.find((lot) => lot.placeId === placeId && lot.code === code);
  if (draft.assumed && stored.length > 0) return null;
  if (!before && draft.onHand === 0) return null;
  const keep = (stated: string | null | undefined, was: string | null | undefined) => (stated === undefined ? (was ?? null) : stated);
  const lot: LotRecord = {
    itemNo,
    placeId,
    code,
    shade: keep(draft.shade, before?.shade),
    caliber: keep(draft.caliber, before?.caliber),
    onHand: Math.max(draft.onHand, before?.reserved ?? 0),
  };
  const same = before && before.onHand === lot.onHand && before.shade === lot.shade && before.caliber === lot.caliber;
  return same ? null : lot;
}
