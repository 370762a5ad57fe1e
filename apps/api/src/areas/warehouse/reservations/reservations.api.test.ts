import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, newAddress } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { forgetReservations, sweepReservations } from "./sweep-reservations.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
let manager: Record<string, string>;
let dealerId: number;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  manager = await staffHeaders(shop, "store-manager@demo.test");
  dealerId = (await read("buyers?query=dealer-admin@demo.test"))[0].accountId;
});
afterEach(async () => {
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const call = (name: string, body: object, key: string = crypto.randomUUID(), who = staff) =>
  shop.call(`office/${name}`, body, { ...who, "idempotency-key": key });
const done = async (name: string, body: object) => {
  const { body: answer } = await call(name, body);
  if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.value;
};
async function read(path: string, who = staff) {
  return (await shop.call(`office/${path}`, undefined, who)).body.value;
}

let items = 0;
/** A lot of an item in Reno, as it is now. */
async function someLot() {
  const itemNo = await boxInReno(shop, 40 + ++items);
  const { lots } = await read(`stock?itemNo=${itemNo}`);
  const lot = lots.find((one: { store: string }) => one.store === "reno");
  return { itemNo, store: "reno", lot: lot.code as string, free: lot.onHand - lot.reserved };
}
type Lot = Awaited<ReturnType<typeof someLot>>;
const figures = async ({ itemNo, store, lot }: Lot) => {
  const { lots } = await read(`stock?itemNo=${itemNo}`);
  const { onHand, reserved } = lots.find((one: { store: string; code: string }) => one.store === store && one.code === lot);
  return { onHand, reserved };
};
const ana = { customerName: "Ana Ruiz", phone: "775 555 0100" };
const keep = ({ free: _, ...lot }: Lot, units: number, more: object = ana) => ({ ...lot, units, lastDay: dayAhead(5), ...more });
/** Returns the units of an item that the shop offers in Reno. */
async function offered(itemNo: string): Promise<number> {
  const [item] = (await shop.call("product/availabilityV2", { itemNos: [itemNo] })).body.value.items;
  return item.stores.find((one: { code: string }) => one.code === "reno")?.available ?? 0;
}
const place = (draftNo: number, quote: { totals: { totalCents: number } }) =>
  call("placephoneorder", { draftNo, payment: "link", expectedTotalCents: quote.totals.totalCents });
const withContact = (draftNo: number, more: object = {}) =>
  done("savephonedetails", { draftNo, contact: { ...contact, email: newAddress() }, pickupPerson: "Luis", ...more });

describe("a reservation", () => {
  it("takes its units out of what is for sale, at once and by the ledger, and gives them back when it is released", async () => {
    const lot = await someLot();
    const [before, inShop] = [await figures(lot), await offered(lot.itemNo)];
    const { id } = await query.selectFrom("changeLog").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    const held = await done("reservestock", keep(lot, 3));
    expect(held).toMatchObject({ state: "held", customer: "Ana Ruiz", units: 3, sellUnit: "box", by: "staff@demo.test", orderNo: null });
    expect(await figures(lot)).toEqual({ ...before, reserved: before.reserved + 3 });
    expect(await offered(lot.itemNo)).toBe(inShop - 3);
    expect(await query.selectFrom("changeLog").select("kind").where("id", ">", id).execute()).toContainEqual({ kind: "stock" });
    const { lots } = await read(`stock?itemNo=${lot.itemNo}`);
    const { movements } = lots.find((one: { code: string; store: string }) => one.code === lot.lot && one.store === "reno");
    expect(movements[0]).toMatchObject({ kind: "reserved", reserved: 3, reservationNo: held.reservationNo, by: "staff@demo.test" });
    const released = await done("releasereservation", { reservationNo: held.reservationNo });
    expect(released).toMatchObject({ state: "released", endedBy: "staff@demo.test" });
    expect(await figures(lot)).toEqual(before);
    expect((await call("releasereservation", { reservationNo: held.reservationNo })).body.code).toBe("office_reservation_ended");
  });

  it("is never for more than there is, and is made once however often it is sent", async () => {
    const lot = await someLot();
    expect((await call("reservestock", keep(lot, lot.free + 1))).body.code).toBe("office_lot_short");
    expect((await read(`reservations?query=${lot.itemNo}`)).total).toBe(0);
    await done("adjuststock", { itemNo: lot.itemNo, store: "reno", lot: lot.lot, units: 1, note: "Found" });
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([call("reservestock", keep(lot, 2), key), call("reservestock", keep(lot, 2), key)]);
    expect([one.body.success, other.body.success]).toContain(true);
    expect((await read(`reservations?query=${lot.itemNo}`)).total).toBe(1);
  });

  it("is had by one of two who want the last units at the same moment", async () => {
    const lot = await someLot();
    const manyAtOnce = Array.from({ length: 6 }, () => call("reservestock", keep(lot, Math.floor(lot.free / 2) + 1)));
    const answers = await Promise.all(manyAtOnce);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "office_lot_short")).toHaveLength(5);
    const { onHand, reserved } = await figures(lot);
    expect(reserved).toBeLessThanOrEqual(onHand);
  });

  it("needs a customer, and a day that is neither past nor far away", async () => {
    const lot = await someLot();
    expect((await call("reservestock", keep(lot, 1, {}))).body.fields).toMatchObject({ customerName: expect.any(String) });
    expect((await call("reservestock", keep(lot, 1, { accountId: 2_000_000_000 }))).body.code).toBe("office_buyer_not_found");
    for (const lastDay of [dayAhead(-2), dayAhead(120)])
      expect((await call("reservestock", { ...keep(lot, 1), lastDay })).body.code).toBe("office_reservation_day");
  });

  it("is over the day after its last, and forgets whom it was for in time", async () => {
    const lot = await someLot();
    const before = await figures(lot);
    const { reservationNo } = await done("reservestock", keep(lot, 2));
    const later = (days: number) => ({ database: shop.database, now: () => new Date(Date.now() + days * DAY_MS) });
    await sweepReservations(later(4));
    expect((await figures(lot)).reserved).toBe(before.reserved + 2);
    await sweepReservations(later(7));
    await sweepReservations(later(7));
    expect(await figures(lot)).toEqual(before);
    const stored = () => query.selectFrom("stockReservation").selectAll().where("id", "=", reservationNo).executeTakeFirstOrThrow();
    expect(await stored()).toMatchObject({ state: "expired", customerName: "Ana Ruiz" });
    await forgetReservations(later(7 + 89));
    expect(await stored()).toMatchObject({ customerName: "Ana Ruiz" });
    await forgetReservations(later(7 + 91));
    expect(await stored()).toMatchObject({ customerName: "", phone: "", note: "" });
  });

  it("is listed by state, place and words, and staff of another store neither see nor change it", async () => {
    const lot = await someLot();
    const { reservationNo } = await done("reservestock", keep(lot, 1, { accountId: dealerId, note: "100% <b>sure</b>" }));
    const { reservations } = await read(`reservations?query=${lot.itemNo}&store=reno`);
    expect(reservations).toMatchObject([{ reservationNo, customer: expect.stringContaining("Ladera"), note: "100% <b>sure</b>" }]);
    expect((await read("reservations?query=ladera")).total).toBeGreaterThan(0);
    expect((await read("reservations?query=%25")).total).toBe(0);
    expect((await read(`reservations?query=${lot.itemNo}&store=denver`)).total).toBe(0);
    const own = await query.selectFrom("staffStore").innerJoin("place", "place.id", "placeId").select("code").execute();
    expect(own.map(({ code }) => code)).not.toContain("denver");
    const elsewhere = (await query.selectFrom("place").select("id").where("code", "=", "denver").executeTakeFirstOrThrow()).id;
    await query.updateTable("staffStore").set({ placeId: elsewhere }).execute();
    expect((await read(`reservations?query=${lot.itemNo}`, manager)).total).toBe(0);
    for (const name of ["releasereservation", "orderreservation"])
      expect((await call(name, { reservationNo }, undefined, manager)).body.code).toBe("office_reservation_not_found");
    expect((await call("reservestock", keep(lot, 1), undefined, manager)).body.code).toBe("storelocator_not_found");
  });
});

