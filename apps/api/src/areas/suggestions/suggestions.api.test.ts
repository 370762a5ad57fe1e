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
});
