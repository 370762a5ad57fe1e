import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { query } = shop.database;

/** The store manager of the demo, who is moved to Reno, and everybody else's staff. */
let manager: Record<string, string>;
let owner: Record<string, string>;
let mixed: number;
let delivered: number;
beforeAll(async () => {
  const { id: placeId } = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
  await query.updateTable("staffStore").set({ placeId }).execute();
  manager = await staffHeaders(shop, "store-manager@demo.test");
  owner = await staffHeaders(shop);
  const [one, other] = [await boxInReno(shop, 1), await boxInReno(shop, 70)];
  mixed = await placeOrder(shop, [
    { itemNo: one, quantity: 2, fulfilmentType: "PKUP" },
    { itemNo: other, quantity: 2, fulfilmentType: "DLVR" },
  ]);
  delivered = await placeOrder(shop, [{ itemNo: other, quantity: 2, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
});

const read = (call: string, as = manager) => shop.call(`office/${call}`, undefined, as);
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...manager, "idempotency-key": crypto.randomUUID() });
const asOwner = async (call: string, body: object) =>
  (await shop.call(`office/${call}`, body, { ...owner, "idempotency-key": crypto.randomUUID() })).body.value;
const numbers = async (as = manager) =>
  (await read("orders?status=all&pageSize=100", as)).body.value.orders.map((one: { orderNo: number }) => one.orderNo);

describe("staff of one store", () => {
  it("say so in their session", async () => {
    const { role, stores } = (await read("session")).body.value;
    expect([role.code, role.name.es, stores]).toEqual(["store-manager", "Gerente de tienda", ["reno"]]);
  });

  it("list and open only orders that are picked up there; any other doesn't exist for them", async () => {
    expect(await numbers()).toContain(mixed);
    expect(await numbers()).not.toContain(delivered);
    expect(await numbers(owner)).toEqual(expect.arrayContaining([mixed, delivered]));
    expect((await read("orders?status=all&store=anaheim")).body.code).toBe("storelocator_not_found");
    for (const call of ["order", "savedpayments"]) {
      const { status, body } = await read(`${call}?orderNo=${delivered}`);
      expect([status, body.code]).toEqual([404, "office_order_not_found"]);
    }
    expect((await read(`orderpaper?orderNo=${delivered}&kind=pickList`)).body.code).toBe("office_order_not_found");
  });

  it("change the lines that are picked up there, and no others", async () => {
    const { lines } = (await read(`order?orderNo=${mixed}`)).body.value;
    const [pickup, freight] = ["PKUP", "DLVR"].map((way) => lines.find((line: { fulfilment: string }) => line.fulfilment === way));
    const pick = (lineId: number) => act("picklines", { orderNo: mixed, lines: [{ lineId, units: 1 }] });
    expect((await pick(freight.lineId)).body.code).toBe("office_other_store");
    expect((await act("cancelorder", { orderNo: mixed })).body.code).toBe("office_other_store");
    const moved = await act("movepromises", { orderNo: mixed, promisedOn: "2099-01-01", reason: "container" });
    const day = (lineId: number) => moved.body.value.lines.find((line: { lineId: number }) => line.lineId === lineId).promisedOn;
    expect([day(pickup.lineId), day(freight.lineId)]).toEqual(["2099-01-01", freight.promisedOn]);
    expect((await pick(pickup.lineId)).status).toBe(200);
    expect((await act("picklines", { orderNo: delivered, lines: [{ lineId: freight.lineId, units: 1 }] })).status).toBe(404);
  });

  it("take back what was picked up there, and no goods that others hand over", async () => {
    const { lines } = (await read(`order?orderNo=${mixed}`)).body.value;
    const returns: number[] = [];
    for (const way of ["PKUP", "DLVR"]) {
      const { lineId } = lines.find((line: { fulfilment: string }) => line.fulfilment === way);
      const units = [{ lineId, units: 1 }];
      await asOwner("shiplines", { orderNo: mixed, lines: units, carrier: "Own truck" });
      const announced = await asOwner("announcereturn", { orderNo: mixed, lines: units, reason: "Too much", ourFault: true });
      returns.push(announced.returns.find((one: { lines: { lineId: number }[] }) => one.lines[0]?.lineId === lineId).returnNo);
    }
    const receive = async (returnNo = 0) => (await act("receivereturn", { orderNo: mixed, returnNo })).body;
    expect((await receive(returns[0])).success).toBe(true);
    expect((await receive(returns[1])).code).toBe("office_other_store");
    const { lineId } = lines.find((line: { fulfilment: string }) => line.fulfilment === "PKUP");
    const lots = { store: "anaheim", from: "A1", to: "A2" };
    expect((await act("exchangelot", { orderNo: mixed, lineId, ...lots, units: 1 })).body.code).toBe("storelocator_not_found");
  });

  it("write phone orders of their own, of their store, and for what is reserved there", async () => {
    const codeFor = async (draftNo: number) => (await read(`readphoneorder?draftNo=${draftNo}`)).body.code;
    const { draftNo } = await asOwner("startphoneorder", {});
    expect(await codeFor(draftNo)).toBe("office_draft_not_found");
    await asOwner("savephonedetails", { draftNo, pickupStore: "anaheim" });
    expect((await act("placephoneorder", { draftNo, payment: "link", expectedTotalCents: 1 })).body.code).toBe("office_draft_not_found");
    await asOwner("savephonedetails", { draftNo, pickupStore: "reno" });
    expect(await codeFor(draftNo)).toBeUndefined();
    expect(await codeFor((await act("startphoneorder", {})).body.value.draftNo)).toBeUndefined();
    const itemNo = await boxInReno(shop, 3);
    const [lot] = (await read(`stock?itemNo=${itemNo}`)).body.value.lots;
    const lastDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const kept = { itemNo, store: "reno", lot: lot.code, units: 1, customerName: "Ana Ruiz", phone: "775 555 0100", lastDay };
    const { reservationNo } = await asOwner("reservestock", kept);
    const reserved = await asOwner("orderreservation", { reservationNo });
    await asOwner("savephonedetails", { draftNo: reserved.draftNo, pickupStore: "anaheim" });
    expect(await codeFor(reserved.draftNo)).toBeUndefined();
  });

  it("see and adjust only the stock that is kept there", async () => {
    const itemNo = await boxInReno(shop, 1);
    const lots = (await read(`stock?itemNo=${itemNo}`)).body.value.lots as { store: string; code: string }[];
    const all = (await read(`stock?itemNo=${itemNo}`, owner)).body.value.lots as { store: string; code: string }[];
    expect([...new Set(lots.map(({ store }) => store))]).toEqual(["reno"]);
    const elsewhere = all.find(({ store }) => store !== "reno");
    expect(elsewhere).toBeDefined();
    const adjustment = { itemNo, store: elsewhere?.store, lot: elsewhere?.code, units: -1, note: "Chipped" };
    expect((await act("adjuststock", adjustment)).body.code).toBe("storelocator_not_found");
  });
});

describe("a role", () => {
  it("counts as it is now, in sessions that are open", async () => {
    const warehouse = await staffHeaders(shop, "warehouse@demo.test");
    expect((await read("orders", warehouse)).status).toBe(200);
    const change = (rights: string[]) => query.updateTable("staffRole").set({ rights }).where("code", "=", "warehouse").execute();
    await change(["stock.count"]);
    expect((await read("orders", warehouse)).body.code).toBe("office_right");
    await change(["orders.read", "a.right.of.the.future"]);
    expect((await read("session", warehouse)).body.value.rights).toEqual(["orders.read"]);
  });
});
