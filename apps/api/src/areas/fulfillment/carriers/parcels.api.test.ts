import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../domain/day.ts";
import { carrierDesk, inMinutes, parcel } from "./carrier-desk.fixture.ts";

const shop = await openShopForFile();
const { faults, ordered, show, bookingsOf, act, rate, boughtFor, trackParcel, sweptLater } = carrierDesk(shop);

const heavy = { ...parcel, weight: 9000 };

/** Books two equal parcels and a heavier one for an order's units. */
async function bookedInThree(units = 3) {
  const order = await ordered(units);
  const { orderNo, lineId } = order;
  const { rates } = (await rate(orderNo, lineId, units, { pieces: [{ ...parcel, count: 2 }, heavy] })).body.value;
  const [booking] = (await act("bookcarrier", { orderNo, quote: rates[0].quote })).body.value.bookings;
  const [first, second, third] = (await boughtFor(orderNo)).toSorted((one, other) => order3(booking, one) - order3(booking, other));
  if (!first || !second || !third) throw new Error("three parcels weren't bought");
  return { ...order, bookingNo: booking.bookingNo as number, booking, parcels: [first.id, second.id, third.id] as const };
}
type Shown = { pieces: { trackingNumber: string }[] };
const order3 = ({ pieces }: Shown, { bought }: { bought: { trackingCode: string } }): number =>
  pieces.findIndex(({ trackingNumber }) => trackingNumber === bought.trackingCode);

describe("an order in several parcels", () => {
  it("has one rate of each carrier for all of them, and one booking with a label and number for each", async () => {
    const { orderNo, bookingNo, booking } = await bookedInThree();
    expect(booking).toMatchObject({
      ...{ state: "booked", carrier: "UPS", costCents: 3 * 1180 + (33 + 33 + 90) * 42, status: null },
      pieces: [1, 2, 3].map((pieceNo) => ({ pieceNo, trackingNumber: expect.stringMatching(/^1Z/), status: null })),
    });
    expect(booking.trackingNumber).toBe(booking.pieces[0].trackingNumber);
    for (const { pieceNo, trackingNumber } of booking.pieces) {
      const label = (await act("carrierlabel", { orderNo, bookingNo, pieceNo })).body.value;
      expect(label.name).toBe(`label-${orderNo}-${bookingNo}-${pieceNo}.pdf`);
      expect(Buffer.from(label.data, "base64").toString("latin1")).toContain(trackingNumber);
      await faults(["error"]);
      expect((await act("carrierlabel", { orderNo, bookingNo, pieceNo })).body.value).toEqual(label);
      await faults([]);
    }
    expect((await act("carrierlabel", { orderNo, bookingNo, pieceNo: 4 })).body.code).toBe("office_booking_not_found");
  });

  it("leaves with the first parcel, and is delivered when the last one is", async () => {
    const { orderNo, parcels, booking } = await bookedInThree();
    await trackParcel(parcels[0], { status: "in_transit", updatedAt: inMinutes(1) });
    const left = await show(orderNo);
    expect(left).toMatchObject({ lines: [{ shipped: 3, delivered: 0 }], shipments: [{ trackingNumber: booking.trackingNumber }] });
    expect((await mailsTo(shop, "ana@example.test")).filter(({ text }) => text.includes(booking.trackingNumber))).toHaveLength(1);
    await trackParcel(parcels[0], { status: "delivered", updatedAt: inMinutes(2), signedBy: "A. RUIZ" });
    await trackParcel(parcels[2], { status: "delivered", updatedAt: inMinutes(5), signedBy: "L. RUIZ" });
    await trackParcel(parcels[1], { status: "out_for_delivery", updatedAt: inMinutes(4) });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 3, delivered: 0 }]);
    expect(await bookingsOf(orderNo)).toMatchObject([
      {
        status: "outForDelivery",
        deliveredAt: null,
        pieces: [{ status: "delivered", signedBy: "A. RUIZ" }, { status: "outForDelivery" }, { status: "delivered", signedBy: "L. RUIZ" }],
      },
    ]);
    await trackParcel(parcels[1], { status: "delivered", updatedAt: inMinutes(4.5), signedBy: "A. RUIZ" });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 3, delivered: 3 }]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "delivered", deliveredAt: expect.any(String), signedBy: "L. RUIZ" }]);
  });

  it("tells its customer every parcel's tracking number", async () => {
    const { parcels, booking } = await bookedInThree();
    await trackParcel(parcels[0], { status: "in_transit", updatedAt: inMinutes(1) });
    const numbers = booking.pieces.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber);
    const [mail] = (await mailsTo(shop, "ana@example.test")).filter(({ text }) => text.includes(booking.trackingNumber));
    expect(numbers.filter((number: string) => mail?.text.includes(number))).toEqual(numbers);
    expect(mail?.text).toContain("3 parcels, each with its tracking number:");
  });

  it("moves the promised date by its last parcel", async () => {
    const { orderNo, parcels, promisedOn } = await bookedInThree();
    await trackParcel(parcels[0], { status: "in_transit", updatedAt: inMinutes(1), estimatedOn: addDays(promisedOn, 5) });
    await trackParcel(parcels[1], { status: "in_transit", updatedAt: inMinutes(2), estimatedOn: addDays(promisedOn, 2) });
    expect((await show(orderNo)).lines).toMatchObject([{ promisedOn: addDays(promisedOn, 5) }]);
  });

  it("is bought once if the answer is lost, and reports that come before it are sent again", async () => {
    const { orderNo, lineId } = await ordered(2);
    const { rates } = (await rate(orderNo, lineId, 2, { pieces: [parcel, heavy] })).body.value;
    await faults(["lost"]);
    expect((await act("bookcarrier", { orderNo, quote: rates[0].quote })).body.code).toBe("office_carrier_unavailable");
    const [one] = await boughtFor(orderNo);
    const { event, statuses } = await trackParcel(one?.id ?? "", { status: "in_transit", updatedAt: inMinutes(1) });
    expect(statuses).toEqual([503]);
    expect(await sweptLater()).toBe(1);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked", pieces: [{}, {}] }]);
    expect(await boughtFor(orderNo)).toHaveLength(2);
    expect((await trackParcel(one?.id ?? "", { event })).statuses).toEqual([200]);
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 2 }]);
  });

  it("is canceled with all of its parcels, and not if one was scanned", async () => {
    const { orderNo, bookingNo } = await bookedInThree();
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.value.bookings).toMatchObject([{ state: "canceled" }]);
    expect((await boughtFor(orderNo)).map(({ refundStatus }) => refundStatus)).toEqual(["submitted", "submitted", "submitted"]);
    const other = await bookedInThree();
    await trackParcel(other.parcels[1], { status: "in_transit", updatedAt: inMinutes(1), times: 0 });
    const canceled = await act("cancelbooking", { orderNo: other.orderNo, bookingNo: other.bookingNo });
    expect(canceled.body.code).toBe("office_carrier_taken");
    expect((await boughtFor(other.orderNo)).map(({ refundStatus }) => refundStatus)).toEqual([null, null, null]);
  });

  it("has at most fifty", async () => {
    const { orderNo, lineId } = await ordered(1);
    const tooMany = [{ ...parcel, count: 50 }, parcel];
    expect((await rate(orderNo, lineId, 1, { pieces: tooMany })).body.code).toBe("office_carrier_shipment");
  });
});
