import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const DAY_MS = 86_400_000;

const headersOf = async (email: string) => bearer((await demoPerson(shop, email)).pair);
const list = async (headers: Record<string, string>, input: object = {}, call = "customer/orders") =>
  (await shop.call(call, input, headers)).body.value;
const numbers = (value: { orders: { orderNo: number }[] }) => value.orders.map((order) => order.orderNo);

/** Moves an order to somebody, placed some days ago. */
async function give(orderNo: number, to: { accountId: number | null; customerId: number | null }, daysAgo: number): Promise<void> {
  const placedAt = new Date(Date.now() - daysAgo * DAY_MS);
  await shop.database.query
    .updateTable("customerOrder")
    .set({ ...to, placedAt })
    .where("orderNo", "=", orderNo)
    .execute();
}

let admin: Record<string, string>;
let buyer: Record<string, string>;
let staff: Record<string, string>;
let ids: { admin: number; buyer: number; customer: number };
let items: string[];
const placed: number[] = [];
beforeAll(async () => {
  [admin, buyer, staff] = await Promise.all([headersOf("dealer-admin@demo.test"), headersOf("dealer-buyer@demo.test"), staffHeaders(shop)]);
  const people = await shop.database.query.selectFrom("account").select(["id", "email", "customerId"]).execute();
  const idOf = (email: string) => people.find((one) => one.email === email);
  ids = {
    admin: idOf("dealer-admin@demo.test")?.id ?? 0,
    buyer: idOf("dealer-buyer@demo.test")?.id ?? 0,
    customer: idOf("dealer-admin@demo.test")?.customerId ?? 0,
  };
  items = [await boxInReno(shop, 0), await boxInReno(shop, 1)];
  for (const [index, itemNo] of [...items, ...items].entries()) {
    placed.push(await placeOrder(shop, [{ itemNo, quantity: index + 1, fulfilmentType: index === 1 ? "PKUP" : "DLVR" }]));
  }
  await give(placed[0] ?? 0, { accountId: ids.admin, customerId: ids.customer }, 1);
  await give(placed[1] ?? 0, { accountId: ids.buyer, customerId: ids.customer }, 20);
  await give(placed[2] ?? 0, { accountId: ids.buyer, customerId: ids.customer }, 200);
  await give(placed[3] ?? 0, { accountId: ids.buyer, customerId: null }, 2);
});

