import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { todayOf } from "../../../domain/day.ts";
import { createSearchTally } from "./create-search-tally.ts";
import { forgetSearches } from "./forget-searches.ts";
import { writeSearches } from "./write-searches.ts";

const shop = await openShopForFile();
const { database, api } = shop;
const { services } = api;
const owner = await staffHeaders(shop);
const today = () => todayOf(services.now(), "America/Los_Angeles");

const rows = () => database.query.selectFrom("searchCount").selectAll().where("storefrontId", "=", 1).orderBy("term").execute();
const report = async (query = "") =>
  (await shop.call(`office/searchesreport?from=${today()}&to=${today()}${query}`, undefined, owner)).body.value;
const list = (input: object) => shop.call("product/list", input);

beforeEach(async () => {
  services.searches.take();
  await database.query.deleteFrom("searchCount").execute();
});

describe("searches of pages", () => {
  it("are added up by day, language and term, with what they find now", async () => {
    for (const typed of ["Porcelain", " porcelain ", "zzqqxx"]) api.noteSearch(1, "en", typed);
    await writeSearches(services, 1);
    api.noteSearch(1, "en", "PORCELAIN");
    api.noteSearch(1, "es", "porcelain");
    api.noteSearch(1, null, "porcelain");
    await writeSearches(services, 1);
    const found = (await rows()).map(({ language, term, times, withoutHit, hits }) => ({
      language,
      term,
      times,
      withoutHit,
      some: hits > 0,
    }));
    expect(found).toHaveLength(3);
    expect(found).toContainEqual({ language: "en", term: "porcelain", times: 4, withoutHit: 0, some: true });
    expect(found).toContainEqual({ language: "en", term: "zzqqxx", times: 1, withoutHit: 1, some: false });
    expect(found).toContainEqual(expect.objectContaining({ language: "es", term: "porcelain", times: 1 }));
  });

  it("of several processes add up, even when they write at once", async () => {
    const others = [createSearchTally(), createSearchTally(), createSearchTally()];
    for (const searches of others) for (const term of ["blue", "gray", "white"]) for (let at = 0; at < 5; at++) searches.note("en", term);
    await Promise.all(others.map((searches) => writeSearches({ ...services, searches }, 1)));
    expect((await rows()).map(({ term, times }) => [term, times])).toEqual([
      ["blue", 15],
      ["gray", 15],
      ["white", 15],
    ]);
  });

  it("that could not be written are written the next time", async () => {
    api.noteSearch(1, "en", "blue");
    const broken = { ...services, referenceData: null } as unknown as typeof services;
    await writeSearches(broken, 1);
    expect(await rows()).toEqual([]);
    await writeSearches(services, 1);
    expect((await rows()).map(({ times }) => times)).toEqual([1]);
  });

  it("are never about a person", async () => {
    for (const typed of ["ana@example.com", "775 555 0100", "4242 4242 4242 4242", "  "]) api.noteSearch(1, "en", typed);
    await writeSearches(services, 1);
    expect(await rows()).toEqual([]);
  });
});

describe("searches over HTTP", () => {
  it("count where they are answered, but not their further pages, filters and orders", async () => {
    await list({ query: "Blue" });
    for (const more of [{ page: 2 }, { sort: "newest" }, { filters: { look: ["stone"] } }, { onSale: true }, { listing: "tile" }])
      await list({ query: "blue", ...more });
    await list({});
    await writeSearches(services, 1);
    expect((await rows()).map(({ term, times }) => [term, times])).toEqual([["blue", 1]]);
  });
});

describe("the report of searches", () => {
  it("lists terms, most searches first, or those that found nothing", async () => {
    for (const [typed, times] of [
      ["blue", 3],
      ["zzzqqq", 2],
      ["xxyyzz", 1],
    ] as const)
      for (let at = 0; at < times; at++) api.noteSearch(1, "en", typed);
    await writeSearches(services, 1);
    const all = await report();
    expect(all.rows.map((row: { term: string }) => row.term)).toEqual(["blue", "zzzqqq", "xxyyzz"]);
    expect(all).toMatchObject({ terms: 3, missed: 2, days: [{ day: today(), times: 6, withoutHit: 3 }] });
    expect((await report("&show=missed")).rows.map((row: { term: string }) => row.term)).toEqual(["zzzqqq", "xxyyzz"]);
    expect((await shop.call("office/missedsearches", undefined, owner)).body.value).toMatchObject({ to: today(), terms: 2 });
  });

  it("is for staff with the right to read reports", async () => {
    expect((await shop.call(`office/searchesreport?from=${today()}&to=${today()}`)).body.code).toBe("account_session_required");
  });

  it("forgets what is older than the shop keeps it", async () => {
    const row = { storefrontId: 1, language: "en", term: "blue", times: 1, withoutHit: 0, hits: 3 };
    const day = (ago: number) => todayOf(new Date(services.now().getTime() - ago * 86_400_000), "America/Los_Angeles");
    await database.query
      .insertInto("searchCount")
      .values([
        { ...row, day: day(399) },
        { ...row, day: day(402) },
      ])
      .execute();
    await forgetSearches(services);
    expect((await rows()).map((one) => String(one.day))).toEqual([day(399)]);
  });
});
