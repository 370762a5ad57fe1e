import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../domain/day.ts";
import { carrierDesk, inMinutes } from "./carrier-desk.fixture.ts";

const shop = await openShopForFile();
const { faults, ordered, show, bookingsOf, act, quoteFor, booked, track } = carrierDesk(shop);

describe("what carriers report", () => {
  it("ships and delivers the goods, with the proof of delivery", async () => {
    const { orderNo, booking } = await booked(2, 2);
    expect((await track(orderNo, { status: "pre_transit", updatedAt: inMinutes(0) })).statuses).toEqual([200]);
    expect((await show(orderNo)).shipments).toEqual([]);
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1) });
    expect(await show(orderNo)).toMatchObject({
      status: "finished",
      lines: [{ shipped: 2, delivered: 0 }],
      shipments: [{ carrier: "UPS", trackingNumber: booking.trackingNumber }],
    });
    expect((await mailsTo(shop, "ana@example.test")).filter(({ text }) => text.includes(booking.trackingNumber))).toHaveLength(1);
    await track(orderNo, { status: "delivered", updatedAt: inMinutes(2), signedBy: "A. RUIZ" });
    const order = await show(orderNo);
    expect(order.lines).toMatchObject([{ shipped: 2, delivered: 2 }]);
    expect(order.events.map((one: { kind: string; actor: string }) => [one.kind, one.actor])).toEqual([
      ["shipped", "system"],
      ["delivered", "system"],
    ]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "delivered", signedBy: "A. RUIZ", deliveredAt: expect.any(String) }]);
  });

  it("counts once, whether it comes twice, at once, or again much later", async () => {
    const { orderNo } = await booked(1);
    const { event } = await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1), times: 2 });
    await Promise.all([1, 2].map(() => track(orderNo, { event })));
    await track(orderNo, { status: "delivered", updatedAt: inMinutes(2) });
    await track(orderNo, { status: "delivered", updatedAt: inMinutes(3) });
    expect((await track(orderNo, { event })).statuses).toEqual([200]);
    expect((await show(orderNo)).events).toHaveLength(2);
  });

  it("may come in any order: a delivery ships the goods first, and what came late changes nothing", async () => {
    const { orderNo, promisedOn } = await booked(1);
    await track(orderNo, { status: "delivered", updatedAt: inMinutes(9) });
    const before = await show(orderNo);
    expect(before.lines).toMatchObject([{ shipped: 1, delivered: 1, promisedOn }]);
    await track(orderNo, { status: "out_for_delivery", updatedAt: inMinutes(8), estimatedOn: addDays(promisedOn, 9) });
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(7), estimatedOn: addDays(promisedOn, 9) });
    expect(await show(orderNo)).toEqual(before);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "delivered", estimatedOn: null }]);
  });

  it("moves the promised date when the carrier is late, by the latest estimate, and tells the customer once without asking", async () => {
    const { orderNo, promisedOn } = await booked(1);
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1), estimatedOn: promisedOn });
    expect((await show(orderNo)).promiseMoves).toEqual([]);
    const late = addDays(promisedOn, 3);
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(5), estimatedOn: late });
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(4), estimatedOn: addDays(promisedOn, 8) });
    const order = await show(orderNo);
    expect(order.lines).toMatchObject([{ promisedOn: late, promiseReason: { kind: "carrier" } }]);
    expect(order.promiseMoves).toMatchObject([{ fromOn: promisedOn, toOn: late, reason: "carrier", outcome: "none", by: null }]);
    expect(order.delays).toEqual([]);
    const lateMails = (await mailsTo(shop, "ana@example.test")).filter(({ subject }) => subject === `Your order ${orderNo} arrives later`);
    expect(lateMails).toEqual([expect.objectContaining({ text: expect.stringContaining("They are on their way") })]);
  });

  it("doesn't move the date of units that haven't left", async () => {
    const { orderNo, promisedOn } = await booked(2, 1);
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1), estimatedOn: addDays(promisedOn, 3) });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 1, promisedOn }]);
  });

  it("leaves alone what staff have shipped and delivered by hand", async () => {
    const { orderNo, lineId } = await booked(2, 2);
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1) });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 2 }]);
    await act("deliverlines", { orderNo, lines: [{ lineId, units: 2 }] });
    expect((await track(orderNo, { status: "delivered", updatedAt: inMinutes(2) })).statuses).toEqual([200]);
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 2, delivered: 2 }]);
  });

  it("delivers only its own parcel's units", async () => {
    const { orderNo, lineId } = await booked(2, 1);
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1) });
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    await track(orderNo, { status: "delivered", updatedAt: inMinutes(2) });
    await track(orderNo, { status: "delivered", updatedAt: inMinutes(3) });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 2, delivered: 1 }]);
  });

  it("is stored for staff if the order can't follow it", async () => {
    const { orderNo, itemNo } = await booked(1);
    const { id } = await shop.database.query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
    const { query } = shop.database;
    const counted = await query.selectFrom("lot").select(["id", "onHand", "short"]).where("itemId", "=", id).execute();
    // The last count found nothing.
    await query
      .updateTable("lot")
      .set(({ ref }) => ({ onHand: 0, short: ref("reserved") }))
      .where("itemId", "=", id)
      .execute();
    expect((await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1) })).statuses).toEqual([200]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "moving", isShipped: false }]);
    for (const { id: lotId, ...lot } of counted) await query.updateTable("lot").set(lot).where("id", "=", lotId).execute();
    await track(orderNo, { status: "out_for_delivery", updatedAt: inMinutes(2) });
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "outForDelivery", isShipped: true }]);
  });

  it("is sent again if it comes before the shop knows the booking", async () => {
    const { orderNo, lineId } = await ordered(1);
    const quote = await quoteFor(orderNo, lineId);
    await faults(["lost"]);
    await act("bookcarrier", { orderNo, quote });
    const { event, statuses } = await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1) });
    expect(statuses).toEqual([503]);
    await act("bookcarrier", { orderNo, quote });
    expect((await track(orderNo, { event })).statuses).toEqual([200]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked", isShipped: true }]);
  });

  it("is refused with a forged signature or a broken body, and ignored about unknown parcels", async () => {
    const { orderNo, booking } = await booked(1);
    expect((await track(orderNo, { status: "delivered", updatedAt: inMinutes(1), forged: true })).statuses).toEqual([403]);
    expect(await bookingsOf(orderNo)).toEqual([booking]);
    const post = (body: string, headers: Record<string, string> = {}) =>
      shop.api.fetch(new Request("http://shop.test/api/carrier/trackingevent", { method: "POST", body, headers }));
    expect((await post("{}")).status).toBe(403);
    expect((await post("x".repeat(300_000))).status).toBe(413);
  });
});
