import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { insertOrderEvent } from "../../order/index.ts";
import { lockOrder } from "./locked-order.repository.ts";

const shop = await openShopForFile();
const RENO = 1;
const BUYER = "ana@example.test";

let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});

let offset = 0;
/** Places an order for one box item. @returns its number, its line and the item's lot figures */
async function ordered(fulfilmentType: "DLVR" | "PKUP", quantity: number, language = "en") {
  const itemNo = await boxInReno(shop, offset++);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType }], { storeNumber: RENO, language });
  await shop.api.settle();
  const lineId = (await show(orderNo)).lines[0].lineId as number;
  const stock = async () => {
    const { onHand, reserved } = await shop.database.query
      .selectFrom("lot")
      .innerJoin("item", "item.id", "lot.itemId")
      .select((of) => [of.fn.sum<number>("onHand").as("onHand"), of.fn.sum<number>("reserved").as("reserved")])
      .where("itemNo", "=", itemNo)
      .executeTakeFirstOrThrow();
    return { onHand: Number(onHand), reserved: Number(reserved) };
  };
  return { orderNo, lineId, itemNo, stock, lines: (units: number) => [{ lineId, units }] };
}
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const act = (call: string, body: object, key: string = crypto.randomUUID(), headers = staff) =>
  shop.call(`office/${call}`, body, { ...headers, "idempotency-key": key });
const subjectsAbout = async (orderNo: number) =>
  (await mailsTo(shop, BUYER)).map((mail) => mail.subject).filter((subject) => subject.includes(String(orderNo)));

