import { booksOf } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../domain/day.ts";
import { carrierDesk, inMinutes, pallet } from "./carrier-desk.fixture.ts";

const shop = await openShopForFile();
const { freightFaults, bookedFreight, freightOf, reportFreight, ordered, show, bookingsOf, act, rate, sweptLater } = carrierDesk(shop);

describe("freight on a pallet", () => {
  it("is booked with its accessorials at the broker, with a bill of lading, and leaves the order's price alone", async () => {
    const plain = await ordered(2);
    const before = await show(plain.orderNo);
    const books = await booksOf(shop, plain.orderNo);
    const asked = { pieces: [pallet], accessorials: ["liftgate", "appointment", "residential"] };
    const { rates } = (await rate(plain.orderNo, plain.lineId, 2, asked)).body.value;
    const cents = 18_900 + 1200 * 0.7 * 14 + 9500 + 3500 + 11_000;
    expect(rates[0]).toMatchObject({ carrier: "Estes", service: "LTL Standard", cents, currency: "USD", days: 3 });
    const [booking] = (await act("bookcarrier", { orderNo: plain.orderNo, quote: rates[0].quote })).body.value.bookings;
    expect(booking).toMatchObject({ state: "booked", carrier: "Estes", costCents: cents, pieces: [], trackingUrl: null });
    expect(await freightOf(plain.orderNo)).toMatchObject([
      {
        status: "booked",
        freight: {
          freight_provider_account_id: "se-77",
          accessorials: { liftgate_delivery: true, appointment_delivery: true },
          ship_to: { location_type: "residential" },
          handling_units: [{ type: "pallet", commodities: [{ weight: 1200, freight_class: "70" }] }],
        },
      },
    ]);
    const bill = (await act("carrierlabel", { orderNo: plain.orderNo, bookingNo: booking.bookingNo })).body.value;
    expect(Buffer.from(bill.data, "base64").toString("latin1")).toContain(booking.trackingNumber);
    expect(await show(plain.orderNo)).toEqual(before);
    expect(await booksOf(shop, plain.orderNo)).toEqual(books);
  });

  it("is booked once by two clicks at the same time, and after a lost answer by the sweep", async () => {
    const { orderNo, lineId } = await ordered(2);
    const { rates } = (await rate(orderNo, lineId, 2, { pieces: [pallet] })).body.value;
    const input = { orderNo, quote: rates[0].quote };
    await freightFaults(["none", "lost"]);
    expect((await act("bookcarrier", input)).body.code).toBe("office_carrier_unavailable");
    await Promise.all([act("bookcarrier", input), act("bookcarrier", input)]);
    await sweptLater();
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "booked" }]);
    expect(await freightOf(orderNo)).toHaveLength(1);
    const other = await ordered(2);
    const quoted = (await rate(other.orderNo, other.lineId, 2, { pieces: [pallet] })).body.value.rates[0].quote;
    await freightFaults(["slow", "slow"], 500);
    const both = { orderNo: other.orderNo, quote: quoted };
    await Promise.all([act("bookcarrier", both), act("bookcarrier", both)]);
    expect(await freightOf(other.orderNo)).toHaveLength(1);
  });

  it("is asked about every half hour, and ships and delivers its order", async () => {
    const { orderNo, promisedOn, booking } = await bookedFreight();
    await reportFreight(orderNo, { status: "IT", at: inMinutes(1), estimatedOn: addDays(promisedOn, 2) });
    expect(await show(orderNo)).toMatchObject({
      lines: [{ shipped: 2, delivered: 0, promisedOn: addDays(promisedOn, 2) }],
      shipments: [{ carrier: "Estes", trackingNumber: booking.trackingNumber }],
    });
    await reportFreight(orderNo, { status: "DE", at: inMinutes(2), signer: "A. RUIZ" });
    expect((await show(orderNo)).lines).toMatchObject([{ shipped: 2, delivered: 2 }]);
    expect(await bookingsOf(orderNo)).toMatchObject([{ status: "delivered", signedBy: "A. RUIZ" }]);
    const events = (await show(orderNo)).events.length;
    await reportFreight(orderNo, { status: "DE", at: inMinutes(2), signer: "A. RUIZ" });
    expect((await show(orderNo)).events).toHaveLength(events);
    const mails = (await mailsTo(shop, "ana@example.test")).filter(({ text }) => text.includes(booking.trackingNumber));
    expect(mails).toHaveLength(1);
  });

  it("is canceled with its order, and stays if it was picked up", async () => {
    const { orderNo } = await bookedFreight();
    await act("cancelorder", { orderNo });
    expect(await sweptLater()).toBe(1);
    expect(await freightOf(orderNo)).toMatchObject([{ status: "cancelled" }]);
    const { orderNo: other, bookingNo } = await bookedFreight();
    await freightFaults(["scanned"]);
    expect((await act("cancelbooking", { orderNo: other, bookingNo })).body.code).toBe("office_carrier_taken");
    expect(await bookingsOf(other)).toMatchObject([{ state: "booked" }]);
  });

  it("that the broker refuses books nothing, and says so in the shop's own words", async () => {
    const { orderNo, lineId } = await ordered(2);
    await freightFaults(["error"]);
    const { status, body } = await rate(orderNo, lineId, 2, { pieces: [pallet] });
    expect([status, body.code]).toEqual([503, "office_carrier_unavailable"]);
    const { rates } = (await rate(orderNo, lineId, 2, { pieces: [pallet] })).body.value;
    await freightFaults(["none", "refused"]);
    expect((await act("bookcarrier", { orderNo, quote: rates[0].quote })).body.code).toBe("office_carrier_rate");
    expect(await bookingsOf(orderNo)).toMatchObject([{ state: "refused" }]);
    expect(await freightOf(orderNo)).toEqual([]);
  });
});
