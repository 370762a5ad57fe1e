import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, expect, it } from "vitest";
import { examineBooks } from "../checks/examine-books.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});

const act = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;
const control = (path: string) =>
  fetch(`${shop.sandbox.url}/stripe/control/${path}`, { method: "POST", headers: { authorization: "Bearer sk_test_demo" } });
const problems = async () => (await examineBooks(shop.database)).filter((one) => one.what === "payouts" && one.problem !== null);

let items = 40;
async function paidOrder() {
  const orderNo = await placeOrder(shop, [{ itemNo: await boxInReno(shop, ++items), quantity: 2, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
  const { totalCents, lines } = await read(`order?orderNo=${orderNo}`);
  return { orderNo, totalCents: totalCents as number, lineId: lines[0].lineId as number };
}

it("has each payment less its fee, and each refund, beside the books", async () => {
  const [kept, refunded] = [await paidOrder(), await paidOrder()];
  await act("cancelorder", { orderNo: refunded.orderNo });
  await shop.api.settle();
  await control("payouts");
  expect((await act("refreshpayouts", {})).status).toBe(200);
  const { payouts } = await read("payouts");
  const [payout] = payouts;
  expect(payout).toMatchObject({ provider: "stripe", state: "paid", differenceCents: 0, backCents: -refunded.totalCents });
  expect(payout.amountCents).toBe(payout.grossCents + payout.backCents - payout.feeCents);
  const { items: found } = await read(`payout?ref=${payout.ref}`);
  const of = (orderNo: number, kind: string) =>
    found.find((one: { orderNo: number; kind: string }) => one.orderNo === orderNo && one.kind === kind);
  expect(of(kept.orderNo, "payment")).toMatchObject({ amountCents: kept.totalCents, bookedCents: kept.totalCents });
  expect(of(kept.orderNo, "payment").feeCents).toBeGreaterThan(0);
  expect(of(refunded.orderNo, "refund")).toMatchObject({
    amountCents: -refunded.totalCents,
    bookedCents: -refunded.totalCents,
    feeCents: 0,
  });
  expect(await problems()).toEqual([]);
  await act("refreshpayouts", {});
  expect((await read("payouts")).payouts).toEqual(payouts);
});

it("shows and reports a payment that the books know with another amount", async () => {
  const { orderNo, totalCents } = await paidOrder();
  await control("payouts");
  await act("refreshpayouts", {});
  const { id } = await query.selectFrom("customerOrder").select("id").where("orderNo", "=", orderNo).executeTakeFirstOrThrow();
  await query
    .updateTable("payment")
    .set({ amountCents: totalCents - 100 })
    .where("orderId", "=", id)
    .execute();
  const { payouts } = await read("payouts");
  expect(payouts[0].differenceCents).toBe(100);
  expect(await problems()).toHaveLength(1);
  await query.updateTable("payment").set({ amountCents: totalCents }).where("orderId", "=", id).execute();
  expect(await problems()).toEqual([]);
});
