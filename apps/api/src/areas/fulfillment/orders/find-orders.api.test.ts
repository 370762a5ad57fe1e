import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const RENO = 1;

let staff: Record<string, string>;
let itemNo: string;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  itemNo = await boxInReno(shop, 0);
});

const find = async (input: Record<string, string>): Promise<number[]> => {
  const { value } = (await shop.call(`office/orders?${new URLSearchParams({ status: "all", ...input })}`, undefined, staff)).body;
  return value.orders.map((order: { orderNo: number }) => order.orderNo);
};
const place = (fulfilmentType: "DLVR" | "PKUP", quantity = 2) =>
  placeOrder(shop, [{ itemNo, quantity, fulfilmentType }], { storeNumber: RENO });
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const linesOf = async (orderNo: number): Promise<{ lineId: number; quantity: number; name: string }[]> =>
  (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value.lines;
const advance = async (call: string, orderNo: number, more: object = {}) => {
  const lines = (await linesOf(orderNo)).map(({ lineId, quantity }) => ({ lineId, units: quantity }));
  expect((await act(call, { orderNo, lines, ...more })).status).toBe(200);
};
/** Gives an order's buyer another name and another way to be reached. */
const rename = (orderNo: number, person: object) =>
  shop.database.query.updateTable("customerOrder").set(person).where("orderNo", "=", orderNo).execute();

describe("a search for orders", () => {
  it("finds an order by anything that staff know of it", async () => {
    const orderNo = await place("DLVR");
    await rename(orderNo, {
      firstName: "María José",
      lastName: "Ibáñez-O'Neil",
      phone: "+1 (775) 555-0187",
      email: "Mj.Ibanez@pools.example.test",
      purchaseOrderNo: "XQ-88/17",
      jobName: "Piscina del norte",
      pickupPerson: "Efraín Quiñones",
    });
    const [line] = await linesOf(orderNo);
    const searches = [
      String(orderNo),
      "ibanez",
      "Ibáñez maría",
      "o'neil",
      "775 555 0187",
      "(775) 555-0187",
      "5550187",
      "0187",
      "mj.ibanez@pools.example.test",
      "mj.ibanez@",
      "xq-88/17",
      "piscina norte",
      "quinones",
      `ibanez ${line?.name}`,
    ];
    for (const query of searches) expect([query, (await find({ query })).includes(orderNo)]).toEqual([query, true]);
    expect(await find({ query: itemNo })).toContain(orderNo);
    for (const query of ["ibanez nobody", "999999999", "'", "\\", "ibanez \\' | s1:x"])
      expect(await find({ query })).not.toContain(orderNo);
  });

  it("doesn't let customers search by words that only staff may use", async () => {
    const orderNo = await place("DLVR");
    const { rows } = await sql<{ words: string[] }>`
      select array(select unnest(tsvector_to_array(search))) as words from customer_order where order_no = ${orderNo}`.execute(
      shop.database.query,
    );
    const words = rows[0]?.words ?? [];
    expect(words.filter((word) => word.includes("example.test"))).toEqual(["s1:ana@example.test"]);
    expect(words.every((word) => /^[sac]\d+:/.test(word))).toBe(true);
  });

  it("is narrowed by status and store, and says how many there are in all", async () => {
    const collected = await place("PKUP");
    await rename(collected, { lastName: "Zuzunaga" });
    const delivered = await place("DLVR");
    await rename(delivered, { lastName: "Zuzunaga" });
    expect(await find({ query: "zuzunaga" })).toEqual([delivered, collected]);
    expect(await find({ query: "zuzunaga", store: "reno" })).toEqual([collected]);
    expect(await find({ query: "zuzunaga", status: "finished" })).toEqual([]);
    const { value } = (await shop.call("office/orders?status=all&query=zuzunaga&pageSize=1&page=2", undefined, staff)).body;
    expect([value.total, value.orders.map((one: { orderNo: number }) => one.orderNo)]).toEqual([2, [collected]]);
  });

  it("finds words of very many orders too, newest first", async () => {
    const { query } = shop.database;
    const template = await place("DLVR");
    await sql`insert into bag (id, storefront_id, status) select 'many-bag-' || lpad(n::text, 10, '0'), 1, 'ordered' from generate_series(1, 5500) n`.execute(
      query,
    );
    await sql`insert into customer_order (storefront_id, order_no, receipt_key, bag_id, attempt_key, status, email, phone, first_name, last_name, language, currency, terms_version,
        goods_cents, delivery_cents, tax_cents, total_cents, taxes, placed_at, search)
      select 1, 700000 + n, 'many-receipt-' || lpad(n::text, 12, '0'), 'many-bag-' || lpad(n::text, 10, '0'), 'many-attempt-' || n, 'placed', email, phone, first_name, last_name,
        language, currency, terms_version, 0, 0, 0, 0, taxes, placed_at, array_to_tsvector(array['s1:frequent', 's1:' || (700000 + n)])
      from customer_order, generate_series(1, 5500) n where order_no = ${template}`.execute(query);
    expect(await find({ query: "frequent", pageSize: "3" })).toEqual([705_500, 705_499, 705_498]);
    expect(await find({ query: "frequent 702123" })).toEqual([702_123]);
    const totalOf = async (more: string) =>
      (await shop.call(`office/orders?query=frequent&${more}`, undefined, staff)).body.value.total as number;
    expect(await Promise.all(["status=all", "status=open", "status=canceled"].map(totalOf))).toEqual([1000, 1000, 0]);
    await sql`delete from customer_order where order_no > 700000 and order_no <= 705500`.execute(query);
  });
});

describe("the lists of what orders wait for", () => {
  it("follow an order that is delivered", async () => {
    const orderNo = await place("DLVR");
    const isIn = async (work: string) => (await find({ status: "open", work })).includes(orderNo);
    const where = async () =>
      Object.fromEntries(await Promise.all(["confirm", "pick", "ready", "ship", "late"].map(async (work) => [work, await isIn(work)])));
    const nowhere = { confirm: false, pick: false, ready: false, ship: false, late: false };
    expect(await where()).toEqual({ ...nowhere, pick: true });
    await advance("picklines", orderNo);
    expect(await where()).toEqual({ ...nowhere, ship: true });
    await shop.database.query
      .updateTable("orderLine")
      .set({ promisedOn: "2026-01-02" })
      .where(
        "id",
        "in",
        (await linesOf(orderNo)).map((line) => line.lineId),
      )
      .execute();
    expect(await where()).toEqual({ ...nowhere, ship: true, late: true });
    await advance("shiplines", orderNo, { carrier: "UPS" });
    expect(await where()).toEqual(nowhere);
  });

  it("follow an order that is picked up", async () => {
    const orderNo = await place("PKUP");
    await advance("readylines", orderNo);
    expect(await find({ status: "open", work: "ready", store: "reno" })).toContain(orderNo);
    expect(await find({ status: "open", work: "pick" })).not.toContain(orderNo);
    await advance("shiplines", orderNo);
    expect(await find({ status: "open", work: "ready" })).not.toContain(orderNo);
  });

  it("show as to confirm whose payment or answer is awaited", async () => {
    const orderNo = await place("DLVR");
    await act("movepromises", { orderNo, promisedOn: "2099-01-02", reason: "container" });
    expect(await find({ status: "open", work: "confirm" })).toContain(orderNo);
    const unpaid = await place("DLVR");
    await shop.database.query.updateTable("customerOrder").set({ waitingSince: new Date() }).where("orderNo", "=", unpaid).execute();
    expect(await find({ status: "open", work: "confirm" })).toContain(unpaid);
    expect(await find({ status: "open", work: "pick" })).not.toContain(unpaid);
  });

  it("forget a canceled order", async () => {
    const orderNo = await place("DLVR");
    await act("cancelorder", { orderNo });
    expect(await find({ status: "open", work: "pick" })).not.toContain(orderNo);
  });
});

it("staff get the stores where orders are picked up", async () => {
  const { value } = (await shop.call("office/pickupstores", undefined, staff)).body;
  expect(value).toContainEqual(expect.objectContaining({ code: "reno", number: RENO }));
});
