import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sendPicture, somePicture } from "@azulejo/testing/pictures.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { importCatalog } from "../../catalog/index.ts";
import { adjusted, moveStock, openLots, received } from "../../stock/index.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
let itemNo: string;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  const found = await query
    .selectFrom("slabBundle")
    .innerJoin("item", "item.id", "itemId")
    .innerJoin("place", "place.id", "placeId")
    .select("itemNo")
    .where("place.code", "=", "las-vegas")
    .where("item.published", "=", true)
    .executeTakeFirstOrThrow();
  itemNo = found.itemNo;
});

const size = { widthMm: 3200, heightMm: 1600 };
const act = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const take = async (bundle: string, store: string, slabs: object[]): Promise<string[]> =>
  (await act("addslabs", { bundle, block: "B-9", itemNo, store, arrivedOn: "2026-11-20", slabs })).body.value.codes;
const set = (code: string, state: "sold" | "available") => act("setslabstate", { code, state });
const problems = async () => (await examineBooks(shop.database)).filter(({ problem }) => problem !== null).map(({ what }) => what);
const lots = async (store: string) =>
  (await shop.call(`office/stock?itemNo=${itemNo}`, undefined, staff)).body.value.lots.filter(
    (one: { store: string }) => one.store === store,
  );
const onHand = async (store: string): Promise<number> =>
  (await lots(store)).reduce((sum: number, lot: { onHand: number }) => sum + lot.onHand, 0);
const standing = async (store: string): Promise<number> => {
  const { slabs } = (await shop.call(`office/slabrows?store=${store}&query=${itemNo}`, undefined, staff)).body.value;
  return slabs.filter(({ state }: { state: string }) => state !== "sold").length;
};
const offered = async (store: string): Promise<number> => {
  const [item] = (await shop.call("product/availabilityV2", { itemNos: [itemNo] })).body.value.items;
  return item.stores.find((one: { code: string }) => one.code === store)?.available ?? 0;
};

