import { address, contact } from "@azulejo/testing/guest.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

/** Ships a unit and announces its return. */
async function announced({ act, order, read }: Office) {
  const { orderNo, lineId } = await order();
  await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
  await act("announcereturn", { orderNo, lines: [{ lineId, units: 1 }], reason: "Too much", ourFault: false });
  const { returnNo } = (await read(`order?orderNo=${orderNo}`)).returns[0];
  return { orderNo, lineId, returnNo };
}

/** Ships an order, and reserves a replacement for one broken unit. */
async function replaced({ act, order, read }: Office) {
  const { orderNo, lineId } = await order();
  await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
  const [{ lots }] = (await read(`order?orderNo=${orderNo}`)).lines;
  const from = { store: lots[0].place, lot: lots[0].code };
  const { replacements } = (
    await act("replaceunits", { orderNo, lineId, units: 1, ...from, brokenGoods: "written_off", reason: "One box broken" })
  ).body.value;
  return { orderNo, replacementNo: replacements[0].replacementNo };
}

/** Books a carrier for a unit. */
async function booked({ act, order }: Office) {
  const { orderNo, lineId } = await order();
  const pieces = [{ kind: "parcel", weight: 4000, length: 2000, width: 2000, height: 800 }];
  const { rates } = (await act("carrierrates", { orderNo, lines: [{ lineId, units: 1 }], pieces, accessorials: [] })).body.value;
  const { bookings } = (await act("bookcarrier", { orderNo, quote: rates[0].quote })).body.value;
  return { orderNo, bookingNo: bookings[0].bookingNo as number };
}

/** Orders and quotes. */
export const ordersActs: Record<string, Act> = {
  async placephoneorder({ act, shop }) {
    const { draftNo } = (await act("startphoneorder", {})).body.value;
    await act("addphoneline", { draftNo, itemNo: await boxInReno(shop, 61), units: 1 });
    const { quote } = (await act("savephonedetails", { draftNo, contact, deliveryAddress: address, deliveryService: "freight" })).body
      .value;
    const placed = await act("placephoneorder", { draftNo, payment: "link", expectedTotalCents: quote.totals.totalCents });
    return entry("order.taken", "order", placed.body.value.orderNo);
  },
  async exchangelot({ act, order, read, shop }) {
    const { orderNo, lineId, itemNo } = await order();
    const [{ lots }] = (await read(`order?orderNo=${orderNo}`)).lines;
    const { id } = await shop.database.query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
    const { id: placeId } = await shop.database.query
      .selectFrom("place")
      .select("id")
      .where("code", "=", lots[0].place)
      .executeTakeFirstOrThrow();
    await shop.database.query.insertInto("lot").values({ itemId: id, placeId, code: "AUDIT", onHand: 9 }).execute();
    await act("exchangelot", { orderNo, lineId, store: lots[0].place, from: lots[0].code, to: "AUDIT", units: 1 });
    return entry("order.lot_exchanged", "order", orderNo);
  },
  async replaceunits(office) {
    const { orderNo } = await replaced(office);
    return entry("order.replacement_held", "order", orderNo);
  },
  async sendreplacement(office) {
    const named = await replaced(office);
    await office.act("sendreplacement", { ...named, carrier: "Own truck" });
    return entry("order.replacement_sent", "order", named.orderNo);
  },
  async withdrawreplacement(office) {
    const named = await replaced(office);
    await office.act("withdrawreplacement", named);
    return entry("order.replacement_withdrawn", "order", named.orderNo);
  },
  async inspectreturn(office) {
    const { orderNo, lineId, returnNo } = await announced(office);
    await office.act("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 1, broken: 0, missing: 0 }] });
    return entry("order.return_inspected", "order", orderNo);
  },
  async refundreturn(office) {
    const { orderNo, lineId, returnNo } = await announced(office);
    await office.act("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 1, broken: 0, missing: 0 }] });
    const { amountCents } = (await office.act("previewreturn", { orderNo, returnNo })).body.value;
    await office.act("refundreturn", { orderNo, returnNo, expectedCents: amountCents });
    return entry("order.refund_requested", "order", orderNo);
  },
  async shiplines({ act, order }) {
    const { orderNo, lineId } = await order();
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    return entry("order.shipped", "order", orderNo);
  },
  async bookcarrier(office) {
    const { orderNo } = await booked(office);
    return entry("order.carrier_booked", "order", orderNo);
  },
  async shipbooking(office) {
    const named = await booked(office);
    await office.act("shipbooking", named);
    return entry("order.shipped", "order", named.orderNo);
  },
  async cancelbooking(office) {
    const named = await booked(office);
    await office.act("cancelbooking", named);
    return entry("order.carrier_canceled", "order", named.orderNo);
  },
  async refundlines({ act, order }) {
    const { orderNo, lineId } = await order();
    await act("refundlines", { orderNo, lines: [{ lineId, units: 1 }], shipped: false, reason: "Broken" });
    return entry("order.refund_requested", "order", orderNo);
  },
  async cancelorder({ act, order }) {
    const { orderNo } = await order();
    await act("cancelorder", { orderNo });
    return entry("order.canceled", "order", orderNo);
  },
  async movepromises({ act, order }) {
    const { orderNo } = await order();
    await act("movepromises", { orderNo, promisedOn: "2099-01-01", reason: "container" });
    return entry("order.promise_moved", "order", orderNo);
  },
  async moveitempromises({ act, order }) {
    const { orderNo, itemNo } = await order();
    await act("moveitempromises", { itemNo, promisedOn: "2099-02-01", reason: "container" });
    return entry("order.promise_moved", "order", orderNo);
  },
  async sendquote({ act, quote }) {
    const quoteNo = await quote();
    await act("sendquote", { quoteNo });
    return entry("quote.sent", "quote", quoteNo);
  },
};
