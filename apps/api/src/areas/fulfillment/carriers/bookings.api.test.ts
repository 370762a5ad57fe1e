import { booksOf, placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/day.ts";
import { sweepBookings } from "./finish-booking.ts";

const shop = await openShopForFile();
const MINUTE_MS = 60_000;
const control = `${shop.sandbox.url}/easypost/control`;

let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
const faults = (list: string[]) => fetch(`${control}/faults`, { method: "POST", body: JSON.stringify({ faults: list, slowMs: 0 }) });
beforeEach(() => faults([]));

const parcel = { kind: "parcel", weight: 3250, length: 2000, width: 2000, height: 800 };
let offset = 0;
async function ordered(quantity: number, fulfilmentType: "DLVR" | "PKUP" = "DLVR") {
  const itemNo = await boxInReno(shop, offset++);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType }]);
  await shop.api.settle();
  const [line] = (await show(orderNo)).lines;
  return { orderNo, lineId: line.lineId as number, itemNo, promisedOn: line.promisedOn as string };
}
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const bookingsOf = async (orderNo: number) =>
  (await shop.call(`office/carrierbookings?orderNo=${orderNo}`, undefined, staff)).body.value.bookings;
const act = (call: string, body: object, key: string = crypto.randomUUID()) =>
  shop.call(`office/${call}`, body, { ...staff, "idempotency-key": key });
const rate = (orderNo: number, lineId: number, units = 1, more: object = {}) =>
  act("carrierrates", { orderNo, lines: [{ lineId, units }], pieces: [parcel], accessorials: [], ...more });
async function quoteFor(orderNo: number, lineId: number, units = 1): Promise<string> {
  return (await rate(orderNo, lineId, units)).body.value.rates[0].quote;
}
async function booked(quantity = 3, units = 1) {
  const order = await ordered(quantity);
  const { orderNo, lineId } = order;
  const [booking] = (await act("bookcarrier", { orderNo, quote: await quoteFor(orderNo, lineId, units) })).body.value.bookings;
  return { ...order, bookingNo: booking.bookingNo as number, booking };
}
const boughtFor = async (orderNo: number): Promise<{ id: string; refundStatus: string | null; bought: { trackingCode: string } }[]> => {
  const { shipments } = (await (await fetch(`${control}/shipments`)).json()) as { shipments: { reference: string }[] };
  return shipments.filter(({ reference }) => reference === String(orderNo)) as never;
};
/** Sends a tracking event. @returns the shop's statuses */
async function track(orderNo: number, update: object): Promise<{ event: string; statuses: number[] }> {
  const [shipment] = await boughtFor(orderNo);
  const answer = await fetch(`${control}/shipments/${shipment?.id}/track`, { method: "POST", body: JSON.stringify(update) });
  return (await answer.json()) as { event: string; statuses: number[] };
}
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

describe("rates for staff", () => {
  it("are shown cheapest first, and change nothing of the order", async () => {
    const { orderNo, lineId } = await ordered(2);
    const before = await show(orderNo);
    const { rates } = (await rate(orderNo, lineId, 2)).body.value;
    expect(rates.map((one: { carrier: string }) => one.carrier)).toEqual(["UPS", "USPS", "FedEx"]);
    expect(rates[0]).toMatchObject({ service: "Ground", cents: 2566, currency: "USD", days: 4 });
    expect(await show(orderNo)).toEqual(before);
    expect(await bookingsOf(orderNo)).toEqual([]);
  });

  it.each<[string, { units?: number; lineId?: number; pieces?: object[]; accessorials?: string[] }, string]>([
    ["more units than are left", { units: 3 }, "office_ship_left"],
    ["a line of another order", { lineId: 2_000_000_000 }, "office_line_not_found"],
    ["a pallet, which the service doesn't take", { pieces: [{ ...parcel, kind: "pallet" }] }, "office_carrier_shipment"],
    ["a liftgate", { accessorials: ["liftgate"] }, "office_carrier_shipment"],
  ])("are refused for %s", async (_, { units = 1, lineId: named, ...more }, code) => {
    const { orderNo, lineId } = await ordered(2);
    expect((await rate(orderNo, named ?? lineId, units, more)).body.code).toBe(code);
  });

  it("are refused for what is picked up", async () => {
    const { orderNo, lineId } = await ordered(1, "PKUP");
    expect((await rate(orderNo, lineId)).body.code).toBe("office_not_delivery");
  });

  it("say that the service doesn't answer, in the shop's own words", async () => {
    const { orderNo, lineId } = await ordered(1);
    await faults(["error"]);
    const { status, body } = await rate(orderNo, lineId);
    expect([status, body.code]).toEqual([503, "office_carrier_unavailable"]);
    expect(JSON.stringify(body)).not.toMatch(/easypost|Try again\./i);
  });
});