/** Imports the item's stock in one lot. @returns the reasons for which rows were rejected */
async function importStock(lot: string, units: number): Promise<string[]> {
  const { code } = await query
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.productId")
    .select("product.code")
    .where("itemNo", "=", itemNo)
    .executeTakeFirstOrThrow();
  const folder = mkdtempSync(join(tmpdir(), "azulejo-slab-stock-"));
  const path = join(folder, "stock.csv");
  writeFileSync(path, `productCode,itemNo,stockPlace,stockOnHand,stockLot\n${code},${itemNo},las-vegas,${units},${lot}\n`);
  try {
    const { rejectedFile } = await importCatalog({ database: shop.database, path, now: new Date() });
    if (rejectedFile === null) return [];
    const [, ...rows] = readFileSync(rejectedFile, "utf8").trim().split("\r\n");
    return rows.map((row) => row.match(/"?(has slabs[^"]*follows)/)?.[1] ?? row);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the stock of an item that is sold by the slab", () => {
  it("is what stands in the demo's yards", async () => {
    expect(await problems()).toEqual([]);
    expect(await onHand("las-vegas")).toBe(await standing("las-vegas"));
  });

  it("follows the slabs that are taken in, sold and offered again", async () => {
    const before = await offered("las-vegas");
    const codes = await take("K1", "las-vegas", [size, size, size]);
    expect(await offered("las-vegas")).toBe(before + 3);
    const lot = (await lots("las-vegas")).find((one: { code: string }) => one.code === "K1");
    expect(lot).toMatchObject({ onHand: 3, movements: [{ kind: "received", onHand: 3, by: "staff@demo.test" }] });
    await set(codes[0] ?? "", "sold");
    await set(codes[0] ?? "", "sold");
    expect(await offered("las-vegas")).toBe(before + 2);
    await set(codes[0] ?? "", "available");
    expect(await offered("las-vegas")).toBe(before + 3);
    expect(await problems()).toEqual([]);
  });

  it("counts a slab that an order has shipped once", async () => {
    const [code = ""] = await take("K2", "las-vegas", [size]);
    const before = await onHand("las-vegas");
    const orderNo = await placeOrder(shop, [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }]);
    await shop.api.settle();
    const { lines } = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
    const [{ lineId, lots: parts }] = lines;
    const from: string = parts[0].place;
    const had = from === "las-vegas" ? before : await onHand(from);
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    expect(await onHand(from)).toBe(had - 1);
    expect(await problems()).toEqual([]);
    const { slabs } = (await shop.call(`office/slabrows?store=${from}&query=${itemNo}&state=available`, undefined, staff)).body.value;
    const sold = from === "las-vegas" ? code : slabs[0]?.code;
    if (sold) await set(sold, "sold");
    expect(await onHand(from)).toBe(had - 1);
    expect(await problems()).toEqual([]);
  });

  it("changes with its slabs alone", async () => {
    const [lot] = await lots("las-vegas");
    const adjusted = await act("adjuststock", { itemNo, store: "las-vegas", lot: lot.code, units: 1, note: "Found" });
    expect(adjusted.body.code).toBe("office_stock_of_slabs");
    const sent = await act("sendtransfer", { from: "las-vegas", to: "reno", note: null, lines: [{ itemNo, lot: lot.code, units: 1 }] });
    expect(sent.body.code).toBe("office_stock_of_slabs");
    expect((await act("startcount", { store: "las-vegas", scope: itemNo })).body.code).toBe("office_count_empty");
    expect(await importStock(lot.code, lot.onHand + 4)).toEqual(["has slabs of this item, which its stock there follows"]);
    expect((await lots("las-vegas"))[0].onHand).toBe(lot.onHand);
    const ofBundle = query.selectFrom("slabBundle").select("id").where("code", "=", "K1");
    const setAll = (soldAt: Date | null) => query.updateTable("slab").set({ soldAt }).where("bundleId", "in", ofBundle).execute();
    await setAll(new Date());
    expect(await problems()).toEqual(["stock of slabs"]);
    await setAll(null);
  });

  it("asks at the first bundle of a place whether its slabs are already in stock there, and then follows them", async () => {
    const place = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
    const item = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
    const [lotId = 0] = await openLots(query, [{ itemId: item.id, placeId: place.id, code: "OLD", shade: null, caliber: null }]);
    await moveStock(query, lotId, received(3), {});
    const before = await onHand("reno");
    const form = { bundle: "K6", block: "B-9", itemNo, store: "reno", arrivedOn: "2026-11-20", slabs: [size, size] };
    const asked = await act("addslabs", form);
    expect(asked.body).toMatchObject({ code: "office_slabs_in_stock" });
    expect(asked.body.messages?.join()).toContain(String(before));
    expect(await standing("reno")).toBe(0);
    await act("addslabs", { ...form, areInStock: true });
    expect(await onHand("reno")).toBe(before);
    await act("addslabs", { ...form, bundle: "K7", areInStock: false });
    expect(await onHand("reno")).toBe(before + 2);
    const adjust = (units: number) => act("adjuststock", { itemNo, store: "reno", lot: "OLD", units, note: "Not there" });
    expect((await adjust(1 - before)).body.code).toBe("office_stock_of_slabs");
    expect((await adjust(2 - before)).body.success).toBe(true);
    expect(await onHand("reno")).toBe(await standing("reno"));
    expect(await problems()).toEqual([]);
  });

  it("has as much after a slab was sold and offered again as before, beside units without a slab", async () => {
    const place = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
    const item = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
    const [lotId = 0] = await openLots(query, [{ itemId: item.id, placeId: place.id, code: "OLD", shade: null, caliber: null }]);
    await moveStock(query, lotId, received(3), {});
    const form = { bundle: "K10", block: "B-9", itemNo, store: "reno", arrivedOn: "2026-11-20", slabs: [size], areInStock: false };
    const [code = ""] = (await act("addslabs", form)).body.value.codes;
    const before = await onHand("reno");
    await set(code, "sold");
    expect(await onHand("reno")).toBe(before - 1);
    await set(code, "available");
    expect(await onHand("reno")).toBe(before);
    await moveStock(query, lotId, adjusted(-3), {});
    expect(await problems()).toEqual([]);
  });

  it("agrees after two people sell two slabs of a bundle at once, and after any other sequence", async () => {
    const codes = await take("K3", "las-vegas", [size, size, size, size]);
    const before = await onHand("las-vegas");
    await Promise.all(codes.slice(0, 2).map((code) => set(code, "sold")));
    expect(await onHand("las-vegas")).toBe(before - 2);
    const step = fc.tuple(fc.nat(codes.length - 1), fc.constantFrom("sold" as const, "available" as const));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const [index, state] of steps) await set(codes[index] ?? "", state);
        expect(await problems()).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it("comes with the photographs that were taken at the truck", async () => {
    const yard = await staffHeaders(shop, "slab-yard@demo.test");
    const picture = await sendPicture(shop, "uploadslabpicture", yard, await somePicture(320, 160));
    const [first, second] = await take("K4", "las-vegas", [{ ...size, picture }, size]);
    const pictureOf = async (code = "") => (await shop.call(`office/slab?code=${code}`, undefined, staff)).body.value.picture;
    expect([await pictureOf(first), await pictureOf(second)]).toEqual([picture, null]);
    const foreign = { ...picture, address: "https://elsewhere.example/slab.jpg" };
    const refused = await act("addslabs", {
      ...{ bundle: "K5", block: "B-9", itemNo, store: "las-vegas", arrivedOn: "2026-11-20" },
      slabs: [{ ...size, picture: foreign }],
    });
    expect(refused.body.code).toBe("office_picture_foreign");
    expect(await problems()).toEqual([]);
  });

  it("counts a slab that an order has shipped once when two slabs are sold at once", async () => {
    await take("K8", "reno", [size]);
    const orderNo = await placeOrder(shop, [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }]);
    await shop.api.settle();
    const { lines } = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
    const [{ lineId, lots: parts }] = lines;
    const from: string = parts[0].place;
    const codes = await take("K9", from, [size, size]);
    await act("shiplines", { orderNo, lines: [{ lineId, units: 1 }], carrier: "Own truck" });
    const shipped = await onHand(from);
    // Both sales have read stock, or wait for it, before either is committed.
    const sales = await query.transaction().execute(async (inside) => {
      await sql`lock table slab_event in exclusive mode`.execute(inside);
      const selling = codes.map((code) => set(code, "sold"));
      await untilWaiting({ query: inside }, 2);
      return { selling };
    });
    await Promise.all(sales.selling);
    expect(await onHand(from)).toBe(shipped - 1);
    expect(await onHand(from)).toBe(await standing(from));
  });
});
