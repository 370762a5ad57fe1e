import { TRUE_UNTIL } from "@azulejo/contract/fetch-shop-api.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const get = async (path: string, headers = {}) => (await shop.call(`storelocator/${path}`, undefined, headers)).body;
const codes = async (path: string): Promise<string[]> => (await get(path)).value.map((one: { code: string }) => one.code);

describe("stores", () => {
  it("are returned by their code, in the reader's language, without their mailbox", async () => {
    const { value } = await get("detail/reno", { "accept-language": "es" });
    expect(value).toMatchObject({ code: "reno", number: 1, services: expect.arrayContaining(["Patio de placas"]), distance: null });
    expect(value).not.toHaveProperty("email");
  });

  it.each(["detail/nowhere", "detail/RENO", "detail/..%2Freno", "detail/%3Cscript%3E", `detail/${"x".repeat(41)}`, "detail/1"])(
    "know no %s",
    async (path) => {
      const { success, code } = await get(path);
      expect(success).toBe(false);
      expect(["storelocator_not_found", "request_invalid"]).toContain(code);
    },
  );

  it("are found within a radius, nearest first", async () => {
    const near = (await get("find/39.34/-120.17/100")).value;
    expect(near.map((one: { code: string }) => one.code)).toEqual(["reno", "sacramento"]);
    for (const { distance } of near) expect(distance).toBeLessThanOrEqual(100);
    expect(await codes("find/39.34/-120.17/0")).toEqual([]);
    expect(await codes("find/39.34/-120.17/12500")).toHaveLength(14);
  });

  it("are filtered by type, also near a point", async () => {
    const yards = await codes("list?operationType=slabYard");
    expect(yards).not.toContain("sacramento");
    expect((await codes("findnearest/39.34/-120.17?operationType=slabYard")).sort()).toEqual(yards.sort());
    expect(await codes("list?operationType=nothing")).toEqual([]);
    expect(await codes("findnearest/39.34/-120.17?limit=2")).toEqual(["reno", "sacramento"]);
  });

  it.each([
    "find/91/0/10",
    "find/0/181/10",
    "find/0/0/-1",
    "find/x/0/10",
    "find/NaN/0/1",
    "findnearest/1e999/0",
    "findnearest/0/0?limit=0",
    "findnearest/0/0?limit=100000",
    "list?openNow=perhaps",
    "list?x=1",
  ])("refuse %s", async (path) => {
    expect(await get(path)).toMatchObject({ success: false, code: "request_invalid" });
  });
});

describe("opening", () => {
  it("is said of all stores at once as of each, and the filter agrees with it", async () => {
    const all = (await get("openings")).value;
    expect(all).toHaveLength(14);
    for (const { code, timezone: _, ...opening } of all) expect((await get(`opening/${code}`)).value).toEqual(opening);
    const open = all.filter((one: { isOpen: boolean }) => one.isOpen).map((one: { code: string }) => one.code);
    expect(await codes("list?openNow=true")).toEqual(open);
    expect((await codes("findnearest/39.34/-120.17?openNow=true")).sort()).toEqual(open.sort());
  });

  it("expires when the first store opens or closes, but a list without it stays", async () => {
    const until = async (path: string) => {
      const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera" };
      const { headers: answered } = await shop.api.fetch(new Request(`http://shop.test/api/storelocator/${path}`, { headers }));
      return answered.get(TRUE_UNTIL);
    };
    expect(await until("list?openNow=true")).toBe(await until("openings"));
    shop.setNow(new Date("2026-11-21T20:20:00Z"));
    expect(Date.parse((await until("openings")) ?? "")).toBe(Date.parse("2026-11-21T21:00:00Z"));
    const all = (await get("openings")).value;
    const opening = (code: string) => all.find((one: { code: string }) => one.code === code);
    expect(opening("reno")).toMatchObject({ isOpen: true, today: "2026-11-21", changes: { day: "2026-11-21", time: "14:00" } });
    expect(opening("dallas").isOpen).toBe(false);
    expect(await until("list")).toBeNull();
  });
});

describe("places", () => {
  it("are found by postal code and by city", async () => {
    expect((await get("places?query=96161")).value).toEqual([
      { postalCode: "96161", city: "Truckee", state: "CA", latitude: 39.339, longitude: -120.173 },
    ]);
    expect((await get("places?query=truckee%2C%20ca")).value[0]).toMatchObject({ postalCode: null, city: "Truckee" });
  });

  it("are none for nonsense, and a search that is too long is refused", async () => {
    expect((await get("places?query=%3Cscript%3E")).value).toEqual([]);
    expect((await get("places?query=")).value).toEqual([]);
    expect(await get(`places?query=${"a".repeat(121)}`)).toMatchObject({ code: "request_invalid" });
    expect(await get("places")).toMatchObject({ code: "request_invalid" });
  });
});
