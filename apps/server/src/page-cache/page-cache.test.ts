import type { IncomingMessage } from "node:http";
import { type PageTag, productTag } from "@azulejo/contract/pages/page-tag.ts";
import { describe, expect, it } from "vitest";
import { PageBody } from "./page-body.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

const body = await PageBody.of("a");
const page = (tags: PageTag[], freshUntil: number | null = null): CachedPage => ({
  status: 200,
  headers: {},
  body,
  tags: new Set(tags),
  freshUntil,
  isForEveryone: true,
});
const request = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ method, url, headers }) as unknown as IncomingMessage;

describe("the page cache", () => {
  it("inflates a page once for all who want it plain, within its budget, until the page is dropped", async () => {
    const html = "porcelain 24 × 24 ".repeat(500);
    const cache = new PageCache(8 * html.length * 3);
    const bodies = Array.from({ length: 5 }, () => PageBody.of(html));
    for (const [at, body] of bodies.entries())
      await cache.render(`${at}`, async () => ({ page: { ...page(["list"]), body }, public: true }));
    const before = cache.size.bytes;
    const plain = await bodies[0]!.in(null);
    expect(plain.toString()).toBe(html);
    expect(bodies[0]!.in(null)).toBe(plain);
    expect(cache.size.bytes - before).toBe(plain.length);
    for (const body of bodies) await body.in(null);
    expect(bodies.filter((body) => Buffer.isBuffer(body.in(null))).length).toBeLessThan(bodies.length);
    expect(cache.size.bytes).toBeLessThanOrEqual(8 * html.length * 3);
    cache.drop(["list"]);
    expect(cache.size.bytes).toBe(0);
    await bodies[4]!.in(null);
    expect(cache.size.bytes).toBe(0);
  });

  it("renders once for concurrent requests", async () => {
    const cache = new PageCache(1e6);
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return { page: page(["list"]), public: true };
    };
    await Promise.all([cache.render("k", render), cache.render("k", render), cache.render("k", render)]);
    expect(renders).toBe(1);
    expect(cache.get("k")).toBeDefined();
  });

  it("drops by tag, and does not store a render that began before the drop", async () => {
    const cache = new PageCache(1e6);
    await cache.render("a", async () => ({ page: page(["product:x"]), public: true }));
    await cache.render("b", async () => ({ page: page(["product:y"]), public: true }));
    cache.drop(["product:x"]);
    expect([cache.get("a"), cache.get("b")?.status]).toEqual([undefined, 200]);
    await cache.render("c", async () => {
      cache.drop(["product:z"]);
      return { page: page(["product:z"]), public: true };
    });
    expect(cache.get("c")).toBeUndefined();
  });

  it("does not store an outdated render after so many drops that their marks are gone", async () => {
    const cache = new PageCache(1e6);
    await cache.render("a", async () => {
      cache.drop(["product:x"]);
      cache.drop(Array.from({ length: 10_001 }, (_, index) => productTag(String(index))));
      return { page: page(["product:x"]), public: true };
    });
    expect(cache.get("a")).toBeUndefined();
    await cache.render("b", async () => {
      cache.clear();
      cache.drop(Array.from({ length: 10_001 }, (_, index) => productTag(String(index))));
      return { page: page(["list"]), public: true };
    });
    expect(cache.get("b")).toBeUndefined();
    await cache.render("a", async () => ({ page: page(["product:x"]), public: true }));
    expect(cache.get("a")).toBeDefined();
  });

  it("never returns a render that was outdated before the request", async () => {
    const cache = new PageCache(1e6);
    let finish = () => {};
    const first = cache.render("a", async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { page: { ...page(["product:x"]), status: 200 }, public: true };
    });
    cache.drop(["product:x"]);
    const second = cache.render("a", async () => ({ page: { ...page(["product:x"]), status: 201 }, public: true }));
    finish();
    expect([(await first).page.status, (await second).page.status]).toEqual([200, 201]);
  });

  it("expires a page at its time, and does not store one already expired", async () => {
    let now = 1000;
    const cache = new PageCache(1e6, () => now);
    const render = async () => ({ page: page(["stories:banners"], 2000), public: true });
    await cache.render("a", render);
    now = 1999;
    expect(cache.get("a")).toBeDefined();
    now = 2000;
    expect([cache.get("a"), cache.size.pages]).toEqual([undefined, 0]);
    await cache.render("a", render);
    expect(cache.size.pages).toBe(0);
    await cache.render("b", async () => ({ page: page([]), public: true }));
    now = Number.MAX_SAFE_INTEGER;
    expect(cache.get("b")).toBeDefined();
  });

  it("does not store a personal page, and renders one per request", async () => {
    const cache = new PageCache(1e6);
    let renders = 0;
    const render = async () => {
      renders += 1;
      return { page: page([]), public: false };
    };
    await Promise.all([cache.render("k", render), cache.render("k", render)]);
    expect([renders, cache.get("k")]).toEqual([2, undefined]);
  });
});

describe("the key of a page", () => {
  it("is the same for the same page, and differs by store", () => {
    expect(pageKey(request("/en/product/?b=2&a=1&utm_source=x"))).toBe(pageKey(request("/en/product/?a=1&b=2")));
    expect(pageKey(request("/en/product/", { cookie: "cantera_store=reno" }))).not.toBe(pageKey(request("/en/product/")));
  });

  it.each([
    ["a session", request("/en/", { cookie: "cantera_auth=abc" })],
    ["a token", request("/en/", { authorization: "Bearer x" })],
    ["a preview", request("/en/?_storyblok=1")],
    ["the bag", request("/es/shoppingbag")],
    ["a receipt", request("/en/order/receipt/x")],
    ["a post", request("/en/", {}, "POST")],
  ])("does not exist for %s", (_, request) => {
    expect(pageKey(request)).toBeNull();
  });
});
