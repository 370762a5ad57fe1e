import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const shop = await openShopForFile();

type Headers = Record<string, string>;
let dealer: Headers;
let hidden: Headers;
let homeowner: Headers;
let staff: Headers;
let customerId: number;
let item: { itemNo: string; series: string; department: string; listCents: number; cents: number };

const call = async (path: string, input?: object, by?: Headers) => (await shop.call(path, input, by)).body;
const priceFor = async (by?: Headers) => (await call("product/detailV2", { itemNo: item.itemNo }, by)).value.selected.price;
const pricesOf = async () => (await call(`office/customerprices?customerId=${customerId}`, undefined, staff)).value;

beforeAll(async () => {
  const person = async (name: string) => bearer((await demoPerson(shop, `${name}@demo.test`)).pair);
  [dealer, hidden, homeowner] = [await person("dealer-admin"), await person("hidden-prices"), await person("homeowner")];
  staff = await staffHeaders(shop);
  const [terms] = (await call("office/customers?query=Ladera", undefined, staff)).value.customers;
  customerId = terms.customerId;
  const itemNo = await boxInReno(shop, 9);
  const { product, selected } = (await call("product/detailV2", { itemNo })).value;
  const { listCents, cents } = selected.price;
  item = { itemNo, series: product.productSeries, department: product.department, listCents, cents };
});

type Line = Record<string, unknown>;
/** Replaces the contract and the level of the dealer. */
async function save(lines: Line[], level: string | null = null, revision?: string) {
  const input = { customerId, level, lines, revision: revision ?? (await pricesOf()).revision };
  const { code, value } = await call("office/savecustomerprices", input, { ...staff, "idempotency-key": crypto.randomUUID() });
  await shop.api.settle();
  return { code, value };
}
async function saveLevel(lines: Line[]) {
  const known = (await call("office/pricelevels", undefined, staff)).value.find((one: { code: string }) => one.code === "TRADE");
  const input = { code: "TRADE", name: "Trade", lines, revision: known?.revision ?? null };
  const { code } = await call("office/savepricelevel", input, { ...staff, "idempotency-key": crypto.randomUUID() });
  await shop.api.settle();
  return code;
}
const half = () => Math.floor(item.cents / 2);
const onItem = (more: Line = {}): Line => ({ scope: "item", key: item.itemNo, offBasisPoints: null, cents: half(), ...more });

beforeEach(async () => {
  expect((await save([])).code).toBeUndefined();
});

