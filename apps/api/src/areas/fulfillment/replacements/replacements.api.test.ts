import { booksOf, placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
afterEach(async () => {
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

const act = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const done = async (name: string, body: object) => {
  const { body: answer } = await act(name, body);
  if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.value;
};
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;

let items = 30;
/** A delivered order with one line, and the lot that it came from. */
async function handedOver(quantity = 4) {
  const itemNo = await boxInReno(shop, ++items);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
  const order = await read(`order?orderNo=${orderNo}`);
  const [{ lineId, lots }] = order.lines;
  await done("shiplines", { orderNo, lines: [{ lineId, units: quantity }], carrier: "Own truck" });
  await shop.api.settle();
  return { orderNo, lineId, itemNo, email: order.customer.email, from: { store: lots[0].place, lot: lots[0].code } };
}
const lotOf = async (itemNo: string, { store, lot }: { store: string; lot: string }) => {
  const { lots } = await read(`stock?itemNo=${itemNo}`);
  const { onHand, reserved } = lots.find((one: { store: string; code: string }) => one.store === store && one.code === lot);
  return { onHand, reserved };
};
const words = { brokenGoods: "written_off", reason: "One box broken" } as const;
const mailsAbout = async (email: string, orderNo: number) => {
  await shop.api.settle();
  return (await mailsTo(shop, email)).filter(({ subject }) => subject.includes(String(orderNo)) && /replacement/i.test(subject));
};

it("a replacement is held in the customer's lot, handed over without charge, and announced by email each time", async () => {
  const { orderNo, lineId, itemNo, from, email } = await handedOver();
  const [stock, books] = [await lotOf(itemNo, from), await booksOf(shop, orderNo)];
  const order = await done("replaceunits", { orderNo, lineId, units: 2, ...from, ...words, brokenGoods: "taken_back" });
  expect(order.replacements).toMatchObject([{ state: "held", units: 2, place: from.store, lot: from.lot, by: "staff@demo.test" }]);
  expect(await lotOf(itemNo, from)).toEqual({ onHand: stock.onHand, reserved: stock.reserved + 2 });
  expect(await read("replacements")).toMatchObject([{ orderNo, itemNo, units: 2, lot: from.lot, isDelivered: true }]);
  // All else is handed over: only the replacement is left to pick.
  expect(await read(`orderpaper?orderNo=${orderNo}&kind=pickList`)).toMatchObject({ type: "application/pdf" });
  const [planned] = await mailsAbout(email, orderNo);
  expect(planned?.text).toContain("at no charge");
  expect(planned?.text).toContain("collect");
  const { replacementNo } = order.replacements[0];
  expect((await act("sendreplacement", { orderNo, replacementNo })).body.code).toBe("office_carrier_required");
  const sent = await done("sendreplacement", { orderNo, replacementNo, carrier: "UPS", trackingNumber: "1Z999" });
  expect(sent.replacements).toMatchObject([{ state: "sent", carrier: "UPS", trackingUrl: expect.stringContaining("1Z999") }]);
  expect(await lotOf(itemNo, from)).toEqual({ onHand: stock.onHand - 2, reserved: stock.reserved });
  expect(await booksOf(shop, orderNo)).toEqual(books);
  expect(await mailsAbout(email, orderNo)).toHaveLength(2);
  expect((await act("withdrawreplacement", { orderNo, replacementNo })).body.code).toBe("office_return_state");
  expect(await read("replacements")).toEqual([]);
  expect((await shop.call(`office/orderpaper?orderNo=${orderNo}&kind=pickList`, undefined, staff)).body.code).toBe(
    "office_nothing_to_pick",
  );
});

it("a withdrawn replacement is for sale again, and can't be handed over", async () => {
  const { orderNo, lineId, itemNo, from } = await handedOver();
  const stock = await lotOf(itemNo, from);
  const { replacements } = await done("replaceunits", { orderNo, lineId, units: 1, ...from, ...words });
  const { replacementNo } = replacements[0];
  await done("withdrawreplacement", { orderNo, replacementNo });
  expect(await lotOf(itemNo, from)).toEqual(stock);
  expect((await act("sendreplacement", { orderNo, replacementNo, carrier: "UPS" })).body.code).toBe("office_return_state");
  const other = await handedOver();
  expect((await act("withdrawreplacement", { orderNo: other.orderNo, replacementNo })).body.code).toBe("office_replacement_not_found");
});

it("replaces no more units than the customer has, and only from free stock", async () => {
  const { orderNo, lineId, itemNo, from } = await handedOver(2);
  expect((await act("replaceunits", { orderNo, lineId, units: 3, ...from, ...words })).body.code).toBe("office_replace_left");
  expect((await act("replaceunits", { orderNo, lineId, units: 1, store: from.store, lot: "NONE", ...words })).body.code).toBe(
    "office_lot_unknown",
  );
  const { id } = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  const { onHand, reserved } = await lotOf(itemNo, from);
  await done("adjuststock", { itemNo, store: from.store, lot: from.lot, units: -(onHand - reserved), note: "Broken" });
  expect((await act("replaceunits", { orderNo, lineId, units: 1, ...from, ...words })).body.code).toBe("office_lot_short");
  expect(
    await query
      .selectFrom("orderReplacement")
      .select("orderReplacement.id")
      .innerJoin("lot", "lot.id", "lotId")
      .where("itemId", "=", id)
      .execute(),
  ).toEqual([]);
});

it("returns of all orders are one list, found by their state and by the words of their order", async () => {
  const { orderNo, lineId, itemNo } = await handedOver();
  await done("announcereturn", { orderNo, lines: [{ lineId, units: 1 }], reason: "Ordered too much", ourFault: true });
  const open = await read("returns");
  expect(open.returns).toMatchObject([{ orderNo, state: "announced", ourFault: true, lines: [{ itemNo, units: 1 }] }]);
  expect(open).toMatchObject({ total: 1, replacements: 0 });
  expect((await read(`returns?query=${orderNo}`)).total).toBe(1);
  expect((await read("returns?query=nobodyofthatname")).total).toBe(0);
  expect((await read("returns?state=received")).total).toBe(0);
  const { returnNo } = open.returns[0];
  await done("receivereturn", { orderNo, returnNo });
  expect((await read("returns?state=received")).total).toBe(1);
  await done("inspectreturn", { orderNo, returnNo, lines: [{ lineId, sellable: 1, broken: 0, missing: 0 }] });
  const { amountCents } = await done("previewreturn", { orderNo, returnNo });
  await done("refundreturn", { orderNo, returnNo, expectedCents: amountCents });
  await shop.api.settle();
  expect((await read("returns")).total).toBe(0);
  expect((await read("returns?state=refunded")).total).toBe(1);
});
