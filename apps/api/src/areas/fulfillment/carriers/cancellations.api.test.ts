import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { carrierDesk, inMinutes } from "./carrier-desk.fixture.ts";

const shop = await openShopForFile();
/** Returns the emails to staff about bookings of an order that weren't canceled. */
async function refusals(orderNo: number) {
  await shop.api.settle();
  const { settings } = await shop.database.query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  const mails = await mailsTo(shop, String(settings.email));
  return mails.filter(({ subject }) => subject.startsWith(`Order ${orderNo}: `) && subject.includes("didn't cancel"));
}
const { faults, ordered, show, bookingsOf, act, rate, quoteFor, booked, boughtFor, track, sweptLater, entriesOf } = carrierDesk(shop);

describe("a booking", () => {
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

  it("is canceled with its order, by the next sweep, and again if the carrier's answer is lost", async () => {
    const { orderNo } = await booked(2, 2);
    await act("cancelorder", { orderNo });
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "canceling" }]);
    expect(await boughtFor(orderNo)).toMatchObject([{ refundStatus: null }]);
    await faults(["lost"]);
    expect(await sweptLater()).toBe(0);
    expect(await sweptLater()).toBe(1);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "canceled" }]);
    expect(await boughtFor(orderNo)).toMatchObject([{ refundStatus: "submitted" }]);
    expect(await entriesOf(orderNo, "order.carrier_canceled")).toEqual([{ actor: "system", actorName: "easypost" }]);
  });

  it("is canceled when its units are, by staff or the customer, and others of the order stay", async () => {
    const { orderNo, lineId } = await booked(3, 1);
    await act("bookcarrier", { orderNo, quote: await quoteFor(orderNo, lineId, 2) });
    await act("refundlines", { orderNo, lines: [{ lineId, units: 1 }], shipped: false, reason: "Out of stock" });
    expect((await bookingsOf(orderNo)).map(({ state }: { state: string }) => state)).toEqual(["canceling", "booked"]);
    const { receiptKey } = await shop.database.query
      .selectFrom("customerOrder")
      .select("receiptKey")
      .where("orderNo", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect((await shop.call("customer/cancelorder", { id: receiptKey }, { "idempotency-key": crypto.randomUUID() })).status).toBe(200);
    expect(await sweptLater()).toBe(2);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "canceled" }, { state: "canceled" }]);
  });

  it("is canceled if its order was canceled while the service was asked", async () => {
    const { orderNo, lineId } = await ordered(1);
    const quote = await quoteFor(orderNo, lineId);
    await faults(["lost"]);
    await act("bookcarrier", { orderNo, quote });
    await act("cancelorder", { orderNo });
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "started" }]);
    expect(await sweptLater()).toBe(1);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "canceling" }]);
    expect(await sweptLater()).toBe(1);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "canceled" }]);
    expect(await boughtFor(orderNo)).toMatchObject([{ refundStatus: "submitted" }]);
  });

  it("stays booked when its order is canceled while the carrier has the goods, and ships nothing", async () => {
    const { orderNo } = await booked(1);
    await act("cancelorder", { orderNo });
    await faults(["scanned"]);
    expect(await sweptLater()).toBe(0);
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked" }]);
    await faults([]);
    expect(await sweptLater()).toBe(0);
    await track(orderNo, { status: "in_transit", updatedAt: inMinutes(1) });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 0 }]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "moving", isShipped: false }]);
  });

  it("that the carrier refuses to cancel after its order was is mailed to staff once, with what to do", async () => {
    const { orderNo, bookingNo, booking, itemNo } = await booked(2, 2);
    await act("cancelorder", { orderNo });
    await faults(["error"]);
    expect(await sweptLater()).toBe(0);
    expect(await refusals(orderNo)).toEqual([]);
    await faults(["scanned"]);
    for (const _ of [1, 2]) await sweptLater();
    const [mail, ...others] = await refusals(orderNo);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Order ${orderNo}: UPS didn't cancel booking ${bookingNo}`);
    expect(mail?.text).toContain("2 × ");
    expect(mail?.text).toContain(`(${itemNo})`);
    expect(mail?.text).toContain("has the goods already");
    expect(mail?.text).toContain("the order was canceled");
    expect(mail?.text).toContain(`Call UPS, give the tracking number ${booking.trackingNumber}`);
    expect(mail?.text).toContain(`/office/orders/${orderNo}`);
  });

  it("that the carrier refuses to cancel for staff is mailed to them only if nobody waits for the answer", async () => {
    const { orderNo, bookingNo } = await booked(2, 1);
    await faults(["error"]);
    await act("cancelbooking", { orderNo, bookingNo });
    await faults(["scanned"]);
    await sweptLater();
    expect(await refusals(orderNo)).toMatchObject([{ text: expect.stringContaining("staff canceled the booking") }]);
  });

  it("isn't canceled once the carrier has the goods", async () => {
    const { orderNo, bookingNo } = await booked();
    await faults(["scanned"]);
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.code).toBe("office_carrier_taken");
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked" }]);
    expect(await refusals(orderNo)).toEqual([]);
    await act("shipbooking", { orderNo, bookingNo });
    expect((await act("cancelbooking", { orderNo, bookingNo })).body.code).toBe("office_carrier_taken");
  });
});
