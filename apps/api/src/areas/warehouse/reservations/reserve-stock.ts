import { randomUUID } from "node:crypto";
import { type office, ShopError } from "@azulejo/contract";
import type { OfficeReservation } from "@azulejo/contract/areas/office.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../context.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import { recordAct } from "../../audit/index.ts";
import { selectBuyer } from "../../customer/index.ts";
import { requireStaffStore } from "../../staff/index.ts";
import { holdUnits, releaseUnits, stockChanges } from "../../stock/index.ts";
import { selectFree, selectItem, selectLotId } from "../stock/lot.repository.ts";
import { type ListedReservation, selectReservations } from "./reservation-list.repository.ts";

const PAGE_SIZE = 50;
/** Maximum number of days to reserve units. */
const MAX_DAYS = 90;

export const listReservations: Verb<typeof office.reservations> = async (context, { state, store, query: search, page }) => {
  const isHeld = state === "all" ? undefined : state === "held";
  const which = { ...seenBy(context), isHeld, store, search, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { reservations, total } = await selectReservations(context.query, which);
  return { reservations: reservations.map(toRow), total };
};

/** Reserves units of a lot for a customer. The ledger prevents concurrent requests from reserving the same units. */
export const reserveStock: Verb<typeof office.reserveStock> = async (
  context,
  { itemNo, store, lot, units, accountId, lastDay, ...words },
) => {
  const { staffId } = requireStaff(context);
  const item = await selectItem(context.query, context.storefront.id, itemNo);
  if (!item) throw new ShopError("product_not_found");
  const place = await requireStaffStore(context, store);
  refuseDay(context, lastDay);
  const requestKey = `reservation:${staffId}:${context.idempotencyKey ?? randomUUID()}`;
  await inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const account = accountId === null ? null : await selectBuyer(query, storefront.id, accountId);
    if (accountId !== null && !account) throw new ShopError("office_buyer_not_found");
    const lotId = await selectLotId(query, item.id, place.id, lot);
    if (lotId === null) throw new ShopError("office_lot_not_found", { lot, store });
    const customer = account ? { accountId, customerName: "", phone: "" } : { accountId: null, ...named(words) };
    const reservation = { storefrontId: storefront.id, lotId, units, ...customer, note: words.note.trim(), lastDay, requestKey, staffId };
    const held = await holdUnits(query, { ...reservation, createdAt: now() });
    if (held === "repeated") return;
    if (held === "short") throw await shortOf(inside, item, { store: place.code, lot });
    await recordChanges(query, stockChanges([item.productId]));
    const after = { itemNo: item.itemNo, store: place.code, lot, units, lastDay };
    await recordAct(inside, { kind: "stock.reserved", subject: "reservation", no: held, after });
  });
  return toRow(await requireReservation(context, { requestKey }));
};

export const releaseReservation: Verb<typeof office.releaseReservation> = async (context, { reservationNo }) => {
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    const { itemNo, store, lot, units } = await requireReservation(inside, { id: reservationNo });
    const ended = await releaseUnits(query, reservationNo, { state: "released", at: now(), staffId: requireStaff(inside).staffId });
    if (!ended) throw new ShopError("office_reservation_ended", { reservationNo: String(reservationNo) });
    await recordChanges(query, stockChanges([ended.productId]));
    const before = { itemNo, store, lot, units };
    await recordAct(inside, { kind: "stock.reservation_released", subject: "reservation", no: reservationNo, before, after: { units: 0 } });
  });
  return toRow(await requireReservation(context, { id: reservationNo }));
};

const named = ({ customerName, phone }: { customerName: string; phone: string }) => ({
  customerName: customerName.trim(),
  phone: phone.trim(),
});

/** @throws office_reservation_day */
function refuseDay({ now, storefront }: Work, lastDay: string): void {
  const today = todayOf(now(), storefront.timezone);
  if (lastDay < today || lastDay > addDays(today, MAX_DAYS)) throw new ShopError("office_reservation_day", { days: MAX_DAYS });
}

async function shortOf({ query }: Work, { id, itemNo }: { id: number; itemNo: string }, { store, lot }: { store: string; lot: string }) {
  return new ShopError("office_lot_short", { itemNo, lot, available: await selectFree(query, id, { store, lot }) });
}

/** Limits a list to the staff member's places. */
const seenBy = (context: Context) => ({
  storefrontId: context.storefront.id,
  language: context.language,
  placeIds: requireStaff(context).placeIds,
});

/** @throws office_reservation_not_found, also for a reservation of another store */
export async function requireReservation(context: Context, which: { id: number } | { requestKey: string }): Promise<ListedReservation> {
  const [found] = (await selectReservations(context.query, { ...seenBy(context), ...which })).reservations;
  if (!found) throw new ShopError("office_reservation_not_found", { reservationNo: "id" in which ? String(which.id) : "" });
  return found;
}

const toRow = ({ placeId: _, accountId: __, bagId: ___, ...row }: ListedReservation): OfficeReservation => row;
