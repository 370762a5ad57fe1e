import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const itemNo = await boxInReno(shop, 0);

interface Lot {
  store: string;
  code: string;
  onHand: number;
  reserved: number;
  movements: { kind: string; onHand: number; note: string | null; by: string | null }[];
}
const inReno = (lots: Lot[]) => lots.find((lot) => lot.store === "reno");
const read = async () => inReno((await shop.call(`office/stock?itemNo=${itemNo}`, undefined, staff)).body.value.lots) as Lot;
const adjust = async (body: object, key: string = crypto.randomUUID()) =>
  (
    await shop.call(
      "office/adjuststock",
      { itemNo, store: "reno", note: "Broken on arrival", ...body },
      { ...staff, "idempotency-key": key },
    )
  ).body;
const offered = async () => {
  const [item] = (await shop.call("product/availabilityV2", { itemNos: [itemNo] })).body.value.items;
  const reno = item.stores.find((store: { code: string }) => store.code === "reno");
  return reno.lots.reduce((sum: number, lot: { available: number }) => sum + lot.available, 0);
};

describe("an adjustment of stock", () => {
  it("puts its item first in the list of what moved last, with its figures in all places", async () => {
    const { value } = await adjust({ lot: (await read()).code, units: 1, note: "Found" });
    const sum = (of: "onHand" | "reserved") => (value.lots as Lot[]).reduce((all, lot) => all + lot[of], 0);
    const moved = (await shop.call("office/movedstock", undefined, staff)).body.value;
    expect(moved[0]).toMatchObject({ itemNo, kind: "adjusted", onHand: sum("onHand"), reserved: sum("reserved") });
    expect(moved[0]).toMatchObject({ size: expect.stringMatching(/\d × \d/), piece: { address: expect.stringMatching(/\.jpeg$/) } });
    expect(new Set(moved.map((one: { itemNo: string }) => one.itemNo)).size).toBe(moved.length);
  });

  it("changes what the shop offers, and says in the ledger who made it and why", async () => {
    const before = await read();
    const offeredBefore = await offered();
    const after = inReno((await adjust({ lot: before.code, units: -3 })).value.lots);
    expect(after).toMatchObject({ onHand: before.onHand - 3, reserved: before.reserved });
    expect(after?.movements[0]).toMatchObject({ kind: "adjusted", onHand: -3, note: "Broken on arrival", by: "staff@demo.test" });
    expect(await offered()).toBe(offeredBefore - 3);
    await adjust({ lot: before.code, units: 3, note: "Found" });
    expect((await read()).onHand).toBe(before.onHand);
  });

  it("is made once, however often it is sent", async () => {
    const { code, onHand } = await read();
    await Promise.all([1, 2, 3].map(() => adjust({ lot: code, units: 2 }, "adjustment-once-key")));
    await shop.database.query.deleteFrom("idempotency").execute();
    await adjust({ lot: code, units: 2 }, "adjustment-once-key");
    expect((await read()).onHand).toBe(onHand + 2);
  });

  it("is refused for a lot that the place does not have, for more than there is, and without a reason", async () => {
    const { code, onHand, movements } = await read();
    expect(await adjust({ lot: "NOT-A-LOT", units: 1 })).toMatchObject({ code: "office_lot_not_found" });
    expect(await adjust({ lot: code, units: -(onHand + 1) })).toMatchObject({ code: "office_stock_left" });
    expect(await adjust({ lot: code, units: 0 })).toMatchObject({ code: "request_invalid" });
    expect(await adjust({ lot: code, units: 1, note: " " })).toMatchObject({ code: "request_invalid" });
    expect((await read()).movements).toEqual(movements);
  });
});

describe("an item's stock", () => {
  it("has pages of fifty lots, those with units first, and totals of all lots", async () => {
    const { query } = shop.database;
    const item = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
    const place = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
    const lotOf = (index: number, onHand: number) => ({ itemId: item.id, placeId: place.id, code: `PAGE-${index + 100}`, onHand });
    const codes = Array.from({ length: 60 }, (_, index) => lotOf(index, index === 59 ? 7 : 0));
    await query.insertInto("lot").values(codes).execute();
    const pageOf = async (page: number) => (await shop.call(`office/stock?itemNo=${itemNo}&page=${page}`, undefined, staff)).body.value;
    const [first, second] = [await pageOf(1), await pageOf(2)];
    const lots = [...first.lots, ...second.lots] as Lot[];
    expect(first.lots).toHaveLength(50);
    expect(lots).toHaveLength(first.total);
    expect(new Set(lots.map(({ store, code }) => `${store} ${code}`)).size).toBe(first.total);
    const onHand = lots.reduce((all, lot) => all + lot.onHand, 0);
    const reserved = lots.reduce((all, lot) => all + lot.reserved, 0);
    for (const part of [first, second]) expect(part.totals).toEqual({ onHand, reserved });
    const isEmpty = lots.map((lot) => lot.onHand === 0 && lot.reserved === 0);
    expect(isEmpty).toEqual(isEmpty.toSorted());
    expect(first.lots).toContainEqual(expect.objectContaining({ code: "PAGE-159", onHand: 7 }));
  });
});