describe("lines of an order", () => {
  it("are picked, then shipped in parts with a tracking number, which takes them out of stock and tells the customer", async () => {
    const { orderNo, lines, stock } = await ordered("DLVR", 5);
    const before = await stock();
    const picked = (await act("picklines", { orderNo, lines: lines(2) })).body.value;
    expect(picked.lines[0]).toMatchObject({ picked: 2, shipped: 0 });
    const part = { orderNo, lines: lines(3), carrier: "UPS", trackingNumber: "1Z999AA1" };
    const shipped = (await act("shiplines", part)).body.value;
    expect(shipped).toMatchObject({ status: "open", lines: [{ picked: 3, shipped: 3 }] });
    expect(shipped.shipments).toMatchObject([
      { carrier: "UPS", trackingNumber: "1Z999AA1", trackingUrl: expect.stringContaining("1Z999AA1"), lines: [{ units: 3 }] },
    ]);
    expect(await stock()).toEqual({ onHand: before.onHand - 3, reserved: before.reserved - 3 });
    const { receiptKey } = await shop.database.query
      .selectFrom("customerOrder")
      .select("receiptKey")
      .where("orderNo", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect((await shop.call(`customer/getreceiptmodel?id=${receiptKey}`)).body.value).toMatchObject({
      isCanceled: false,
      progress: [{ ready: 0, shipped: 3, canceled: 0 }],
      shipments: [{ carrier: "UPS", trackingNumber: "1Z999AA1", lines: [{ units: 3 }] }],
      refundedCents: 0,
    });
    const rest = (await act("shiplines", { orderNo, lines: lines(2), carrier: "UPS" })).body.value;
    expect(rest).toMatchObject({ status: "finished", lines: [{ shipped: 5 }] });
    expect(rest.events).toMatchObject([
      { kind: "picked", by: "staff@demo.test", lines: [{ units: 2 }] },
      { kind: "shipped", lines: [{ units: 3 }] },
      { kind: "shipped", lines: [{ units: 2 }] },
    ]);
    const subjects = await subjectsAbout(orderNo);
    expect(subjects.slice(0, 2)).toEqual([`Your order ${orderNo} is on its way`, expect.stringContaining("on its way")]);
    const mail = (await mailsTo(shop, BUYER)).find((one) => one.text.includes("1Z999AA1"));
    expect(mail?.text).toContain(`Lot ${shipped.lines[0].lots[0].code}`);
    expect(mail?.text).toContain(`/order/receipt/${receiptKey}/setting`);
    expect(mail?.text).toContain("shipped with UPS");
  });

  it("are made ready at the store, which tells the customer in the order's language, and collected without a mail", async () => {
    const { orderNo, lines } = await ordered("PKUP", 2, "es");
    const ready = (await act("readylines", { orderNo, lines: lines(2) })).body.value;
    expect(ready.lines[0]).toMatchObject({ picked: 2, ready: 2, shipped: 0 });
    expect((await subjectsAbout(orderNo))[0]).toBe(`Su pedido ${orderNo} está listo para recoger`);
    const [mail] = (await mailsTo(shop, BUYER)).filter((one) => one.subject.includes(String(orderNo)));
    expect(mail?.text).toMatch(/Horario/);
    const count = (await subjectsAbout(orderNo)).length;
    const collected = (await act("shiplines", { orderNo, lines: lines(2) })).body.value;
    expect(collected).toMatchObject({ status: "finished", shipments: [{ carrier: null }] });
    expect(await subjectsAbout(orderNo)).toHaveLength(count);
  });

  it("are never shipped twice: not by a repeat, not by a second person at the same moment", async () => {
    const { orderNo, lines, stock } = await ordered("DLVR", 4);
    const before = await stock();
    const body = { orderNo, lines: lines(2), carrier: "UPS" };
    const key = crypto.randomUUID();
    expect((await act("shiplines", body, key)).status).toBe(200);
    expect((await act("shiplines", body, key)).status).toBe(200);
    // After a crash between the commit and the stored answer, only the order's history knows of the first try.
    await shop.database.query.deleteFrom("idempotency").execute();
    expect((await act("shiplines", body, key)).body.value.lines[0].shipped).toBe(2);
    const answers = await Promise.all([act("shiplines", body), act("shiplines", body)]);
    expect(answers.map((one) => one.body.code ?? "ok").sort()).toEqual(["office_ship_left", "ok"]);
    const refused = answers.find((one) => !one.body.success);
    expect(refused?.body.messages?.[0]).toMatch(/^Nothing of .+ is left to ship\.$/);
    expect(await stock()).toEqual({ onHand: before.onHand - 4, reserved: before.reserved - 4 });
  });

  it.each([
    ["more than was ordered", "picklines", { units: 4 }, "office_pick_left"],
    ["a delivered line as ready for pickup", "readylines", {}, "office_not_pickup"],
    ["a delivery without a carrier", "shiplines", {}, "office_carrier_required"],
    ["a line of another order", "picklines", { lineId: 1 }, "office_line_not_found"],
    ["an order that does not exist", "picklines", { orderNo: 7 }, "office_order_not_found"],
  ])("refuse %s", async (_, call, wrong, code) => {
    const { orderNo, lineId } = await ordered("DLVR", 3);
    const { orderNo: number = orderNo, ...line } = wrong as { orderNo?: number };
    const answer = await act(call, { orderNo: number, lines: [{ lineId, units: 1, ...line }] });
    expect([answer.body.success, answer.body.code]).toEqual([false, code]);
    expect((await show(orderNo)).events).toEqual([]);
  });

  it("refuse delivered and picked-up lines in one shipment", async () => {
    const [home, store] = [await boxInReno(shop, offset++), await boxInReno(shop, offset++)];
    const orderNo = await placeOrder(shop, [
      { itemNo: home, quantity: 1, fulfilmentType: "DLVR" },
      { itemNo: store, quantity: 1, fulfilmentType: "PKUP" },
    ]);
    const lines = (await show(orderNo)).lines.map(({ lineId }: { lineId: number }) => ({ lineId, units: 1 }));
    expect((await act("shiplines", { orderNo, lines, carrier: "UPS" })).body.code).toBe("office_mixed_shipment");
  });

  it("don't keep the provider's events waiting while they are being changed", async () => {
    const { orderNo } = await ordered("DLVR", 1);
    const { query } = shop.database;
    await query.transaction().execute(async (changing) => {
      const order = await lockOrder(changing, 1, { orderNo });
      await query.transaction().execute(async (booking) => {
        await sql`set local lock_timeout = '1s'`.execute(booking);
        const event = { orderId: order?.id ?? 0, key: `refund:${orderNo}`, kind: "refunded" as const, amountCents: 1, at: new Date() };
        expect(await insertOrderEvent(booking, event)).toEqual(expect.any(Number));
      });
    });
  });

  it("are changed only by staff with the right", async () => {
    const { orderNo, lines } = await ordered("DLVR", 1);
    await shop.database.query
      .updateTable("staff")
      .set({ roleId: null, rights: ["orders.read"] })
      .execute();
    const answer = await act("picklines", { orderNo, lines: lines(1) });
    await shop.database.query
      .updateTable("staff")
      .set({ roleId: null, rights: ["orders.read", "orders.fulfill", "orders.refund"] })
      .execute();
    expect([answer.status, answer.body.code]).toEqual([409, "office_right"]);
  });
});
