import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, expect, it } from "vitest";

const shop = await openShopForFile();
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
const call = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const margins = async (itemNo: string) => {
  const { rows, totals } = await read(`marginreport?from=${day(-2)}&to=${day(1)}&by=item`);
  return { row: rows.find((one: { key: string }) => one.key === itemNo), totals };
};

it("compares an order with the cost of its own day, and says how much of the sales that covers", async () => {
  const [costed, other] = [await boxInReno(shop, 60), await boxInReno(shop, 64)];
  for (const itemNo of [costed, other]) await placeOrder(shop, [{ itemNo, quantity: 3, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
  expect((await margins(costed)).row).toMatchObject({ units: 3, knownCents: 0, costCents: 0 });
  for (const [startsOn, costCents] of [
    [day(-40), 900],
    [day(-5), 1000],
    [day(5), 5000],
  ] as const)
    expect((await call("importcosts", { startsOn, lines: [{ itemNo: costed, costCents }] })).body.value).toEqual({ lines: 1 });
  const { row, totals } = await margins(costed);
  expect(row).toMatchObject({ units: 3, costCents: 3000, knownCents: row.goodsCents });
  expect((await margins(other)).row).toMatchObject({ knownCents: 0, costCents: 0 });
  expect(totals.knownCents).toBe(row.goodsCents);
  expect(totals.goodsCents).toBeGreaterThan(totals.knownCents);
});

it("leaves refunded goods out of both", async () => {
  const itemNo = await boxInReno(shop, 68);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity: 4, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
  await call("importcosts", { startsOn: day(-3), lines: [{ itemNo, costCents: 700 }] });
  const { lineId, goodsCents } = (await read(`order?orderNo=${orderNo}`)).lines[0];
  await call("refundlines", { orderNo, lines: [{ lineId, units: 1 }], shipped: false, reason: "Too much" });
  await shop.api.settle();
  expect((await margins(itemNo)).row).toMatchObject({ units: 3, costCents: 2100, goodsCents: goodsCents - Math.round(goodsCents / 4) });
});

it("shows what an import would change, and imports all lines or none", async () => {
  const [itemNo, second] = [await boxInReno(shop, 72), await boxInReno(shop, 76)];
  const startsOn = day(0);
  await call("importcosts", { startsOn, lines: [{ itemNo, costCents: 100 }] });
  const lines = [
    { itemNo, costCents: 200 },
    { itemNo: second, costCents: 99_999_999 },
    { itemNo: "NO-SUCH-ITEM", costCents: 1 },
  ];
  expect((await call("previewcosts", { startsOn, lines })).body.value).toEqual({
    added: 1,
    changed: 1,
    same: 0,
    unknown: ["NO-SUCH-ITEM"],
    abovePrice: 1,
  });
  expect((await call("importcosts", { startsOn, lines })).body.code).toBe("office_items_unknown");
  expect((await call("previewcosts", { startsOn, lines: [{ itemNo, costCents: 100 }] })).body.value.same).toBe(1);
  const { known, items, imports } = await read("costcoverage");
  expect(known).toBeGreaterThan(0);
  expect(items).toBeGreaterThan(known);
  expect(imports[0]).toMatchObject({ by: "staff@demo.test" });
});