describe("a booking", () => {
  it("has a label and a tracking number, and leaves the order's price and the customer alone until the goods leave", async () => {
    const { orderNo, lineId } = await ordered(3);
    const before = await show(orderNo);
    const books = await booksOf(shop, orderNo);
    const mails = (await mailsTo(shop, "ana@example.test")).length;
    const [booking, ...others] = (await act("bookcarrier", { orderNo, quote: await quoteFor(orderNo, lineId, 2) })).body.value.bookings;
    expect(others).toEqual([]);
    expect(booking).toMatchObject({
      ...{ state: "booked", carrier: "UPS", service: "Ground", costCents: 2566, isShipped: false, status: null },
      ...{ trackingNumber: expect.stringMatching(/^1Z/), lines: [{ lineId, units: 2 }] },
    });
    const label = (await act("carrierlabel", { orderNo, bookingNo: booking.bookingNo })).body.value;
    expect(label).toMatchObject({ type: "application/pdf", name: `label-${orderNo}-${booking.bookingNo}.pdf` });
    expect(Buffer.from(label.data, "base64").toString("latin1")).toContain(booking.trackingNumber);
    expect(await show(orderNo)).toEqual(before);
    expect(await booksOf(shop, orderNo)).toEqual(books);
    expect((await mailsTo(shop, "ana@example.test")).length).toBe(mails);
  });

  it("keeps its label, whether the service still has it or not", async () => {
    const { orderNo, bookingNo } = await booked();
    await faults(["unlabeled"]);
    expect((await act("carrierlabel", { orderNo, bookingNo })).body.code).toBe("office_carrier_unavailable");
    const first = (await act("carrierlabel", { orderNo, bookingNo })).body.value;
    await faults(["error"]);
    expect((await act("carrierlabel", { orderNo, bookingNo })).body.value).toEqual(first);
  });

  it("is made once, by a repeat with the same key or another one", async () => {
    const { orderNo, lineId } = await ordered(3);
    const input = { orderNo, quote: await quoteFor(orderNo, lineId) };
    const key = crypto.randomUUID();
    const answers = [await act("bookcarrier", input, key), await act("bookcarrier", input, key), await act("bookcarrier", input)];
    expect(answers.map(({ body }) => body.value.bookings.length)).toEqual([1, 1, 1]);
    const both = await Promise.all([act("bookcarrier", input), act("bookcarrier", input)]);
    expect(both.map(({ body }) => body.value.bookings.length)).toEqual([1, 1]);
    expect(await boughtFor(orderNo)).toHaveLength(1);
  });

  it("reserves its units, so that they aren't booked twice", async () => {
    const { orderNo, lineId } = await booked(3, 2);
    expect((await rate(orderNo, lineId, 2)).body).toMatchObject({ code: "office_ship_left" });
    const quote = await quoteFor(orderNo, lineId, 1);
    expect((await act("bookcarrier", { orderNo, quote })).body.value.bookings).toHaveLength(2);
  });

  it("refuses the other rates of its parcel, and quotes of other orders and of nobody", async () => {
    const { orderNo, lineId } = await ordered(3);
    const { rates } = (await rate(orderNo, lineId)).body.value;
    await act("bookcarrier", { orderNo, quote: rates[0].quote });
    const other = await ordered(1);
    for (const [no, quote] of [
      [orderNo, rates[1].quote],
      [other.orderNo, rates[2].quote],
      [orderNo, "none"],
    ])
      expect((await act("bookcarrier", { orderNo: no, quote })).body.code).toBe("office_carrier_rate");
    expect(await boughtFor(orderNo)).toHaveLength(1);
  });

  it("that was refused is noted, and its units can be booked again", async () => {
    const { orderNo, lineId } = await ordered(1);
    const quote = await quoteFor(orderNo, lineId);
    await faults(["refused"]);
    expect((await act("bookcarrier", { orderNo, quote })).body.code).toBe("office_carrier_rate");
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "refused", trackingNumber: null }]);
    expect((await act("bookcarrier", { orderNo, quote: await quoteFor(orderNo, lineId) })).body.value.bookings).toMatchObject([
      { state: "booked" },
      { state: "refused" },
    ]);
  });

  it("whose answer was lost is found by the sweep after the process was started again, and bought once", async () => {
    const { orderNo, lineId } = await ordered(1);
    const quote = await quoteFor(orderNo, lineId);
    await faults(["lost"]);
    expect((await act("bookcarrier", { orderNo, quote })).body.code).toBe("office_carrier_unavailable");
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "started", trackingNumber: null }]);
    await shop.restart();
    expect(await sweepBookings(shop.api.services)).toBe(0);
    shop.setNow(new Date(Date.now() + 3 * MINUTE_MS));
    expect(await sweepBookings(shop.api.services)).toBe(1);
    shop.setNow(new Date());
    const [shipment, ...others] = await boughtFor(orderNo);
    expect(others).toEqual([]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked", trackingNumber: shipment?.bought.trackingCode }]);
    const entries = await shop.database.query
      .selectFrom("auditEntry")
      .select(["kind", "actorName"])
      .where("subjectNo", "=", String(orderNo))
      .where("kind", "=", "order.carrier_booked")
      .execute();
    expect(entries).toEqual([{ kind: "order.carrier_booked", actorName: "staff@demo.test" }]);
  });

  it("is canceled while the carrier doesn't have the goods, also after a lost answer", async () => {
    const { orderNo, bookingNo, lineId } = await booked(1);
    await faults(["lost"]);
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.code).toBe("office_carrier_unavailable");
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "canceling" }]);
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.value.bookings).toMatchObject([{ state: "canceled" }]);
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.value.bookings).toMatchObject([{ state: "canceled" }]);
    expect(await boughtFor(orderNo)).toMatchObject([{ refundStatus: "submitted" }]);
    expect((await act("shipbooking", { orderNo, bookingNo })).body.code).toBe("office_booking_state");
    expect((await rate(orderNo, lineId)).body.value.rates).not.toEqual([]);
  });

  it("isn't canceled once the carrier has the goods", async () => {
    const { orderNo, bookingNo } = await booked();
    await faults(["scanned"]);
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.code).toBe("office_carrier_taken");
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked" }]);
    await act("shipbooking", { orderNo, bookingNo });
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.code).toBe("office_carrier_taken");
  });

  it("is shipped once by staff, which tells the customer the tracking number", async () => {
    const { orderNo, bookingNo, booking } = await booked(2, 2);
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) expect((await act("shipbooking", { orderNo, bookingNo }, key)).body.value.lines[0].shipped).toBe(2);
    expect((await act("shipbooking", { orderNo, bookingNo })).body.code).toBe("office_booking_state");
    const { trackingNumber } = booking;
    expect((await show(orderNo)).shipments).toMatchObject([
      { carrier: "UPS", trackingNumber, trackingUrl: expect.stringContaining(`ups.com/track?tracknum=${trackingNumber}`) },
    ]);
    const told = (await mailsTo(shop, "ana@example.test")).filter(({ text }) => text.includes(trackingNumber));
    expect(told).toHaveLength(1);
  });

  it("of another order isn't found", async () => {
    const [{ bookingNo }, { orderNo }] = [await booked(), await ordered(1)];
    for (const call of ["carrierlabel", "shipbooking", "cancelbooking"])
      expect((await act(call, { orderNo, bookingNo })).body.code).toBe("office_booking_not_found");
  });
});

