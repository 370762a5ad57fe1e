import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { moveLockedLots, movementToCount, stockChanges } from "../../stock/index.ts";
import {
  insertCount,
  insertCountLines,
  lockCountedLots,
  lockOpenCount,
  updateCounts,
  updateDifferences,
  updateEnded,
} from "./count.repository.ts";
import { requireCount, withLots } from "./read-counts.ts";

export const startCount: Verb<typeof office.startCount> = async (context, { store, scope }) => {
  const place = await requireStaffStore(context, store);
  const { staffId } = requireStaff(context);
  return inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const started = { storefrontId: storefront.id, placeId: place.id, scope, startedAt: now(), startedBy: staffId };
    const countNo = await insertCount(query, started);
    if (countNo === null) throw new ShopError("office_count_open", { store });
    if ((await insertCountLines(query, countNo, place.id, scope)) === 0) throw new ShopError("office_count_empty");
    return withLots(inside, await requireCount(inside, countNo));
  });
};

/** Counting a lot again replaces its count. */
export const countLots: Verb<typeof office.countLots> = (context, { countNo, lots }) =>
  inTransaction(context, async (inside) => {
    const { query, now } = inside;
    const { staffId } = requireStaff(inside);
    await requireOpenCount(inside, countNo);
    const wanted = new Map(lots.map((lot) => [lot.lotId, lot]));
    const found = await updateCounts(query, countNo, [...wanted.values()], { staffId, at: now() });
    if (found < wanted.size) throw new ShopError("office_count_lot_not_found");
    return withLots(inside, await requireCount(inside, countNo));
  });

export const endCount: Verb<typeof office.endCount> = (context, { countNo, book }) =>
  inTransaction(context, async (inside) => {
    const { query, now } = inside;
    const { staffId } = requireStaff(inside);
    const { store } = await requireOpenCount(inside, countNo);
    if (book) await bookDifferences(inside, countNo, store);
    await updateEnded(query, countNo, { booked: book, at: now(), staffId });
    return withLots(inside, await requireCount(inside, countNo));
  });

/** @throws office_count_not_found, office_count_ended */
async function requireOpenCount(inside: Context, countNo: number) {
  const count = await requireCount(inside, countNo);
  if (!(await lockOpenCount(inside.query, countNo))) throw new ShopError("office_count_ended");
  return count;
}

async function bookDifferences(inside: Context, countNo: number, store: string): Promise<void> {
  const { query, now } = inside;
  const { staffId } = requireStaff(inside);
  const lots = await lockCountedLots(query, countNo);
  const moves = lots.flatMap(({ lotId, productId, onHand, reserved, counted, movedSince }) => {
    const movement = movementToCount({ onHand, reserved }, { of: "onHand", units: counted }, { onHand: movedSince, reserved: 0 });
    return movement ? [{ lotId, productId, movement }] : [];
  });
  await moveLockedLots(query, moves, { document: `count:${countNo}`, staffId, at: now() });
  const changed = new Map(moves.map(({ lotId, movement }) => [lotId, movement.onHand]));
  await updateDifferences(
    query,
    countNo,
    lots.map(({ lotId }) => ({ lotId, difference: changed.get(lotId) ?? 0 })),
  );
  await recordChanges(query, stockChanges(moves.map(({ productId }) => productId)));
  const after = { store, lots: lots.length, different: moves.length, units: moves.reduce((sum, { movement }) => sum + movement.onHand, 0) };
  await recordAct(inside, { kind: "count.booked", subject: "count", no: countNo, before: null, after });
}
