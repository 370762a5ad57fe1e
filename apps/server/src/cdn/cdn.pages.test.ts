import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";
import { EVERY_PAGE } from "./cdn-tags.ts";

let server: ClockedServer;
let product: { id: number; paths: string[] };
/** Tags of purges that the CDN was asked for. */
const purged: string[] = [];
let failing = 0;
const edge = createServer((request, response) => {
  const isTaken = failing-- <= 0;
  if (isTaken) purged.push(...String(request.headers["surrogate-key"]).split(" "));
  response.writeHead(isTaken ? 200 : 503).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => edge.listen(0, "127.0.0.1", resolve));
  const { port } = edge.address() as AddressInfo;
  server = await openClockedServer("2026-11-19T18:00:00Z", { CDN: "varnish", CDN_PURGE_URL: `http://127.0.0.1:${port}/` });
  const texts = await server.api.services.database.query
    .selectFrom("product")
    .innerJoin("productText", "productText.productId", "product.id")
    .select(["product.id", "slug", "language"])
    .where("product.code", "=", "magnifica-calacatta")
    .orderBy("language")
    .execute();
  product = { id: texts[0]?.id ?? 0, paths: texts.map(({ language, slug }) => `/${language}/product/detail/${slug}`) };
}, 120_000);
afterAll(async () => {
  await server?.close();
  edge.closeAllConnections();
  await new Promise((resolve) => edge.close(resolve));
});
beforeEach(() => {
  failing = 0;
});

/** Returns the tags of a response, without the tag of every page. */
const tagsOf = ({ headers }: { headers: Headers }) =>
  (headers.get("surrogate-key") ?? "").split(" ").filter((tag) => tag && tag !== EVERY_PAGE);
const cacheControlOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.get(path, headers);
  return [answer.headers.get("cache-control"), tagsOf(answer).length > 0, answer.headers.has("surrogate-control")];
};

describe("a cached page", () => {
  it("is answered with 304 to a browser that has it, in both languages and any encoding, without rendering it", async () => {
    for (const path of product.paths) {
      const first = await server.get(path, { "accept-encoding": "br" });
      const etag = first.headers.get("etag") ?? "";
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
      const before = server.cache.misses;
      for (const encoding of ["br", "gzip", "identity"])
        for (const given of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
          const again = await server.get(path, { "if-none-match": given, "accept-encoding": encoding });
          expect([again.status, again.text.length, again.headers.get("etag"), again.headers.get("content-length")]).toEqual([
            304,
            0,
            etag,
            null,
          ]);
          for (const name of ["vary", "cache-control", "content-security-policy", "surrogate-key"])
            expect(again.headers.get(name)).toBe(first.headers.get(name));
        }
      expect(server.cache.misses).toBe(before);
      expect((await server.get(path, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  it("is sent again after it has changed, and not if it is rendered again as it was", async () => {
    const [path = ""] = product.paths;
    // Reads the page once before, because reused parts have some characters encoded differently.
    await server.get(path);
    await server.changed("product", product.id);
    const etag = (await server.get(path)).headers.get("etag") ?? "";
    const again = () => server.get(path, { "if-none-match": etag });
    await server.changed("product", product.id);
    const before = server.cache.misses;
    expect([(await again()).status, server.cache.misses]).toEqual([304, before + 1]);
    const name = (text: string) =>
      server.api.services.database.query.updateTable("productText").set({ name: text }).where("productId", "=", product.id).execute();
    await name("Alabaster");
    await server.changed("product", product.id);
    const { status, text } = await again();
    expect([status, text.includes("Alabaster")]).toEqual([200, true]);
  });
});

describe("a CDN may keep", () => {
  it("a page that only its address decides, whatever cookies say otherwise", async () => {
    const all = ["public, max-age=0, must-revalidate", true, true];
    for (const path of [...product.paths, "/en/", "/es/product/list/porcelanico/?sort=price_asc"]) {
      expect(await cacheControlOf(path)).toEqual(all);
      expect(await cacheControlOf(path, { cookie: "consent=1; i18n_redirected=es" })).toEqual(all);
    }
    expect((await server.get("/en/")).headers.get("vary")).toBe("Accept-Encoding, Cookie, Sec-GPC");
  });

  it("no page of a store, of a visitor who opted out, of a search, or of a session", async () => {
    const [path = ""] = product.paths;
    const own = ["private, max-age=0, must-revalidate", false, false];
    const personal = ["private, no-store", false, false];
    for (let round = 0; round < 2; round++) {
      expect(await cacheControlOf(path, { cookie: "cantera_store=reno" })).toEqual(own);
      expect(await cacheControlOf(path, { "sec-gpc": "1" })).toEqual(own);
      expect(await cacheControlOf("/en/search?q=marble")).toEqual(own);
      expect(await cacheControlOf(path, { cookie: "cantera_auth=x" })).toEqual(personal);
      expect(await cacheControlOf("/es/shoppingbag")).toEqual(personal);
    }
    const store = await server.get(path, { cookie: "cantera_store=reno" });
    expect(store.headers.get("etag")).not.toBe((await server.get(path)).headers.get("etag"));
  });

  it("a page until it changes: its tags are purged, though the CDN fails at first", async () => {
    const pages = await Promise.all(product.paths.map((path) => server.get(path)));
    const other = tagsOf(await server.get("/en/product/list/setting-materials/grout/"));
    // The purge of every page at the start is repeated.
    await expect.poll(() => purged.filter((tag) => tag === EVERY_PAGE).length, { timeout: 20_000 }).toBeGreaterThan(1);
    purged.splice(0);
    failing = 1;
    await server.changed("product", product.id);
    const dropsAll = () => pages.every((page) => tagsOf(page).some((tag) => purged.includes(tag)));
    await expect.poll(dropsAll, { timeout: 10_000 }).toBe(true);
    expect(purged.filter((tag) => other.includes(tag))).toEqual([]);
  });
});
