import { booksOf } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { carrierDesk, parcel } from "./carrier-desk.fixture.ts";
import { sweepBookings } from "./finish-booking.ts";

const shop = await openShopForFile();
const { faults, ordered, show, bookingsOf, act, rate, quoteFor, booked, boughtFor, sweptLater, entriesOf } = carrierDesk(shop);

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
    ["a parcel and a pallet together", { pieces: [parcel, { ...parcel, kind: "pallet" }] }, "office_carrier_shipment"],
    ["a pallet without its freight class", { pieces: [{ ...parcel, kind: "pallet" }] }, "office_carrier_shipment"],
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
    expect(await sweptLater()).toBe(1);
    const [shipment, ...others] = await boughtFor(orderNo);
    expect(others).toEqual([]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked", trackingNumber: shipment?.bought.trackingCode }]);
    expect(await entriesOf(orderNo, "order.carrier_booked")).toEqual([{ actor: "staff", actorName: "staff@demo.test" }]);
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