describe("a business account's own prices", () => {
  it("are shown to its people alone", async () => {
    await save([onItem({ lastDay: "2999-12-31" })]);
    expect(await priceFor(dealer)).toMatchObject({
      cents: half(),
      listCents: item.listCents,
      own: { kind: "contract", until: "2999-12-31" },
    });
    for (const other of [undefined, homeowner]) expect(await priceFor(other)).toMatchObject({ cents: item.cents });
    expect(await priceFor(homeowner)).not.toHaveProperty("own");
  });

  it("come from a level for every account that has it, and end with it", async () => {
    expect(await saveLevel([{ scope: "department", key: item.department, offBasisPoints: 5000, cents: null }])).toBeUndefined();
    await save([], "TRADE");
    const leveled = item.listCents - Math.round(item.listCents / 2);
    expect(await priceFor(dealer)).toMatchObject({ cents: leveled, own: { kind: "level", until: null } });
    await save([onItem({ cents: leveled - 1 })], "TRADE");
    expect(await priceFor(dealer)).toMatchObject({ cents: leveled - 1, own: { kind: "contract" } });
    await save([]);
    expect(await priceFor(dealer)).toMatchObject({ cents: item.cents });
  });

  it("apply between their days and from their quantity", async () => {
    await save([onItem({ firstDay: "2999-01-01" }), onItem({ fromUnits: 10, cents: half() - 1 })]);
    expect(await priceFor(dealer)).toMatchObject({
      cents: item.cents,
      breaks: expect.arrayContaining([{ fromUnits: 10, cents: half() - 1 }]),
    });
    const add = (quantity: number) => ({ items: [{ itemNo: item.itemNo, quantity, fulfilmentType: "DLVR" }] });
    const { lines, shoppingBagQuoteId } = (await call("webshoppingbag/addbagitemV2", add(10), dealer)).value;
    const line = lines.find((one: { itemNo: string }) => one.itemNo === item.itemNo);
    expect(line).toMatchObject({ unitPriceCents: half() - 1, problems: [] });
    await call("webshoppingbag/removebagitem", { shoppingBagQuoteId, lineId: line.lineId }, dealer);
  });

  it("sort, bound and filter lists as they are charged", async () => {
    const list = async (input: object, by: Headers) => (await call("product/list", input, by)).value;
    await save([onItem({ cents: 1 })]);
    const cheapest = await list({ sort: "price_asc", pageSize: 1 }, dealer);
    expect(cheapest.products[0].lead.itemNo === item.itemNo || cheapest.products[0].fromCents === 0).toBe(true);
    const shown = await list({ sort: "price_asc", pageSize: 1 }, homeowner);
    expect(cheapest.price.lowestCents).toBeLessThan(shown.price.lowestCents);
    const filtered = await list({ price: { toCents: cheapest.price.lowestCents } }, dealer);
    expect(filtered.total).toBe(1);
    expect((await list({ price: { toCents: cheapest.price.lowestCents } }, homeowner)).total).toBe(0);
  });

  it("are charged by an order, with the reason", async () => {
    await save([onItem()]);
    const items = [{ itemNo: item.itemNo, quantity: 2, fulfilmentType: "DLVR" }];
    const { shoppingBagQuoteId } = (await call("webshoppingbag/addbagitemV2", { items }, dealer)).value;
    const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    const { totals, termsVersion } = (await call("checkout/checkout", steps, dealer)).value;
    expect(totals.goodsCents).toBe(2 * half());
    const attempt = crypto.randomUUID();
    const agreed = { expectedTotalCents: totals.totalCents, agreed: true, termsVersion };
    const placed = await call(
      "checkout/complete",
      { shoppingBagQuoteId, attempt, payment: { type: "Credit" }, ...agreed },
      { ...dealer, "idempotency-key": attempt },
    );
    expect(placed.code).toBeUndefined();
    const receipt = (await call(`customer/getreceiptmodel?id=${placed.value.receiptId}`, undefined, dealer)).value;
    expect(receipt.derivation.prices).toEqual([expect.objectContaining({ kind: "contract", listCents: item.listCents })]);
  });

  it("stay hidden with all others", async () => {
    expect(await priceFor(hidden)).toBeNull();
  });
});

describe("staff who set prices", () => {
  it("can't undo each other's change", async () => {
    const { revision } = await pricesOf();
    expect((await save([onItem()], null, revision)).code).toBeUndefined();
    expect((await save([], null, revision)).code).toBe("office_prices_changed");
    expect((await pricesOf()).lines).toHaveLength(1);
  });

  it("find an item in any case, and learn which items the shop doesn't have", async () => {
    expect((await save([onItem({ key: item.itemNo.toLowerCase() })])).value.lines[0].key).toBe(item.itemNo);
    expect((await save([onItem(), { scope: "series", key: "nowhere", offBasisPoints: 100, cents: null }])).code).toBe(
      "office_price_key_unknown",
    );
    expect((await pricesOf()).lines).toHaveLength(1);
    expect((await save([], "NO-LEVEL")).code).toBe("office_price_level_not_found");
  });

  it("keep what ended, with who ended it", async () => {
    await save([onItem()]);
    await save([onItem({ cents: 3 })]);
    const kept = await shop.database.query
      .selectFrom("priceLine")
      .selectAll()
      .where("cents", "=", half())
      .where("endedAt", "is not", null)
      .execute();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ setBy, endedBy }) => setBy !== null && endedBy !== null)).toBe(true);
  });

  it("can't give both an amount off and a price, nor a price to a series", async () => {
    for (const wrong of [
      onItem({ offBasisPoints: 100 }),
      { scope: "series", key: item.series, offBasisPoints: null, cents: 5 },
      onItem({ firstDay: "2027-02-01", lastDay: "2027-01-01" }),
    ])
      expect((await save([wrong])).code).toBe("request_invalid");
  });
});
