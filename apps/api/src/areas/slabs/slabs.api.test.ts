import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { type Context, workOn } from "../../context.ts";
import type { Session } from "../../session/session.ts";
import { findStorefront } from "../storefront/index.ts";
import { holdSlab } from "./holds/hold-slab.ts";
import { sweepSlabHolds } from "./holds/sweep-holds.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const buyer = bearer((await demoPerson(shop, "dealer-buyer@demo.test")).pair);
const designer = bearer((await demoPerson(shop, "designer@demo.test")).pair);
const homeowner = bearer((await demoPerson(shop, "homeowner@demo.test")).pair);
const hidden = bearer((await demoPerson(shop, "hidden-prices@demo.test")).pair);

const detail = async (code: string, headers = {}) => (await shop.call("slabs/detail", { code }, headers)).body;
const slabOf = async (code: string) => {
  await shop.api.settle();
  const { value } = await detail(code);
  return value.bundle.slabs.find((one: { code: string }) => one.code === value.code);
};
const hold = async (code: string, headers: Record<string, string>) => (await shop.call("slabs/hold", { code }, headers)).body;
const list = async (filters: object = {}, headers = {}) => (await shop.call("slabs/list/reno", filters, headers)).body.value;

describe("a yard", () => {
  it("lists at least 160 slabs of 16 stones over all stores, each with a picture of its own", async () => {
    const rows = await shop.database.query
      .selectFrom("slab")
      .innerJoin("slabBundle", "slabBundle.id", "slab.bundleId")
      .select(["pictureAddress", "itemId"])
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(160);
    expect(new Set(rows.map((row) => row.pictureAddress)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.itemId)).size).toBeGreaterThanOrEqual(16);
  });

  it("filters by stone, size, price and state, and counts what each choice would show", async () => {
    const all = await list({ pageSize: 60 });
    const stones = all.facets.find((facet: { key: string }) => facet.key === "stone").values;
    expect(stones.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(all.total);
    for (const { value, count } of stones) expect((await list({ stone: [value] })).total).toBe(count);
    const large = await list({ minWidthMm: 3100, minHeightMm: 1900, pageSize: 60 });
    expect(large.total).toBeLessThan(all.total);
    for (const bundle of large.bundles)
      for (const slab of bundle.slabs) expect(slab.fits).toBe(slab.state !== "sold" && slab.widthMm >= 3100 && slab.heightMm >= 1900);
    const { itemNo } = all.bundles[0];
    const own = all.bundles.filter((bundle: { itemNo: string }) => bundle.itemNo === itemNo);
    const unsold = own
      .flatMap((bundle: { slabs: { state: string }[] }) => bundle.slabs)
      .filter(({ state }: { state: string }) => state !== "sold");
    expect((await list({ items: [itemNo] })).total).toBe(unsold.length);
    expect((await list({ freeOnly: true })).total).toBe(all.free);
    const cheap = await list({ priceTo: 150_000, sort: "price_asc" });
    expect(cheap.bundles[0].slabs[0].price.cents).toBe(cheap.price.from);
    expect(cheap.total).toBeLessThan(all.total);
  });

  it("knows no store without slabs", async () => {
    expect((await shop.call("slabs/list/nowhere", {})).body.code).toBe("storelocator_not_found");
    expect((await shop.call("slabs/list/sacramento", {})).body.code).toBe("storelocator_not_found");
    expect((await shop.call("slabs/list/..%2Freno", {})).body.success).toBe(false);
  });

  it("hides prices, also from filters and orders", async () => {
    const one = await list({ priceTo: 1, sort: "price_asc" }, hidden);
    expect(one.total).toBeGreaterThan(0);
    expect(JSON.stringify(one)).not.toMatch(/"cents":\d/);
    expect(one.price).toBeNull();
  });
});

describe("a slab", () => {
  it("is found by its number in the body or the query, in either case, with its neighbors and the one that opens with it", async () => {
    const { value } = await detail("e32-3");
    expect(value).toMatchObject({ code: "E32-3", opensWith: "E32-4", bundle: { code: "E32" } });
    expect(value.bundle.slabs.map((one: { sequence: number }) => one.sequence)).toEqual([1, 2, 3, 4, 5]);
    expect((await shop.call("slabs/detail?code=E32-3", {})).body.value.code).toBe("E32-3");
    expect((await detail("E32-99")).code).toBe("slabs_not_found");
    expect((await detail("' or 1=1 -1")).code).toBe("request_invalid");
  });
});

