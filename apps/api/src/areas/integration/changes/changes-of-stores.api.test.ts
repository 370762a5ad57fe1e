import type { RecordChange } from "@azulejo/contract/areas/changes.ts";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { query } = shop.database;
let owner: Record<string, string>;
/** Keys of two stores, with the owner's rights. */
let reno: Record<string, string>;
let anaheim: Record<string, string>;
const places: Record<string, number> = {};
beforeAll(async () => {
  owner = await staffHeaders(shop);
  const keyOf = async (store: string) => {
    const key = { name: `Till in ${store}`, role: "owner", stores: [store], addresses: [], expiresOn: null };
    return bearer({ authToken: (await shop.call("office/createapikey", key, owner)).body.value.secret });
  };
  [reno, anaheim] = [await keyOf("reno"), await keyOf("anaheim")];
  for (const { id, code } of await query.selectFrom("place").select(["id", "code"]).where("storefrontId", "=", 1).execute())
    places[code] = id;
});

const read = async (parameters: string, as: Record<string, string>) => (await shop.call(`changes?${parameters}`, undefined, as)).body;
const now = async (as = reno): Promise<number> => (await read("", as)).value.cursor;
const since = async (after: number, as: Record<string, string>): Promise<RecordChange[]> =>
  (await read(`after=${after}&limit=500`, as)).value.changes;
const of = (kind: string, changes: RecordChange[]) =>
  changes.flatMap((one) => (one.kind === kind ? [`${one.id} ${one.action}${one.data === null ? " without data" : ""}`] : []));

async function order(item: number, ways: ("PKUP" | "DLVR")[]) {
  const lines = await Promise.all(
    ways.map(async (fulfilmentType, index) => ({ itemNo: await boxInReno(shop, item + index), quantity: 2, fulfilmentType })),
  );
  const orderNo = await placeOrder(shop, lines);
  await shop.api.settle();
  return orderNo;
}
const lineOf = (orderNo: number) =>
  query
    .selectFrom("orderLine")
    .innerJoin("customerOrder", "customerOrder.id", "orderLine.orderId")
    .select(["orderLine.id", "orderLine.orderId"])
    .where("orderNo", "=", orderNo)
    .where("fulfilment", "=", "PKUP")
    .executeTakeFirstOrThrow();
const move = async (orderNo: number, to: string) => {
  const { id } = await lineOf(orderNo);
  await query.updateTable("orderLine").set({ placeId: places[to] }).where("id", "=", id).execute();
};