describe("an order that is written from a reservation", () => {
  it("takes the reserved lot, and each unit counts once", async () => {
    const lot = await someLot();
    const before = await figures(lot);
    // All that is left: without the reservation the order could have none of it.
    const { reservationNo } = await done("reservestock", keep(lot, lot.free));
    const { draftNo } = await done("orderreservation", { reservationNo });
    expect((await done("orderreservation", { reservationNo })).draftNo).toBe(draftNo);
    expect((await read(`readphoneorder?draftNo=${draftNo}`)).reservedFor).toMatchObject({ name: "Ana Ruiz" });
    const { quote } = await withContact(draftNo, { deliveryAddress: address });
    const [line] = quote.bag.lines;
    expect(line).toMatchObject({ itemNo: lot.itemNo, quantity: lot.free, lots: [{ code: lot.lot, quantity: lot.free }], problems: [] });
    expect((await place(draftNo, quote)).body.value?.orderNo).toEqual(expect.any(Number));
    expect(await figures(lot)).toEqual({ ...before, reserved: before.reserved + lot.free });
    const [row] = (await read(`reservations?state=ended&query=${lot.itemNo}`)).reservations;
    expect(row).toMatchObject({ reservationNo, state: "ordered", orderNo: expect.any(Number) });
    expect((await call("orderreservation", { reservationNo })).body.code).toBe("office_reservation_ended");
    expect((await call("releasereservation", { reservationNo })).body.code).toBe("office_reservation_ended");
  });

  it("has the terms of its customer's account", async () => {
    const lot = await someLot();
    const { reservationNo } = await done("reservestock", keep(lot, 2, { accountId: dealerId }));
    const { draftNo } = await done("orderreservation", { reservationNo });
    const draft = await read(`readphoneorder?draftNo=${draftNo}`);
    expect(draft).toMatchObject({ buyer: { accountId: dealerId }, reservedFor: null });
    expect(draft.quote.bag.lines).toMatchObject([{ itemNo: lot.itemNo, quantity: 2, lots: [{ code: lot.lot, quantity: 2 }] }]);
  });

  it("that takes less puts the rest on sale, and one without the item leaves the reservation", async () => {
    const [lot, other] = [await someLot(), await someLot()];
    const [before, otherBefore] = [await figures(lot), await figures(other)];
    const { reservationNo } = await done("reservestock", keep(lot, 5));
    const { draftNo } = await done("orderreservation", { reservationNo });
    const kept = await done("reservestock", keep(other, 2));
    const { bagId } = await query.selectFrom("phoneOrder").select("bagId").where("id", "=", draftNo).executeTakeFirstOrThrow();
    await query.updateTable("stockReservation").set({ bagId }).where("id", "=", kept.reservationNo).execute();
    const [line] = (await read(`readphoneorder?draftNo=${draftNo}`)).quote.bag.lines;
    await done("changephoneline", { draftNo, lineId: line.lineId, units: 3 });
    const { quote } = await withContact(draftNo, { deliveryAddress: address });
    expect((await place(draftNo, quote)).body.success).toBe(true);
    expect(await figures(lot)).toEqual({ ...before, reserved: before.reserved + 3 });
    expect(await figures(other)).toEqual({ ...otherBefore, reserved: otherBefore.reserved + 2 });
    expect((await read(`reservations?query=${other.itemNo}`)).reservations).toMatchObject([{ state: "held", draftNo: null }]);
  });

  it("whose card is declined leaves the reservation as it was", async () => {
    const lot = await someLot();
    const before = await figures(lot);
    const { reservationNo } = await done("reservestock", keep(lot, lot.free));
    const { draftNo } = await done("orderreservation", { reservationNo });
    const { quote } = await withContact(draftNo, { deliveryAddress: address });
    const card = { attempt: `declined-${crypto.randomUUID()}`, expectedTotalCents: quote.totals.totalCents };
    const declined = await call("payphoneorder", { draftNo, paymentMethodId: "pm_card_visa_chargeDeclined", ...card });
    expect(declined.body.code).toBe("payment_declined");
    expect(await figures(lot)).toEqual({ ...before, reserved: before.reserved + lot.free });
    expect((await read(`reservations?query=${lot.itemNo}`)).reservations).toMatchObject([
      { reservationNo, state: "held", units: lot.free, draftNo },
    ]);
    const paid = await call("payphoneorder", { draftNo, paymentMethodId: "pm_card_visa", ...card, attempt: `${card.attempt}-2` });
    expect(paid.body.value).toMatchObject({ status: "placed" });
    expect(await figures(lot)).toEqual({ ...before, reserved: before.reserved + lot.free });
    expect((await read(`reservations?state=ended&query=${lot.itemNo}`)).reservations).toMatchObject([{ state: "ordered" }]);
  });

  it("finds its units even when they are released while it is placed, or says that they are gone", async () => {
    const lot = await someLot();
    const { reservationNo } = await done("reservestock", keep(lot, lot.free));
    const { draftNo } = await done("orderreservation", { reservationNo });
    const { quote } = await withContact(draftNo, { deliveryAddress: address });
    const [placed] = await Promise.all([place(draftNo, quote), call("releasereservation", { reservationNo })]);
    expect([true, false]).toContain(placed.body.success);
    const { onHand, reserved } = await figures(lot);
    expect(reserved).toBeLessThanOrEqual(onHand);
  });
});