describe("a hold", () => {
  it("belongs to trade customers", async () => {
    expect((await hold("E32-1", homeowner)).success).toBe(false);
    expect((await hold("E32-1", {})).success).toBe(false);
    expect((await slabOf("E32-1")).state).toBe("available");
  });

  it("holds for its time, keeps a queue, and passes on to the next by the clock", async () => {
    const start = new Date();
    shop.setNow(start);
    const end = (from: Date) => new Date(from.getTime() + 72 * 3_600_000);
    const until = end(start).toISOString();
    expect((await hold("T07-1", buyer)).value).toMatchObject({ state: "holding", heldUntil: until });
    expect((await hold("T07-1", buyer)).value.state).toBe("holding");
    expect((await hold("T07-1", designer)).value).toMatchObject({ state: "waiting", position: 1 });
    expect(await slabOf("T07-1")).toMatchObject({ state: "held", waiting: 1, heldUntil: until });
    const later = new Date(end(start).getTime() + 1000);
    shop.setNow(later);
    expect(await sweepSlabHolds(shop.api.services)).toBeGreaterThan(0);
    const next = end(later).toISOString();
    expect(await slabOf("T07-1")).toMatchObject({ state: "held", waiting: 0, heldUntil: next });
    const again = bearer((await demoPerson(shop, "designer@demo.test")).pair);
    const own = (await shop.call("customer/checkfororderslabhold", { codes: ["T07-1"] }, again)).body.value;
    expect(own).toEqual([{ code: "T07-1", state: "holding", position: null, heldUntil: next }]);
    expect((await mailsTo(shop, "designer@demo.test"))[0]?.subject).toBe("Es su turno: le apartamos la placa T07-1");
    expect((await mailsTo(shop, "dealer-buyer@demo.test")).map((mail) => mail.subject)).toContain("Your hold on slab T07-1 has ended");
    await shop.call("slabs/leave", { code: "T07-1" }, again);
    expect(await slabOf("T07-1")).toMatchObject({ state: "available", heldUntil: null });
    shop.setNow(start);
  });

  it("ends when the slab is sold, and a sold slab cannot be held", async () => {
    await hold("S19-1", buyer);
    const office = (path: string, body: object) => shop.call(path, body, staff);
    expect((await office("office/setslabstate", { code: "S19-1", state: "sold", note: "At the counter" })).body.value).toMatchObject({
      state: "sold",
      holds: [],
      events: [{ kind: "sold", by: "staff@demo.test", note: "At the counter" }, { kind: "sold" }, { kind: "held" }],
    });
    expect(await hold("S19-1", designer)).toMatchObject({ code: "slabs_sold" });
    await office("office/setslabstate", { code: "S19-1", state: "available" });
    expect((await hold("S19-1", designer)).value.state).toBe("holding");
    expect((await office("office/releaseslabhold", { code: "S19-1" })).body.value).toMatchObject({ state: "available", holds: [] });
    expect((await office("office/releaseslabhold", { code: "S19-1" })).body.code).toBe("slabs_not_held");
  });

  it("has one winner of 500 who ask at once, and as many behind as the queue takes", async () => {
    const { services } = shop.api;
    const { query } = shop.database;
    const storefront = await findStorefront({ referenceData: services.referenceData, query }, 1);
    const { id: customerId } = await query.selectFrom("customer").select("id").orderBy("id").executeTakeFirstOrThrow();
    const accounts = await query
      .insertInto("account")
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          storefrontId: 1,
          email: `crowd-${index}@demo.test`,
          emailKey: `crowd-${index}@demo.test`,
          givenName: "Ana",
          surname: "Ruiz",
          language: "en",
          type: "dealer",
          customerId,
        })),
      )
      .returning("id")
      .execute();
    const ask = async (accountId: number) => {
      const session = { accountId } as Session;
      return holdSlab({ ...workOn(services, storefront), query, session } as Context, { code: "C11-1" });
    };
    const answers = await Promise.allSettled(accounts.map(({ id }) => ask(id)));
    const states = answers.map((one) => (one.status === "fulfilled" ? one.value.state : (one.reason as { code: string }).code));
    const count = (state: string) => states.filter((one) => one === state).length;
    expect([count("holding"), count("waiting"), count("slabs_queue_full")]).toEqual([1, 3, 496]);
    const rows = await query
      .selectFrom("slabHold")
      .innerJoin("slab", "slab.id", "slabHold.slabId")
      .select("state")
      .where("state", "=", "holding")
      .where("slab.id", "in", (of) =>
        of
          .selectFrom("slabHold")
          .select("slabId")
          .where(
            "accountId",
            "in",
            accounts.map((one) => one.id),
          ),
      )
      .execute();
    expect(rows).toHaveLength(1);
  });
});