describe("what carriers report", () => {
  it("ships and delivers the goods, with the proof of delivery", async () => {
    const { orderNo, booking } = await booked(2, 2);
    expect((await track(orderNo, { status: "pre_transit", updatedAt: at(0) })).statuses).toEqual([200]);
    expect((await show(orderNo)).shipments).toEqual([]);
    await track(orderNo, { status: "in_transit", updatedAt: at(1) });
    expect(await show(orderNo)).toMatchObject({
      status: "finished",
      lines: [{ shipped: 2, delivered: 0 }],
      shipments: [{ carrier: "UPS", trackingNumber: booking.trackingNumber }],
    });
    expect((await mailsTo(shop, "ana@example.test")).filter(({ text }) => text.includes(booking.trackingNumber))).toHaveLength(1);
    await track(orderNo, { status: "delivered", updatedAt: at(2), signedBy: "A. RUIZ" });
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
    const { event } = await track(orderNo, { status: "in_transit", updatedAt: at(1), times: 2 });
    await Promise.all([1, 2].map(() => track(orderNo, { event })));
    await track(orderNo, { status: "delivered", updatedAt: at(2) });
    await track(orderNo, { status: "delivered", updatedAt: at(3) });
    expect((await track(orderNo, { event })).statuses).toEqual([200]);
    expect((await show(orderNo)).events).toHaveLength(2);
  });

  it("may come in any order: a delivery ships the goods first, and what came late changes nothing", async () => {
    const { orderNo, promisedOn } = await booked(1);
    await track(orderNo, { status: "delivered", updatedAt: at(9) });
    const before = await show(orderNo);
    expect(before.lines).toMatchObject([{ shipped: 1, delivered: 1, promisedOn }]);
    await track(orderNo, { status: "out_for_delivery", updatedAt: at(8), estimatedOn: addDays(promisedOn, 9) });
    await track(orderNo, { status: "in_transit", updatedAt: at(7), estimatedOn: addDays(promisedOn, 9) });
    expect(await show(orderNo)).toEqual(before);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "delivered", estimatedOn: null }]);
  });

  it("moves the promised date when the carrier is late, by the latest estimate, without asking anybody", async () => {
    const { orderNo, promisedOn } = await booked(1);
    await track(orderNo, { status: "in_transit", updatedAt: at(1), estimatedOn: promisedOn });
    expect((await show(orderNo)).promiseMoves).toEqual([]);
    const late = addDays(promisedOn, 3);
    await track(orderNo, { status: "in_transit", updatedAt: at(5), estimatedOn: late });
    await track(orderNo, { status: "in_transit", updatedAt: at(4), estimatedOn: addDays(promisedOn, 8) });
    const order = await show(orderNo);
    expect(order.lines).toMatchObject([{ promisedOn: late, promiseReason: { kind: "carrier" } }]);
    expect(order.promiseMoves).toMatchObject([{ fromOn: promisedOn, toOn: late, reason: "carrier", outcome: "none", by: null }]);
    expect(order.delays).toEqual([]);
  });

  it("doesn't move the date of units that haven't left", async () => {
    const { orderNo, promisedOn } = await booked(2, 1);
    await track(orderNo, { status: "in_transit", updatedAt: at(1), estimatedOn: addDays(promisedOn, 3) });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 1, promisedOn }]);
  });

  it("leaves alone what staff have shipped and delivered by hand", async () => {
    const { orderNo, lineId } = await booked(2, 2);
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    await track(orderNo, { status: "in_transit", updatedAt: at(1) });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 2 }]);
    await act("deliverlines", { orderNo, lines: [{ lineId, units: 2 }] });
    expect((await track(orderNo, { status: "delivered", updatedAt: at(2) })).statuses).toEqual([200]);
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 2, delivered: 2 }]);
  });

  it("delivers only its own parcel's units", async () => {
    const { orderNo, lineId } = await booked(2, 1);
    await track(orderNo, { status: "in_transit", updatedAt: at(1) });
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    await track(orderNo, { status: "delivered", updatedAt: at(2) });
    await track(orderNo, { status: "delivered", updatedAt: at(3) });
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
    expect((await track(orderNo, { status: "in_transit", updatedAt: at(1) })).statuses).toEqual([200]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "moving", isShipped: false }]);
    for (const { id: lotId, ...lot } of counted) await query.updateTable("lot").set(lot).where("id", "=", lotId).execute();
    await track(orderNo, { status: "out_for_delivery", updatedAt: at(2) });
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "outForDelivery", isShipped: true }]);
  });

  it("is sent again if it comes before the shop knows the booking", async () => {
    const { orderNo, lineId } = await ordered(1);
    const quote = await quoteFor(orderNo, lineId);
    await faults(["lost"]);
    await act("bookcarrier", { orderNo, quote });
    const { event, statuses } = await track(orderNo, { status: "in_transit", updatedAt: at(1) });
    expect(statuses).toEqual([503]);
    await act("bookcarrier", { orderNo, quote });
    expect((await track(orderNo, { event })).statuses).toEqual([200]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked", isShipped: true }]);
  });

  it("is refused with a forged signature or a broken body, and ignored about unknown parcels", async () => {
    const { orderNo, booking } = await booked(1);
    expect((await track(orderNo, { status: "delivered", updatedAt: at(1), forged: true })).statuses).toEqual([403]);
    expect(await bookingsOf(orderNo)).toEqual([booking]);
    const post = (body: string, headers: Record<string, string> = {}) =>
      shop.api.fetch(new Request("http://shop.test/api/carrier/trackingevent", { method: "POST", body, headers }));
    expect((await post("{}")).status).toBe(403);
    expect((await post("x".repeat(300_000))).status).toBe(413);
  });
});
