import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { headOf, readPage } from "./page-reader.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
});
afterAll(() => server?.close());

const plain = (address: string | null | undefined) => address?.replace(server.url, "").replaceAll("&amp;", "&");
const canonicalOf = async (address: string) => plain(headOf(await readPage(server.url, address)).canonical);

describe("a page of a list that there isn't", () => {
  it.each([
    "/en/product/list/porcelain/?page=999",
    "/en/product/list/porcelain/?page=abc",
    "/es/product/list/porcelanico/?page=0",
    "/en/product/sale/?page=-1",
    "/en/product/?page=1.5",
    "/en/search?q=tile&page=999",
    "/es/search/content?q=azulejo&page=999",
    "/en/search/content?q=tile&page=abc",
    "/en/gallery?page=x",
    "/en/blog/?page=x",
    "/en/slabs/store/reno?page=999",
  ])("%s is a 404", async (address) => {
    expect((await server.get(address)).status).toBe(404);
  });
});

it.each([
  ["/en/product/list/porcelain/?sort=zzz&page=2", "/en/product/list/porcelain/?page=2"],
  ["/es/product/list/porcelanico/?view=zzz&sort=new_arrival", "/es/product/list/porcelanico/?sort=new_arrival"],
  [`/en/product/list/porcelain/?color=${"x".repeat(81)}&all=zzz&stock=%21`, "/en/product/list/porcelain/"],
  [`/es/gallery?room=bath&look=${"x".repeat(41)}`, "/es/gallery?room=bath"],
  ["/en/slabs/store/reno?sort=zzz&free=yes", "/en/slabs/store/reno"],
  ["/es/blog/?page=2&sort=zzz", "/es/blog/?page=2"],
])("%s leads to %s, without values that the list doesn't know", async (address, to) => {
  const { status, location } = await readPage(server.url, address);
  expect([status, location]).toEqual([301, to]);
});

describe("the canonical address", () => {
  it.each([
    ["/en/product/list/porcelain/?page=2&utm_source=x", "/en/product/list/porcelain/?page=2"],
    ["/en/product/list/porcelain/?page=1", "/en/product/list/porcelain/"],
    ["/en/blog/?page=2", "/en/blog/?page=2"],
    ["/en/about/?page=2&q=x", "/en/about/"],
    ["/en/our-locations?x=a", "/en/our-locations"],
  ])("of %s is %s", async (address, canonical) => {
    expect(await canonicalOf(address)).toBe(canonical);
  });

  it.each([
    ["/product/list/porcelain/", "/product/list/porcelanico/", "?page=2", "?page=2"],
    ["/product/list/porcelain/", "/product/list/porcelanico/", "?sort=new_arrival&page=2", ""],
    ["/product/list/porcelain/", "/product/list/porcelanico/", "?color=beige", ""],
    ["/product/sale/", "/product/sale/", "?from=2", ""],
    ["/gallery", "/gallery", "?page=2", "?page=2"],
    ["/gallery", "/gallery", "?room=bath", ""],
    ["/slabs/store/reno", "/slabs/store/reno", "?sort=largest", ""],
    ["/slabs/store/reno", "/slabs/store/reno", "?free=1", ""],
    ["/blog/", "/blog/", "?sort=oldest&page=2", ""],
    ["/our-locations", "/our-locations", "?open=0", ""],
  ])("of %s and %s with %s has %s in both languages", async (english, spanish, query, canonicalQuery) => {
    const canonical = { en: `/en${english}${canonicalQuery}`, es: `/es${spanish}${canonicalQuery}` };
    for (const [language, path] of [
      ["en", english],
      ["es", spanish],
    ] as const) {
      const page = await readPage(server.url, `/${language}${path}${query}`);
      const head = headOf(page);
      expect([page.status, head.robots, plain(head.canonical)]).toEqual([200, "", canonical[language]]);
      expect([plain(head.alternates.en), plain(head.alternates.es)]).toEqual([canonical.en, canonical.es]);
    }
  });

  it.each(["/en/product/list/porcelain/?color=zzz", "/es/gallery?room=zzz", "/es/slabs/store/reno?stone=zzz"])(
    "%s shows nothing, and is not indexed",
    async (address) => {
      const page = await readPage(server.url, address);
      expect([page.status, headOf(page).robots]).toEqual([200, "noindex"]);
    },
  );

  it("is one for all filters of products on sale", async () => {
    for (const address of ["/en/product/sale/", "/en/product/list/sale/"]) expect(await canonicalOf(address)).toBe("/en/product/sale/");
    expect(await canonicalOf("/es/product/list/ofertas/")).toBe("/es/product/sale/");
  });
});

describe("a caller that asks for JSON", () => {
  it.each([
    ["/en/no/such/page/", 404, "Page not found: /en/no/such/page/"],
    ["/es/product/detail/nada", 404, "/es/product/detail/nada"],
    ["/en/500/", 500, ""],
  ])("gets the error of %s as JSON", async (address, status, message) => {
    const answer = await fetch(server.url + address, { headers: { accept: "application/json" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, expect.stringContaining("application/json")]);
    const body = (await answer.json()) as { statusCode: number; message: string };
    expect(body.statusCode).toBe(status);
    expect(body.message).toContain(message);
  });

  it("gets a page where there is one, and a browser its error screen", async () => {
    const json = { accept: "application/json" };
    expect((await fetch(`${server.url}/en/about/`, { headers: json })).headers.get("content-type")).toContain("text/html");
    const browser = await fetch(`${server.url}/en/no/such/page/`, { headers: { accept: "text/html,application/json;q=0.9" } });
    expect(browser.headers.get("content-type")).toContain("text/html");
  });
});

describe("a redirect", () => {
  const entry = async (name: string, value: string) => {
    const space = `${server.url}/content/v1/spaces/1001`;
    const headers = { authorization: "demo-management", "content-type": "application/json" };
    const { datasources } = (await (await fetch(`${space}/datasources`, { headers })).json()) as {
      datasources: { id: number; slug: string }[];
    };
    const body = { datasource_entry: { name, value, datasource_id: datasources.find(({ slug }) => slug === "redirects")?.id } };
    const saved = await fetch(`${space}/datasource_entries`, { method: "POST", headers, body: JSON.stringify(body) });
    expect(saved.status).toBeLessThan(300);
  };

  it("tells query strings apart, also on a page that is cached", async () => {
    await entry("/?page_id=12", "/about/");
    await entry("/shop.php?id=5", "302 /gallery");
    await entry("/named", "/es/blog/");
    await expect.poll(async () => (await readPage(server.url, "/en/?page_id=12")).location).toBe("/en/about/");
    expect((await readPage(server.url, "/en/?page_id=13")).status).toBe(200);
    expect((await readPage(server.url, "/en/shop.php?id=5&utm_source=x")).location).toBe("/en/gallery");
    expect((await readPage(server.url, "/en/shop.php?id=6")).status).toBe(404);
    expect((await readPage(server.url, "/en/named?x=1")).location).toBe("/es/blog/?x=1");
  });
});
