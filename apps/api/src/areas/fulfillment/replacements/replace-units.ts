import { type office, ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff, type Work } from "../../../context.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { type Movement, moveStock, released, reserved, shipped, stockChanges } from "../../stock/index.ts";
import { readStores } from "../../store/index.ts";
import { selectLineLots } from "../lots/line-lot.repository.ts";
import { type Change, changeOrder, lineOf } from "../progress/change-order.ts";
import { trackingUrlOf } from "../progress/progress.rules.ts";
import {
  endReplacement,
  insertReplacement,
  type Replacement,
  selectReplacement,
  selectWaitingReplacements,
} from "./replacement.repository.ts";

export const REPLACEMENT_MAIL = "mail.replacement";

/** Reserves replacements from the same lot for a customer's broken goods, without charge. */
export const replaceUnits: Verb<typeof office.replaceUnits> = (context, { orderNo, lineId, units, store, lot, brokenGoods, reason }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside, order } = change;
    const { query, now } = inside;
    const line = lineOf(change, lineId);
    const { itemNo } = line;
    const left = line.fulfilment === "ELTR" ? 0 : line.shipped - line.returned;
    if (units > left) throw new ShopError("office_replace_left", { itemNo, left });
    await requireStaffStore(inside, store);
    const [found] = await selectLineLots(query, lineId, store, [lot]);
    if (!found) throw new ShopError("office_lot_unknown", { itemNo, lot });
    const id = await insertReplacement(query, {
      orderId: order.id,
      orderLineId: lineId,
      lotId: found.id,
      units,
      staffId: requireStaff(inside).staffId,
      reason,
      brokenGoods,
      createdAt: now(),
    });
    if (!(await move(inside, id, found.id, reserved(units), order.orderNo)))
      throw new ShopError("office_lot_short", { itemNo, lot, available: found.available });
    const after = { replacementNo: id, itemNo, units, store, lot, brokenGoods };
    await change.record({ kind: "replacement_held", steps: [], detail: { reason }, after });
    await finish(change, await required(inside, id), "held");
  });

/** Takes a replacement out of stock when it is handed over. */
export const sendReplacement: Verb<typeof office.sendReplacement> = (context, { orderNo, replacementNo, carrier, trackingNumber }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside } = change;
    const found = await ofOrder(change, replacementNo);
    const isDelivered = found.fulfilment === "DLVR";
    if (isDelivered && !carrier) throw new ShopError("office_carrier_required");
    const tracking = {
      carrier: carrier ?? null,
      trackingNumber: trackingNumber ?? null,
      trackingUrl: trackingUrlOf(carrier, trackingNumber),
    };
    await end(change, found, { state: "sent", endedAt: inside.now(), ...(isDelivered && tracking) });
    const { itemNo, units, lotId } = found;
    if (!(await move(inside, found.id, lotId, shipped(units), orderNo))) throw new ShopError("stock_short", { itemNo, units });
    await change.record({ kind: "replacement_sent", steps: [], after: { replacementNo, itemNo, units, lot: found.lot } });
    await finish(change, found, isDelivered ? "sent" : null);
  });

export const withdrawReplacement: Verb<typeof office.withdrawReplacement> = (context, { orderNo, replacementNo }) =>
  changeOrder(context, orderNo, async (change) => {
    const { inside } = change;
    const found = await ofOrder(change, replacementNo);
    await end(change, found, { state: "withdrawn", endedAt: inside.now() });
    const { itemNo, units, lotId } = found;
    await move(inside, found.id, lotId, released(units), orderNo);
    await change.record({ kind: "replacement_withdrawn", steps: [], after: { replacementNo, itemNo, units, lot: found.lot } });
    await finish(change, found, null);
  });

const move = ({ query }: Work, id: number, lotId: number, movement: Movement, orderNo: number): Promise<boolean> =>
  moveStock(query, lotId, movement, { document: `replacement:${id}`, note: String(orderNo) });

async function required({ query }: Work, id: number): Promise<Replacement> {
  const found = await selectReplacement(query, id);
  if (!found) throw new ShopError("office_replacement_not_found", { replacementNo: String(id) });
  return found;
}

/** @throws office_replacement_not_found, office_other_store */
async function ofOrder(change: Change, id: number): Promise<Replacement> {
  const found = await required(change.inside, id);
  if (found.orderId !== change.order.id) throw new ShopError("office_replacement_not_found", { replacementNo: String(id) });
  lineOf(change, found.lineId);
  return found;
}

/** @throws office_return_state if it has already ended */
async function end({ inside }: Change, { id }: Replacement, how: Parameters<typeof endReplacement>[2]): Promise<void> {
  if (!(await endReplacement(inside.query, id, how))) throw new ShopError("office_return_state", { returnNo: String(id) });
}

/** Publishes the stock change, and emails the customer about the replacement. */
async function finish({ inside, order }: Change, { id, productId }: Replacement, news: "held" | "sent" | null): Promise<void> {
  await recordChanges(inside.query, stockChanges([productId]));
  if (news === null) return;
  const payload = { orderId: order.id, replacementId: id, news };
  await inside.outbox.enqueue(inside.query, [{ kind: REPLACEMENT_MAIL, key: `replacement:${news}:${id}`, payload }]);
}

export const listReplacements: Verb<typeof office.replacements> = async (context) => {
  const { query, storefront, language } = context;
  const stores = await readStores(context, storefront.id);
  const rows = await selectWaitingReplacements(query, storefront.id, requireStaff(context).placeIds);
  return rows.map(({ id, firstName, lastName, company, placeId, fulfilment, createdAt, ...row }) => ({
    ...row,
    replacementNo: id,
    customer: company ?? `${firstName} ${lastName}`,
    store: stores.find((one) => one.id === placeId)?.texts[language].name ?? "",
    isDelivered: fulfilment === "DLVR",
    createdAt: createdAt.toISOString(),
  }));
};
