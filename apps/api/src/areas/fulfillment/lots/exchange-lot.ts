import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { moveStock, released, reserved, selectLineStock, stockChanges } from "../../stock/index.ts";
import { changeOrder, lineOf } from "../progress/change-order.ts";
import { moveLineLot, selectLineLots } from "./line-lot.repository.ts";

/** Exchanges units that a line holds for units of another lot at the same place. Nothing else changes. */
export const exchangeLot: Verb<typeof office.exchangeLot> = (context, { orderNo, lineId, store, from: fromCode, to: toCode, units }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order } = change;
    const { query } = inside;
    const { itemNo } = lineOf(change, lineId);
    await requireStaffStore(inside, store);
    const lots = await selectLineLots(query, lineId, store, [fromCode, toCode]);
    const [from, to] = [fromCode, toCode].map((code) => lots.find((lot) => lot.code === code));
    if (!from || !to || from.id === to.id) throw new ShopError("office_lot_unknown", { itemNo, lot: from ? toCode : fromCode });
    const stock = (await selectLineStock(query, order.id)).find((line) => line.lineId === lineId);
    const held = stock?.held.find((part) => part.lotId === from.id)?.units ?? 0;
    if (!stock || units > held) throw new ShopError("office_lot_left", { itemNo, lot: fromCode, left: held });
    const eventId = await change.record({
      kind: "lot_exchanged",
      steps: [],
      detail: { reason: `${fromCode} → ${toCode}` },
      before: { itemNo, lot: fromCode },
      after: { itemNo, lot: toCode, units },
    });
    const about = { lineId, document: `exchange:${eventId}` };
    const moves = [
      { lot: from, movement: released(units) },
      { lot: to, movement: reserved(units) },
    ];
    // Locks by ascending id, as everywhere.
    for (const { lot, movement } of moves.toSorted((a, b) => a.lot.id - b.lot.id))
      if (!(await moveStock(query, lot.id, movement, about)))
        throw new ShopError("office_lot_short", { itemNo, lot: lot.code, available: lot.available });
    await moveLineLot(query, lineId, { from: from.id, to: to.id, units });
    await recordChanges(query, stockChanges([stock.productId]));
  });
