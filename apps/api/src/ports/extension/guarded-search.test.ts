import type { FoundProducts, ProductSearch } from "@azulejo/extend/product-search.ts";
import { describe, expect, it, vi } from "vitest";
import { guardSearch } from "./guarded-search.ts";

const query = { text: "subway", language: "en" as const, storefrontId: 1 };
const sold = new Map([
  ["a", 1],
  ["b", 2],
]);
const productsOf = async (codes: string[]) => new Map([...sold].filter(([code]) => codes.includes(code)));

function guarded(find: ProductSearch["find"]) {
  const warn = vi.fn();
  const clock = { now: 0 };
  const log = { info() {}, warn, error: warn };
  const search = guardSearch({ name: "finder", find }, { log, now: () => new Date(clock.now), timeMs: 30 });
  return { find: () => search.find(query, productsOf), search, warn, clock };
}

describe("a search of an extension", () => {
  it("returns products that are for sale, in its order, each once", async () => {
    const answer: FoundProducts = { products: ["b", "hidden", "a", "b"], corrected: "subway" };
    const { find, warn } = guarded(async () => answer);
    expect(await find()).toEqual({ productIds: [2, 1], corrected: "subway" });
    expect(warn).toHaveBeenCalledExactlyOnceWith({ service: "finder", count: 1, codes: ["hidden"] }, expect.any(String));
  });

  it("may find nothing, or leave a text to the shop", async () => {
    const nothing = guarded(async () => ({ products: [] }));
    expect(await nothing.find()).toEqual({ productIds: [], corrected: null });
    const leaves = guarded(async () => null);
    expect(await leaves.find()).toBeNull();
    expect([nothing.warn, leaves.warn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it.each<[string, () => unknown]>([
    ["throws", () => Promise.reject(new Error("broken"))],
    [
      "throws at once",
      () => {
        throw new Error("broken");
      },
    ],
    ["hangs", () => new Promise(() => {})],
    ["answers nothing", async () => undefined],
    ["answers a list", async () => ["a"]],
    ["answers numbers", async () => ({ products: [1] })],
    ["corrects to no text", async () => ({ products: ["a"], corrected: 7 })],
    ["knows only products that aren't for sale", async () => ({ products: ["hidden", "gone"] })],
  ])("that %s leaves the text to the shop, and is logged", async (_name, find) => {
    const { find: ask, warn } = guarded(find as ProductSearch["find"]);
    expect(await ask()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it("is left alone after four failures in a row, and asked again after half a minute", async () => {
    const service = vi.fn<ProductSearch["find"]>().mockRejectedValue(new Error("broken"));
    const { find, search, clock, warn } = guarded(service);
    for (let count = 0; count < 6; count++) expect(await find()).toBeNull();
    expect([service.mock.calls.length, warn.mock.calls.length, search.isResting()]).toEqual([4, 4, true]);
    clock.now += 30_000;
    service.mockResolvedValue({ products: ["a"] });
    expect(await find()).toEqual({ productIds: [1], corrected: null });
    expect(search.isResting()).toBe(false);
  });
});
