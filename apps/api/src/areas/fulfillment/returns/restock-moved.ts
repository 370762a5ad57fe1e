import { ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Work } from "../../../context.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { moveStock, openLots, returned, stockChanges } from "../../stock/index.ts";
import { type MovedLine, selectLotCodes, selectMovedLines } from "./moved-line.repository.ts";
import { LONGEST_LOT, movesStock } from "./return.rules.ts";

interface Restocking {
  lines: { lineId: number; sellable: number; lot?: string | undefined }[];
  /** The code of the place that takes the goods, for orders that weren't picked up at a place. */
  store: string | undefined;
  document: string;
}

/**
 * Adds units of a moved order to stock, in a lot with the same name as in the other system, which is created if necessary. Goods that
 * aren't in the catalog, or have another sell unit there, aren't added.
 * @throws office_return_store, office_return_lot, storelocator_not_found
 */
export async function restockMoved(inside: Work, orderId: number, { lines, store, document }: Restocking): Promise<void> {
  const { query } = inside;
  const moved = new Map((await selectMovedLines(query, orderId)).map((line) => [line.lineId, line]));
  const stocked = lines.flatMap(({ lineId, sellable, lot }) => {
    const line = moved.get(lineId);
    return line && movesStock(line) ? [{ line, units: sellable, lot }] : [];
  });
  if (stocked.length === 0) return;
  const chosen = store === undefined ? null : (await requireStaffStore(inside, store)).id;
  const wanted = stocked.map(({ line, lot }) => ({
    itemId: line.itemId ?? 0,
    placeId: chosen ?? requirePlace(line),
    code: lot ?? requireLot(line),
    shade: null,
    caliber: null,
  }));
  const codes = await selectLotCodes(query, wanted);
  const ids = await openLots(
    query,
    wanted.map((lot, index) => ({ ...lot, code: codes[index] ?? lot.code })),
  );
  const moves = stocked.map(({ line, units }, index) => ({ lineId: line.lineId, units, lotId: ids[index] ?? 0 }));
  for (const { lineId, units, lotId } of moves.toSorted((a, b) => a.lotId - b.lotId))
    await moveStock(query, lotId, returned(units), { lineId, document });
  await recordChanges(query, stockChanges(stocked.flatMap(({ line }) => line.productId ?? [])));
}

function requirePlace({ placeId, itemNo }: MovedLine): number {
  if (placeId === null) throw new ShopError("office_return_store", { itemNo });
  return placeId;
}

function requireLot({ earlierLot, itemNo }: MovedLine): string {
  if (earlierLot === null || earlierLot.length > LONGEST_LOT) throw new ShopError("office_return_lot", { itemNo });
  return earlierLot;
}
