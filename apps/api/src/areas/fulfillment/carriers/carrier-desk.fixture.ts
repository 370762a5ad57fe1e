import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import type { TestShop } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, beforeEach } from "vitest";
import { sweepBookings } from "./finish-booking.ts";
import { sweepTracking } from "./follow-tracking.ts";

const MINUTE_MS = 60_000;
const ASK_EVERY_MS = 30 * MINUTE_MS;
export const pallet = { kind: "pallet", weight: 120_000, length: 4800, width: 4000, height: 3600, freightClass: "70" };
export const parcel = { kind: "parcel", weight: 3250, length: 2000, width: 2000, height: 800 };
/** Returns the moment in so many minutes. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Orders, bookings and reports of a shop whose carrier is the sandbox's. It has no faults when a test begins. */
export function carrierDesk(shop: TestShop) {
  const control = `${shop.sandbox.url}/easypost/control`;
  const freightControl = `${shop.sandbox.url}/shipstation/control`;

  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await staffHeaders(shop);
  });
  const faults = (list: string[]) => fetch(`${control}/faults`, { method: "POST", body: JSON.stringify({ faults: list, slowMs: 0 }) });
  const freightFaults = (list: string[], slowMs = 0) =>
    fetch(`${freightControl}/faults`, { method: "POST", body: JSON.stringify({ faults: list, slowMs }) });
  beforeEach(() => Promise.all([faults([]), freightFaults([])]));

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
    return trackParcel(shipment?.id ?? "", update);
  }
  /** Sends a tracking event about one parcel. @returns the shop's statuses */
  async function trackParcel(id: string, update: object): Promise<{ event: string; statuses: number[] }> {
    const answer = await fetch(`${control}/shipments/${id}/track`, { method: "POST", body: JSON.stringify(update) });
    return (await answer.json()) as { event: string; statuses: number[] };
  }
  /** Books one pallet for an order's units. */
  async function bookedFreight(quantity = 2, accessorials: string[] = []) {
    const order = await ordered(quantity);
    const { orderNo, lineId } = order;
    const { rates } = (await rate(orderNo, lineId, quantity, { pieces: [pallet], accessorials })).body.value;
    const [booking] = (await act("bookcarrier", { orderNo, quote: rates[0].quote })).body.value.bookings;
    return { ...order, bookingNo: booking.bookingNo as number, booking, rates };
  }
  const freightOf = async (orderNo: number): Promise<{ freight_shipment_id: string; status: string; freight: object }[]> => {
    const { shipments } = (await (await fetch(`${freightControl}/shipments`)).json()) as {
      shipments: { freight: { reference_number: string } }[];
    };
    return shipments.filter(({ freight }) => freight.reference_number === String(orderNo)) as never;
  };
  /** Lets the broker know where an order's freight is, and the shop ask for it half an hour later. */
  async function reportFreight(orderNo: number, report: object): Promise<void> {
    const [shipment] = await freightOf(orderNo);
    await fetch(`${freightControl}/shipments/${shipment?.freight_shipment_id}/report`, { method: "POST", body: JSON.stringify(report) });
    later += ASK_EVERY_MS;
    shop.setNow(new Date(Date.now() + later));
    await sweepTracking(shop.api.services).finally(() => shop.setNow(new Date()));
  }
  let later = 0;
  /** Runs the sweep a few minutes later. @returns how many bookings and cancellations it finished */
  async function sweptLater(): Promise<number> {
    shop.setNow(new Date(Date.now() + 3 * MINUTE_MS));
    return sweepBookings(shop.api.services).finally(() => shop.setNow(new Date()));
  }
  const entriesOf = (orderNo: number, kind: string) =>
    shop.database.query
      .selectFrom("auditEntry")
      .select(["actor", "actorName"])
      .where("subjectNo", "=", String(orderNo))
      .where("kind", "=", kind)
      .execute();

  return {
    freightFaults,
    bookedFreight,
    freightOf,
    reportFreight,
    faults,
    ordered,
    show,
    bookingsOf,
    act,
    rate,
    quoteFor,
    booked,
    boughtFor,
    track,
    trackParcel,
    sweptLater,
    entriesOf,
  };
}
