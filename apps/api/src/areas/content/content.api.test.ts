import { openManagementClient } from "@azulejo/content/files/management-client.ts";
import { pushEntries } from "@azulejo/content/files/push-entries.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());

const search = (query: string, language = "en", page: number | string = 1, size: number | string = 10) =>
  shop.call(`content/searchpages/${page}/${size}?query=${encodeURIComponent(query)}`, undefined, { "accept-language": language });

describe("content search", () => {
  it("finds stories and products side by side, with suggestions", async () => {
    const { status, body } = await search("travertine");
    expect(status).toBe(200);
    expect(body.value.total).toBeGreaterThan(3);
    expect(body.value.stories.map((one: { path: string }) => one.path)).toContain("blog/articles/cleaning-travertine/");
    expect(body.value.products.total).toBeGreaterThan(0);
    expect(body.value.products.cards.length).toBeLessThanOrEqual(8);
    expect(body.value.suggestions).toBeInstanceOf(Array);
  });

  it("finds articles and not the journal's sections, which only list them", async () => {
    for (const query of ["articles", "grout"]) {
      const paths = (await search(query)).body.value.stories.map((one: { path: string }) => one.path);
      expect(paths.length).toBeGreaterThan(0);
      expect(paths).not.toContain("blog/articles/");
      expect(paths).not.toContain("blog/design-with-color/");
    }
  });

  it("folds accents, only in the reader's language", async () => {
    const [folded, accented] = await Promise.all([search("limpiar marmol", "es"), search("limpiar mármol", "es")]);
    expect(folded.body.value.total).toBe(accented.body.value.total);
    expect((await search("boquilla", "es")).body.value.total).toBeGreaterThan(0);
    expect((await search("boquilla", "en")).body.value.stories.filter((one: { title: string }) => /boquilla/i.test(one.title))).toEqual([]);
  });

  it("returns pages of ten without repeats", async () => {
    const [first, second] = await Promise.all([search("tile", "en", 1), search("tile", "en", 2)]);
    expect(first.body.value.stories).toHaveLength(10);
    const both = [...first.body.value.stories, ...second.body.value.stories].map((one: { uuid: string }) => one.uuid);
    expect(new Set(both).size).toBe(both.length);
    expect((await search("tile", "en", 900)).body.value.stories).toEqual([]);
  });

  it.each([
    ["es", "lechada", "blog/articles/grout-color-and-joint-width/"],
    ["en", "DCOF", "blog/articles/dcof-where-floors-get-wet/"],
    ["en", "slip rating", "blog/articles/dcof-where-floors-get-wet/"],
    ["en", "returns", "returns/"],
    ["es", "devoluciones", "returns/"],
    ["en", "shipping", "billing-and-shipping/"],
    ["en", "opening hours", "location/reno/"],
    ["es", "horario", "location/"],
    ["en", "89502", "location/reno/"],
  ])("%s “%s” is answered first by %s", async (language, query, path) => {
    expect((await search(query, language)).body.value.stories[0]?.path).toBe(path);
  });

  it("ranks a story published a moment ago", async () => {
    expect((await search("zyzzyva")).body.value.total).toBe(0);
    const manage = (method: string, path: string, body: object) =>
      shop.content.fetch(
        new Request(`http://content.test/content/v1/spaces/1001/${path}`, {
          method,
          headers: { authorization: "demo-management", "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      );
    const story = { name: "Zyzzyva", slug: "zyzzyva", content: { _uid: "z", component: "page", title: "Zyzzyva", body: [] } };
    expect((await manage("POST", "stories", { story, publish: 1 })).ok).toBe(true);
    expect((await search("zyzzyva")).body.value.stories[0]?.title).toBe("Zyzzyva");
  });

  it("uses the supplier's own words from the content system, for pages and products, without a restart", async () => {
    const products = async () => (await shop.call("product/list", { query: "quebrantahuesos" }, { "accept-language": "es" })).body.value;
    expect((await products()).total).toBe(0);
    const client = openManagementClient({
      endpoint: "http://content.test/content/v1",
      spaceId: "1001",
      token: "demo-management",
      fetch: shop.content.fetch,
    });
    await pushEntries("search-words-es", [{ name: "quebrantahuesos", value: "mármol carrara, hexágono" }], client);
    await shop.api.services.lexicons.refresh();
    expect((await products()).products[0].name).toMatch(/Carrara/);
    expect((await search("quebrantahuesos", "es")).body.value.total).toBeGreaterThan(0);
    expect((await shop.call("product/list", { query: "quebrantahuesos" })).body.value.total).toBe(0);
  });

  it("excludes banners, tags, authors and pages hidden from search", async () => {
    const kinds = (await search("thank you", "en", 1, 50)).body.value.stories.map(
      (one: { kind: string; path: string }) => `${one.kind} ${one.path}`,
    );
    expect(kinds.filter((one: string) => /site_banner|tag_group|^author|thankyou/.test(one))).toEqual([]);
  });

  it.each([
    ["an empty query", "", 1, 10],
    ["a page of a hundred", "tile", 1, 100],
    ["page zero", "tile", 0, 10],
    ["a page that is no number", "tile", "x", 10],
    ["a query of five hundred letters", "x".repeat(500), 1, 10],
  ])("refuses %s", async (_, query, page, size) => {
    const { status, body } = await search(query, "en", page, size);
    expect(status).toBe(400);
    expect(body.code).toBe("request_invalid");
  });
});

describe("redirect lookup", () => {
  const lookUp = async (path: string) => (await shop.call(`content/redirect?path=${encodeURIComponent(path)}`)).body;

  it("returns where a path has moved, or null", async () => {
    expect((await lookUp("/master-catalog")).value).toEqual({ to: "/catalog/", external: false, status: 301, usesQuery: false });
    expect((await lookUp("/about/")).value).toBeNull();
    expect((await lookUp("about")).code).toBe("request_invalid");
  });

  it("redirects a story's old address to its new one, also inside a renamed folder", async () => {
    const manage = (method: string, path: string, body?: object) =>
      shop.content.fetch(
        new Request(`http://content.test/content/v1/spaces/1001/${path}`, {
          method,
          headers: { authorization: "demo-management", "content-type": "application/json" },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
    const { stories } = (await (await manage("GET", "stories?starts_with=pros&per_page=100")).json()) as {
      stories: { id: number; full_slug: string; is_folder: boolean }[];
    };
    const page = stories.find((one) => one.full_slug === "pros/contractors");
    const folder = stories.find((one) => one.full_slug === "pros" && one.is_folder);
    await manage("PUT", `stories/${page?.id}`, { story: { slug: "installers" }, force_update: 1 });
    expect((await lookUp("/pros/contractors/")).value).toMatchObject({ to: "/pros/installers/", status: 301 });
    await manage("PUT", `stories/${folder?.id}`, { story: { slug: "trade-desk" }, force_update: 1 });
    expect((await lookUp("/pros/wholesale/")).value).toMatchObject({ to: "/trade-desk/wholesale", status: 301 });
    expect((await lookUp("/pros/contractors/")).value).toMatchObject({ status: 301 });
  });
});