describe("the list of orders", () => {
  it("has those of the whole business account, newest first, with pieces, lots, promise and sum", async () => {
    const value = await list(admin);
    expect(numbers(value)).toEqual([placed[0], placed[1], placed[2]]);
    expect(value.counts).toEqual({ all: 3, open: 3, completed: 0 });
    const [first] = value.orders;
    expect(first).toMatchObject({ state: "confirmed", lineCount: 1, placedBy: "Ana Ruiz", finishedOn: null });
    expect(first.lots.length).toBeGreaterThan(0);
    expect(first.promisedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(first.pieces[0].picture.address).toContain("/assets/");
    expect(value.totalCents).toBe(value.orders.reduce((sum: number, one: { totalCents: number }) => sum + one.totalCents, 0));
    expect(value.orders[1].pickupStore).toBe("Reno");
  });

  it("has orders older than a year when it shows all, and one that is named by its number always", async () => {
    const old = placed[2] ?? 0;
    await give(old, { accountId: ids.buyer, customerId: ids.customer }, 500);
    expect(numbers(await list(admin))).not.toContain(old);
    const all = await list(admin, { days: 0 });
    expect(numbers(all)).toContain(old);
    expect(all.counts.all).toBe(3);
    expect(numbers(await list(admin, { search: String(old) }))).toEqual([old]);
    expect(numbers(await list(admin, { search: String(old), days: 14 }))).toEqual([old]);
    expect(numbers(await list(admin, { search: items[0] ?? "" }))).not.toContain(old);
    expect(numbers(await list(await headersOf("homeowner@demo.test"), { search: String(old), days: 0 }))).toEqual([]);
    await give(old, { accountId: ids.buyer, customerId: ids.customer }, 200);
  });

  it("is narrowed by days and by the start of an order, an item or a lot, and by a part of a name", async () => {
    expect(numbers(await list(admin, { days: 30 }))).toEqual([placed[0], placed[1]]);
    expect(numbers(await list(admin, { days: 14 }))).toEqual([placed[0]]);
    expect(numbers(await list(admin, { search: String(placed[1]) }))).toEqual([placed[1]]);
    expect(numbers(await list(admin, { search: items[1]?.toLowerCase() }))).toEqual([placed[1]]);
    const [{ lots, pieces }] = (await list(admin)).orders;
    expect(numbers(await list(admin, { search: lots[0] }))).toContain(placed[0]);
    expect(numbers(await list(admin, { search: pieces[0].name.slice(0, 6).toUpperCase() }))).toContain(placed[0]);
    for (const search of ["%", "_", "\\", "'; drop table customer_order", "zzz"])
      expect(numbers(await list(admin, { search }))).toEqual([]);
  });

  it("is sorted and paged, and counts the whole list on every page", async () => {
    const cheapest = await list(admin, { sort: "total_asc", pageSize: 1 });
    expect(cheapest).toMatchObject({ page: 1, pages: 3, counts: { all: 3 } });
    const all = (await list(admin, { sort: "total_asc" })).orders.map((one: { totalCents: number }) => one.totalCents);
    expect(all).toEqual(all.toSorted((a: number, b: number) => a - b));
    expect(cheapest.orders[0].totalCents).toBe(all[0]);
    expect(numbers(await list(admin, { sort: "oldest" }))[0]).toBe(placed[2]);
    expect(numbers(await list(admin, { page: 9 }))).toEqual([]);
  });

  it("tells open orders from completed ones, whose sums leave out canceled lines", async () => {
    const canceled = await shop.call(
      "office/cancelorder",
      { orderNo: placed[2], reason: "customer" },
      { ...staff, "idempotency-key": crypto.randomUUID() },
    );
    expect(canceled.status).toBe(200);
    const completed = await list(admin, { status: 2 });
    expect(numbers(completed)).toEqual([placed[2]]);
    expect(completed.orders[0]).toMatchObject({ state: "canceled", promisedOn: null });
    expect(completed).toMatchObject({ totalCents: 0, counts: { all: 3, open: 2, completed: 1 } });
    expect(numbers(await list(admin, { status: 1 }))).toEqual([placed[0], placed[1]]);
  });

  it("keeps private orders apart, and shows nobody other people's orders", async () => {
    expect(numbers(await list(buyer, {}, "customer/retailorders"))).toEqual([placed[3]]);
    expect(numbers(await list(admin, {}, "customer/retailorders"))).toEqual([]);
    expect(numbers(await list(buyer))).toEqual(expect.arrayContaining([placed[0]]));
    expect(numbers(await list(await headersOf("homeowner@demo.test")))).not.toEqual(expect.arrayContaining([placed[3]]));
  });

  it("shows a user without a role for orders their own alone", async () => {
    await shop.database.query.updateTable("accountRole").set({ role: "Professional" }).where("accountId", "=", ids.buyer).execute();
    const professional = await headersOf("dealer-buyer@demo.test");
    expect(numbers(await list(professional))).toEqual(expect.arrayContaining([placed[1]]));
    expect(numbers(await list(professional))).not.toContain(placed[0]);
  });

  it("opens to readers of the list, with the parts that are delivered together; to others the order doesn't exist", async () => {
    const [first] = (await list(admin)).orders;
    const details = (id: string, headers: Record<string, string>) => shop.call(`customer/orderdetails?id=${id}`, undefined, headers);
    const { value } = (await details(first.receiptId, admin)).body;
    expect(value.order).toEqual(first);
    expect(value.approval).toBeNull();
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${first.receiptId}`, undefined, admin)).body.value;
    expect(value.parts.flatMap((part: { lineIds: number[] }) => part.lineIds).toSorted()).toEqual(
      receipt.progress.map((line: { lineId: number }) => line.lineId).toSorted(),
    );
    expect(value.parts[0]).toMatchObject({ fulfilment: "DLVR", state: "confirmed", promisedOn: first.promisedOn });
    const stranger = await headersOf("homeowner@demo.test");
    const professional = await headersOf("dealer-buyer@demo.test");
    for (const headers of [stranger, professional]) {
      const refused = await details(first.receiptId, headers);
      expect([refused.status, refused.body.code]).toEqual([404, "customer_receipt_not_found"]);
    }
    const [own] = (await list(professional)).orders;
    expect((await details(own.receiptId, professional)).body.value.order.orderNo).toBe(own.orderNo);
  });

  it("names who approved the order", async () => {
    const [first] = (await list(admin)).orders;
    const { query } = shop.database;
    const order = await query.selectFrom("customerOrder").selectAll().where("orderNo", "=", first.orderNo).executeTakeFirstOrThrow();
    const asked = { storefrontId: order.storefrontId, customerId: ids.customer, accountId: ids.buyer, bagId: order.bagId, contents: "x" };
    const answered = {
      status: "approved" as const,
      decidedBy: ids.admin,
      askedAt: new Date("2026-03-02T18:00:00Z"),
      decidedAt: new Date("2026-03-03T04:00:00Z"),
    };
    const totals = { lines: "[]", totalCents: 1, currency: "USD", orderId: order.id };
    await query
      .insertInto("approvalRequest")
      .values({ ...asked, ...answered, ...totals })
      .execute();
    const { value } = (await shop.call(`customer/orderdetails?id=${first.receiptId}`, undefined, admin)).body;
    const { givenName, surname } = await query
      .selectFrom("account")
      .select(["givenName", "surname"])
      .where("id", "=", ids.admin)
      .executeTakeFirstOrThrow();
    // Late in the evening of the day before in the shop's time zone.
    expect(value.approval).toEqual({ by: `${givenName} ${surname}`, on: "2026-03-02" });
  });

  it("is for one branch when asked, and for a limited user only theirs", async () => {
    const { query } = shop.database;
    const [first, second] = await query
      .selectFrom("customerBranch")
      .select(["id", "name"])
      .where("customerId", "=", ids.customer)
      .orderBy("id")
      .execute();
    if (!first || !second) throw new Error("the dealer has no two branches");
    await query
      .updateTable("customerOrder")
      .set({ branchId: first.id, jobName: "Arrowcreek clubhouse" })
      .where("orderNo", "=", placed[0] ?? 0)
      .execute();
    await query
      .updateTable("customerOrder")
      .set({ branchId: second.id, purchaseOrderNo: "LR-2291" })
      .where("orderNo", "=", placed[1] ?? 0)
      .execute();
    const ofFirst = await list(admin, { branchId: first.id });
    expect(numbers(ofFirst)).toEqual([placed[0]]);
    expect(ofFirst.orders[0]).toMatchObject({ branch: first.name, jobName: "Arrowcreek clubhouse", purchaseOrderNo: null });
    expect(numbers(await list(admin, { search: "lr-22" }))).toEqual([placed[1]]);
    expect(numbers(await list(admin, { search: "clubhouse" }))).toEqual([placed[0]]);
    const accounting = await query
      .selectFrom("account")
      .select("id")
      .where("email", "=", "dealer-accounting@demo.test")
      .executeTakeFirstOrThrow();
    await query.deleteFrom("accountBranch").where("accountId", "=", accounting.id).execute();
    await query.insertInto("accountBranch").values({ accountId: accounting.id, branchId: second.id }).execute();
    const limited = await headersOf("dealer-accounting@demo.test");
    expect(numbers(await list(limited))).toEqual([placed[1]]);
    expect(numbers(await list(limited, { branchId: first.id }))).toEqual([]);
    const ofOther = ofFirst.orders[0].receiptId;
    expect((await shop.call(`customer/orderdetails?id=${ofOther}`, undefined, limited)).status).toBe(404);
  });

  it("is late when a promised day has passed, and open until what was shipped arrives", async () => {
    const orderNo = await placeOrder(shop, [{ itemNo: items[0] ?? "", quantity: 1, fulfilmentType: "DLVR" }]);
    const someone = await headersOf("homeowner@demo.test");
    const { id: accountId } = await shop.database.query
      .selectFrom("account")
      .select("id")
      .where("email", "=", "homeowner@demo.test")
      .executeTakeFirstOrThrow();
    await give(orderNo, { accountId, customerId: null }, 30);
    const { lineId } = await shop.database.query
      .selectFrom("orderLine")
      .innerJoin("customerOrder", "customerOrder.id", "orderLine.orderId")
      .select("orderLine.id as lineId")
      .where("orderNo", "=", orderNo)
      .executeTakeFirstOrThrow();
    await shop.database.query.updateTable("orderLine").set({ promisedOn: "2020-02-03" }).where("id", "=", lineId).execute();
    const late = await list(someone);
    expect(late.orders[0]).toMatchObject({ orderNo, state: "confirmed", lateSince: "2020-02-03" });
    expect(late.today > "2020-02-03").toBe(true);
    const act = async (name: string, more: object = {}) => {
      const body = { orderNo, lines: [{ lineId, units: 1 }], ...more };
      expect((await shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() })).status).toBe(200);
    };
    await act("picklines");
    await act("shiplines", { carrier: "Own truck" });
    const open = await list(someone, { status: 1 });
    expect(open.orders[0]).toMatchObject({ orderNo, state: "shipped", promisedOn: "2020-02-03", lateSince: null });
    expect(open).toMatchObject({ counts: { all: 1, open: 1, completed: 0 }, totalCents: open.orders[0].totalCents });
    expect(numbers(await list(someone, { status: 2 }))).toEqual([]);
    await act("deliverlines");
    const completed = await list(someone, { status: 2 });
    expect(completed).toMatchObject({ orders: [{ orderNo, state: "delivered" }], counts: { all: 1, open: 0, completed: 1 } });
  });

  it("hides prices, also from sums and order", async () => {
    const hidden = await headersOf("hidden-prices@demo.test");
    const person = await shop.database.query
      .selectFrom("account")
      .select(["id", "customerId"])
      .where("email", "=", "hidden-prices@demo.test")
      .executeTakeFirstOrThrow();
    await give(placed[0] ?? 0, { accountId: person.id, customerId: person.customerId }, 1);
    await give(placed[1] ?? 0, { accountId: person.id, customerId: person.customerId }, 2);
    const value = await list(hidden, { sort: "total_asc" });
    expect(numbers(value)).toEqual([placed[0], placed[1]]);
    expect(value.totalCents).toBeNull();
    expect(value.orders.every((one: { totalCents: null }) => one.totalCents === null)).toBe(true);
  });

  it.each([{ status: 3 }, { days: 7 }, { page: 0 }, { pageSize: 501 }, { sort: "name" }, { search: "x".repeat(81) }, { branchId: -1 }])(
    "refuses %j",
    async (input) => {
      expect((await shop.call("customer/orders", input, admin)).status).toBe(400);
    },
  );
});
