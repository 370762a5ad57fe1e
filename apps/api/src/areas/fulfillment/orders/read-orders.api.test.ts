import { recordChanges } from "@azulejo/database";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const RENO = 1;

let staff: Record<string, string>;
let items: string[];
beforeAll(async () => {
  staff = await staffHeaders(shop);
  items = [await boxInReno(shop, 0), await boxInReno(shop, 1)];
  const { query } = shop.database;
  const { settings } = await query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  const mail = { orders: ["orders@shop.test", "warehouse@shop.test"], requests: [], forms: [] };
  await query
    .updateTable("storefront")
    .set({ settings: JSON.stringify({ ...settings, mail }) })
    .where("id", "=", 1)
    .execute();
  await query.updateTable("place").set({ email: "reno@shop.test" }).where("code", "=", "reno").execute();
  await recordChanges(query, [{ kind: "storefront", entity: "1" }]);
  await shop.api.settle();
});

const delivered = (quantity = 2) => placeOrder(shop, [{ itemNo: items[0] ?? "", quantity, fulfilmentType: "DLVR" }]);
const collected = (language = "en") =>
  placeOrder(shop, [{ itemNo: items[1] ?? "", quantity: 3, fulfilmentType: "PKUP" }], { storeNumber: RENO, language });
const show = async (orderNo: number, headers = staff) => shop.call(`office/order?orderNo=${orderNo}`, undefined, headers);
const list = async (query: string) => (await shop.call(`office/orders?${query}`, undefined, staff)).body.value;

describe("an order in the office", () => {
  it("shows lines with lots, the customer, the payment and the agreement", async () => {
    const orderNo = await delivered();
    await shop.api.settle();
    const { value } = (await show(orderNo)).body;
    expect(value).toMatchObject({
      orderNo,
      status: "open",
      customer: { firstName: "Ana", email: "ana@example.test", businessAccount: null },
      deliveryAddress: { city: "Reno" },
      pickupStore: null,
      payments: [{ status: "captured", brand: "visa", last4: "4242", amountCents: value.totalCents }],
      lines: [{ itemNo: items[0], quantity: 2, picked: 0, shipped: 0, refunded: 0 }],
      moneyBackCents: 0,
      events: [],
    });
    const lots = value.lines[0].lots as { quantity: number; place: string; shade: string | null }[];
    expect(lots.reduce((sum, lot) => sum + lot.quantity, 0)).toBe(2);
    expect(lots.every((lot) => lot.place.length > 0)).toBe(true);
  });

  it("names the goods in the reader's language, not the buyer's", async () => {
    const goodsOf = async (orderNo: number, language: string) => {
      const { name, detail } = (await show(orderNo, { ...staff, "accept-language": language })).body.value.lines[0];
      return `${name}, ${detail}`;
    };
    const [english, spanish] = [await collected("en"), await collected("es")];
    const [inEnglish, inSpanish] = [await goodsOf(english, "en"), await goodsOf(spanish, "es")];
    expect(inEnglish).not.toBe(inSpanish);
    expect(await goodsOf(spanish, "en")).toBe(inEnglish);
    expect(await goodsOf(english, "es")).toBe(inSpanish);
  });

  it("is not found at another storefront, nor under a number that was never used", async () => {
    const orderNo = await delivered();
    const { query } = shop.database;
    const own = await query.selectFrom("storefront").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    const other = { ...own, id: 2, publicKey: "pk_other", siteKey: "other", settings: JSON.stringify(own.settings) };
    await query.insertInto("storefront").values(other).execute();
    await query.updateTable("customerOrder").set({ storefrontId: 2 }).where("orderNo", "=", orderNo).execute();
    expect((await show(orderNo)).body.code).toBe("office_order_not_found");
    expect((await show(1)).body.code).toBe("office_order_not_found");
    expect((await list("pageSize=100")).orders.map((one: { orderNo: number }) => one.orderNo)).not.toContain(orderNo);
  });
});

describe("the list of orders", () => {
  it("shows open orders newest first, those of a store, and pages", async () => {
    const [home, store] = [await delivered(), await collected()];
    const { orders, total } = await list("");
    expect(orders.slice(0, 2).map((one: { orderNo: number }) => one.orderNo)).toEqual([store, home]);
    expect(orders[0]).toMatchObject({ store: "reno", quantity: 3, picked: 0, status: "open", firstName: "Ana" });
    expect(orders[1]).toMatchObject({ store: null, quantity: 2 });
    const atReno = (await list("store=reno")).orders.map((one: { orderNo: number }) => one.orderNo);
    expect([atReno.includes(store), atReno.includes(home)]).toEqual([true, false]);
    expect((await shop.call("office/orders?store=nowhere", undefined, staff)).body.code).toBe("storelocator_not_found");
    const second = await list("page=2&pageSize=1");
    expect([second.orders[0].orderNo, second.total]).toEqual([home, total]);
    expect((await list("status=canceled")).orders).toEqual([]);
  });
});

describe("the mail about a new order", () => {
  it("goes to the staff and the pickup store once, with lots, customer, payment and a reply to the customer", async () => {
    const orderNo = await collected("es");
    for (const to of ["orders@shop.test", "warehouse@shop.test", "reno@shop.test"]) {
      const mails = (await mailsTo(shop, to)).filter((mail) => mail.subject.includes(String(orderNo)));
      expect(mails.map((mail) => mail.subject)).toEqual([expect.stringMatching(new RegExp(`^New order ${orderNo}: \\$`))]);
    }
    const [mail] = (await mailsTo(shop, "reno@shop.test")).filter((one) => one.subject.includes(String(orderNo)));
    const { value } = (await show(orderNo)).body;
    const [lot] = value.lines[0].lots;
    for (const part of [
      items[1],
      value.lines[0].name,
      value.lines[0].detail,
      "3 boxes",
      `Lot ${lot.code}`,
      "Ana Ruiz",
      "775 555 0199",
      "Visa ending in 4242",
      "Prefers Spanish",
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain("/es/order/receipt/");
  });

  it("goes to no store for an order that is only delivered", async () => {
    const orderNo = await delivered();
    const subjects = async (to: string) =>
      (await mailsTo(shop, to)).map((mail) => mail.subject).filter((one) => one.includes(`${orderNo}`));
    expect([await subjects("orders@shop.test"), await subjects("reno@shop.test")]).toEqual([[expect.any(String)], []]);
  });
});
