import { randomUUID } from "node:crypto";
import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { readPieceImages } from "../../product/index.ts";
import { countWithoutSlab } from "../../slabs/index.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { adjusted, moveStock, selectYards, stockChanges } from "../../stock/index.ts";
import {
  isAdjusted,
  type StockedItem,
  selectItem,
  selectLotId,
  selectLotTotals,
  selectMovedStock,
  selectOfficeLots,
  selectOnHand,
  selectWaiting,
} from "./lot.repository.ts";

const PAGE_SIZE = 50;

export const readStock: Verb<typeof office.stock> = async (context, { itemNo, page }) =>
  stockOf(context, await requireItem(context, itemNo), page);

export const listMovedStock: Verb<typeof office.movedStock> = async (context) => {
  const { query, storefront, language, staff } = context;
  const moved = await selectMovedStock(query, storefront.id, language, staff?.placeIds ?? null);
  const pieces = await readPieceImages(
    context,
    moved.map(({ productId }) => productId),
  );
  return moved.map(({ productId: _, ...item }) => ({ ...item, piece: pieces.get(item.itemNo) ?? null }));
};

/** Writes one stock movement. Repeating an idempotency key writes nothing, even after a crash. */
export const adjustStock: Verb<typeof office.adjustStock> = async (context, { itemNo, store, lot, units, note }) => {
  const { staffId } = requireStaff(context);
  const item = await requireItem(context, itemNo);
  const place = await requireStaffStore(context, store);
  const document = `adjustment:${staffId}:${context.idempotencyKey ?? randomUUID()}`;
  await inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const isOfYard = (await selectYards(query, storefront.id, [item.itemNo])).some(({ placeId }) => placeId === place.id);
    // In a yard, only units that aren't assigned to slabs can be deducted.
    const most = isOfYard ? await countWithoutSlab(query, { itemId: item.id, placeId: place.id }) : 0;
    const lotId = await selectLotId(query, item.id, place.id, lot);
    if (lotId === null) throw new ShopError("office_lot_not_found", { lot, store });
    if (await isAdjusted(query, lotId, document)) return;
    if (isOfYard && (units > 0 || -units > most)) throw new ShopError("office_stock_of_slabs", { itemNo: item.itemNo });
    const isMoved = await moveStock(query, lotId, adjusted(units), { document, note, staffId });
    if (!isMoved) throw new ShopError("office_stock_left", { lot, left: await selectOnHand(query, lotId) });
    await recordChanges(query, stockChanges([item.productId]));
    const onHand = await selectOnHand(query, lotId);
    const no = `${item.itemNo} / ${place.code} / ${lot}`;
    await recordAct(inside, { kind: "stock.adjusted", subject: "lot", no, before: { onHand: onHand - units }, after: { onHand, note } });
  });
  return stockOf(context, item);
};

async function requireItem({ query, storefront }: Work, itemNo: string): Promise<StockedItem> {
  const item = await selectItem(query, storefront.id, itemNo);
  if (!item) throw new ShopError("product_not_found");
  return item;
}

async function stockOf({ query, staff, now }: Work, { id, itemNo, sellUnit }: StockedItem, page = 1) {
  const which = { itemId: id, placeIds: staff?.placeIds ?? null };
  const lots = await selectOfficeLots(query, { ...which, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const { lots: total, ...totals } = await selectLotTotals(query, which);
  return { itemNo, sellUnit, lots, total, totals, waiting: await selectWaiting(query, id, now()) };
}
