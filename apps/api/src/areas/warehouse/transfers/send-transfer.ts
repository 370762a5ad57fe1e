import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { lockLots, moveLockedLots, type StoredLot, selectYards, stockChanges, transferred } from "../../stock/index.ts";
import { readStores } from "../../store/index.ts";
import { withItems } from "../stock/requested-lots.ts";
import { requireTransfer, withLines } from "./read-transfers.ts";
import { insertTransfer, insertTransferLines } from "./transfer.repository.ts";

/** Sends units to any place; staff limited to places only from these. Repeating a request sends nothing. */
export const sendTransfer: Verb<typeof office.sendTransfer> = async (context, { from, to, note, lines }) => {
  const source = await requireStaffStore(context, from);
  const target = (await readStores(context, context.storefront.id)).find(({ code }) => code === to);
  if (!target) throw new ShopError("storelocator_not_found");
  const known = await withItems(context, lines);
  const { staffId } = requireStaff(context);
  const requestKey = `${staffId}:${context.idempotencyKey}`;
  return inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    await refuseSlabs(
      inside,
      [source.id, target.id],
      known.map(({ item }) => item.itemNo),
    );
    const transfer = { storefrontId: storefront.id, fromPlaceId: source.id, toPlaceId: target.id, note, sentAt: now(), sentBy: staffId };
    const transferNo = await insertTransfer(query, { ...transfer, requestKey });
    if (transferNo === null) return withLines(inside, await requireTransfer(inside, { requestKey }));
    const wanted = known.map(({ item, lot, units }) => ({ itemId: item.id, code: lot, units }));
    const lots = await lockLots(query, source.id, wanted);
    const sent = wanted.map((line) => ({ lotId: freeLot(lots, line, from).id, units: line.units }));
    const moves = sent.map(({ lotId, units }) => ({ lotId, movement: transferred(-units) }));
    await moveLockedLots(query, moves, { document: `transfer:${transferNo}`, note: note ?? undefined, staffId, at: now() });
    await insertTransferLines(query, transferNo, sent);
    await recordChanges(query, stockChanges(known.map(({ item }) => item.productId)));
    const after = { from, to, lines: known.map(({ item, lot, units }) => ({ itemNo: item.itemNo, lot, units })) };
    await recordAct(inside, { kind: "transfer.sent", subject: "transfer", no: transferNo, before: null, after });
    return withLines(inside, await requireTransfer(inside, { transferNo }));
  });
};

/** Refuses items stored as slabs, because a number of units doesn't say which slabs leave. @throws office_stock_of_slabs */
async function refuseSlabs({ query, storefront }: Work, placeIds: readonly number[], itemNos: readonly string[]): Promise<void> {
  const [yard] = (await selectYards(query, storefront.id, itemNos)).filter(({ placeId }) => placeIds.includes(placeId));
  if (yard) throw new ShopError("office_stock_of_slabs", { itemNo: yard.itemNo });
}

/** @throws office_lot_not_found, office_lot_free if too much of it is reserved */
function freeLot(lots: readonly StoredLot[], wanted: { itemId: number; code: string; units: number }, store: string): StoredLot {
  const lot = lots.find(({ itemId, code }) => itemId === wanted.itemId && code === wanted.code);
  if (!lot) throw new ShopError("office_lot_not_found", { lot: wanted.code, store });
  const left = Math.max(0, lot.onHand - lot.reserved);
  if (left < wanted.units) throw new ShopError("office_lot_free", { lot: wanted.code, left });
  return lot;
}