describe("a key of one store", () => {
  it("reads orders that are picked up there and their stock, and nothing of orders that others hand over", async () => {
    const cursor = await now();
    const [pickedUp, mixed, delivered] = [await order(1, ["PKUP"]), await order(20, ["PKUP", "DLVR"]), await order(70, ["DLVR"])];
    const everything = await since(cursor, owner);
    expect(everything.filter(({ kind }) => kind === "order").map(({ id }) => id)).toEqual(
      expect.arrayContaining([String(pickedUp), String(mixed), String(delivered)]),
    );
    const changes = await since(cursor, reno);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(["order", "stock"]));
    expect(new Set(of("order", changes).map((one) => one.split(" ")[0]))).toEqual(new Set([String(pickedUp), String(mixed)]));
    expect(changes.flatMap((one) => (one.kind === "stock" ? [one.data?.store] : [])).every((store) => store === "reno")).toBe(true);
    expect(await since(cursor, anaheim)).toEqual(everything.filter((one) => one.kind === "stock" && one.data?.store === "anaheim"));
    expect(JSON.stringify(await since(cursor, anaheim))).not.toContain(String(pickedUp));
  });

  it("is told once that an order has left its store, without its data, and then nothing more", async () => {
    const orderNo = await order(5, ["PKUP"]);
    const cursor = await now();
    await move(orderNo, "anaheim");
    expect(of("order", await since(cursor, reno))).toEqual([`${orderNo} deleted without data`]);
    expect(of("order", await since(cursor, anaheim))).toEqual([`${orderNo} updated`]);
    const later = await now();
    await query.updateTable("customerOrder").set({ purchaseOrderNo: "PO-LATER" }).where("orderNo", "=", orderNo).execute();
    expect(await since(later, reno)).toEqual([]);
    expect(of("order", await since(later, anaheim))).toEqual([`${orderNo} updated`]);
    // The changes of before have no data any more either: they would be those of another store.
    const earlier = await since(0, reno);
    expect(earlier.filter((one) => one.id === String(orderNo) && one.data !== null)).toEqual([]);
    expect(JSON.stringify(earlier)).not.toContain("PO-LATER");
    await move(orderNo, "reno");
    expect(of("order", await since(later, reno))).toEqual([`${orderNo} updated`]);
  });

  it("is told of an order that is delivered instead", async () => {
    const orderNo = await order(8, ["PKUP"]);
    const cursor = await now();
    const { id } = await lineOf(orderNo);
    await query.updateTable("orderLine").set({ fulfilment: "DLVR" }).where("id", "=", id).execute();
    expect(of("order", await since(cursor, reno))).toEqual([`${orderNo} deleted without data`]);
  });

  it("reads the invoices of its orders", async () => {
    const [own, others] = [await order(11, ["PKUP"]), await order(72, ["DLVR"])];
    const cursor = await now();
    const customer = await query.selectFrom("customer").select("id").orderBy("id").executeTakeFirstOrThrow();
    const invoiceOf = async (orderNo: number | null) => {
      const ofOrder =
        orderNo === null
          ? { earlierNo: "OLD-1" }
          : { orderId: (await query.selectFrom("customerOrder").select("id").where("orderNo", "=", orderNo).executeTakeFirstOrThrow()).id };
      const days = { issuedAt: new Date(), issuedOn: "2026-01-02", dueOn: "2026-02-01", paymentTerm: "NET30" };
      const cents = { currency: "USD", goodsCents: 100, deliveryCents: 0, taxCents: 0, totalCents: 100, openCents: 0 };
      return query
        .insertInto("invoice")
        .values({ storefrontId: 1, customerId: customer.id, kind: "invoice", ...ofOrder, ...days, ...cents })
        .returning("invoiceNo")
        .executeTakeFirstOrThrow();
    };
    const { invoiceNo } = await invoiceOf(own);
    await invoiceOf(others);
    await invoiceOf(null);
    expect(of("invoice", await since(cursor, owner))).toHaveLength(3);
    expect(of("invoice", await since(cursor, reno))).toEqual([`${invoiceNo} created`]);
    expect(of("invoice", await since(cursor, anaheim))).toEqual([]);
  });

  it("is told of a lot that is deleted there or moved away", async () => {
    const { id: itemId } = await query.selectFrom("item").select("id").where("kind", "=", "item").orderBy("id").executeTakeFirstOrThrow();
    const add = (code: string, store: string) =>
      query
        .insertInto("lot")
        .values({ itemId, placeId: places[store] ?? 0, code, onHand: 0 })
        .returning("id")
        .executeTakeFirstOrThrow();
    const [moved, gone, others] = [await add("MOVES", "reno"), await add("GOES", "reno"), await add("OTHER", "anaheim")];
    const cursor = await now();
    await query.updateTable("lot").set({ placeId: places.anaheim }).where("id", "=", moved.id).execute();
    await query.deleteFrom("lot").where("id", "in", [gone.id, others.id]).execute();
    expect(of("stock", await since(cursor, reno)).sort()).toEqual(
      [`${moved.id} deleted without data`, `${gone.id} deleted without data`].sort(),
    );
    expect(of("stock", await since(cursor, anaheim)).sort()).toEqual([`${moved.id} updated`, `${others.id} deleted without data`].sort());
  });

  it("is refused what belongs to the company", async () => {
    for (const kind of ["product", "price", "customer", "contract", "priceLevel", "content"])
      expect((await read(`after=0&kinds=order,${kind}`, reno)).code).toBe("office_all_stores");
    expect((await read("after=0&kinds=order,stock,invoice", reno)).success).toBe(true);
  });
});
