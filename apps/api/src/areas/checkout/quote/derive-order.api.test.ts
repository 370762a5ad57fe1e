import { recordChanges } from "@azulejo/database";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import { expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

async function placed(quantity: number, offset: number) {
  const itemNo = await boxInReno(shop, offset);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType: "DLVR" }]);
  const { receiptKey, id } = await shop.database.query
    .selectFrom("customerOrder")
    .select(["id", "receiptKey"])
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  return { orderNo, id, receiptKey, itemNo };
}
const receiptOf = async (key: string, headers = {}) =>
  (await shop.call(`customer/getreceiptmodel?id=${key}`, undefined, headers)).body.value;

it("keeps the rows that an order's amounts came from, which later changes of the tables don't touch", async () => {
  const { orderNo, receiptKey } = await placed(4, 0);
  const before = await receiptOf(receiptKey);
  const { derivation, deliveries, taxes, goodsCents, deliveryCents } = before;
  const [delivery] = derivation.deliveries;
  expect(delivery).toMatchObject({ group: "goods", service: "freight", residential: true, rateCents: deliveries[0].cents });
  expect(delivery.weight).toBeLessThanOrEqual(delivery.upToLb * 100);
  expect("89501").toMatch(new RegExp(`^${delivery.postalPrefix}`));
  expect(
    derivation.taxes.map(({ name, ratePpm, cents }: { name: string; ratePpm: number; cents: number }) => ({ name, ratePpm, cents })),
  ).toEqual(taxes);
  for (const tax of derivation.taxes) {
    expect(tax).toMatchObject({ country: "US", province: "NV", goodsCents, from: expect.stringMatching(/^\d{4}-/) });
    expect([0, deliveryCents]).toContain(tax.deliveryCents);
    expect(Math.abs(tax.cents - ((tax.goodsCents + tax.deliveryCents) * tax.ratePpm) / 1_000_000)).toBeLessThan(2);
  }
  expect(derivation.prices).toHaveLength(1);
  await shop.database.query
    .updateTable("taxRate")
    .set(({ eb }) => ({ ratePpm: eb("ratePpm", "+", 10_000) }))
    .execute();
  await shop.database.query
    .updateTable("deliveryRate")
    .set(({ eb }) => ({ priceCents: eb("priceCents", "+", 100) }))
    .execute();
  expect((await receiptOf(receiptKey)).derivation).toEqual(derivation);
  const { body } = await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff);
  expect(body.value.derivation).toEqual(derivation);
});

it("names the sale or the quantity that a price came from", async () => {
  const itemNo = await boxInReno(shop, 3);
  const { id, productId } = await shop.database.query
    .selectFrom("item")
    .select(["id", "productId"])
    .where("itemNo", "=", itemNo)
    .executeTakeFirstOrThrow();
  const { query } = shop.database;
  await query.deleteFrom("priceBreak").where("itemId", "=", id).execute();
  await query
    .updateTable("price")
    .set({ listCents: 5_000, saleCents: 4_500, saleFrom: "2020-01-01", saleUntil: null })
    .where("itemId", "=", id)
    .execute();
  await query.insertInto("priceBreak").values({ itemId: id, fromUnits: 3, priceCents: 4_000 }).execute();
  await query.transaction().execute((inside) => recordChanges(inside, [{ kind: "product", entity: String(productId) }]));
  await shop.api.settle();
  const prices = [];
  for (const quantity of [2, 3]) {
    const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType: "DLVR" }]);
    const { body } = await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff);
    prices.push(body.value.derivation.prices[0]);
  }
  expect(prices).toEqual([
    { kind: "sale", listCents: 5_000, from: "2020-01-01", until: null, fromUnits: null },
    { kind: "quantity", listCents: 5_000, from: null, until: null, fromUnits: 3 },
  ]);
});

it("is missing on an order from before, and hidden with the prices", async () => {
  const { id, receiptKey } = await placed(1, 6);
  const { pair } = await demoPerson(shop, "hidden-prices@demo.test");
  expect((await receiptOf(receiptKey, bearer(pair))).derivation).toBeNull();
  await shop.database.query.updateTable("customerOrder").set({ derivation: null }).where("id", "=", id).execute();
  expect(await receiptOf(receiptKey)).toMatchObject({ derivation: null, totalCents: expect.any(Number) });
});
