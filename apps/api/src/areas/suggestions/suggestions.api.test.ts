import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const suggest = async (query: string) =>
  (await shop.call(`suggestions/querysuggestions/list?${new URLSearchParams({ query })}`)).body.value;

describe("suggestions", () => {
  it("name a series once, with a picture, when its name begins with the term", async () => {
    const { series } = await suggest("lumina");
    expect(series).toEqual([{ code: "luminara", name: "Luminara", picture: expect.objectContaining({ kind: "face" }) }]);
    expect((await suggest("verde")).series).toEqual([]);
  });

  it("list stores by name, apart from the pages that mention them", async () => {
    const { stores, stories } = await suggest("reno");
    expect(stores).toEqual([{ title: "Reno", path: "location/reno/" }]);
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.map((one: { path: string }) => one.path)).not.toContain("location/reno/");
  });

  it("say what the term means as filters, whose products the list has", async () => {
    const { filters } = await suggest("white matte 12x24");
    expect(filters[0]).toMatchObject({ understood: { query: null, filters: { color: ["white"], finish: ["matte"], size: ["12x24"] } } });
    expect(filters[0].label).toMatch(/^White, 12 × 24 in.*, Matte$/);
    const { total } = (await shop.call("product/list", { filters: filters[0].understood.filters, pageSize: 1 })).body.value;
    expect(filters[0].count).toBe(total);
    expect((await suggest("white mat")).filters[0].label).toBe("White, Matte");
    expect((await suggest("luminara")).filters).toEqual([]);
  });

  it("name the size and the price of a product", async () => {
    const [first] = (await suggest("white matte 12x24")).products;
    expect((await suggest("white mat")).products[0].label).not.toContain("profile");
    expect(first).toMatchObject({ label: expect.stringContaining("12 × 24 in"), price: { perSqFtCents: expect.any(Number) } });
  });
});
