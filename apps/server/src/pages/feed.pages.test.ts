import { isWhole } from "@azulejo/testing/whole.ts";
import { parseRssFeed } from "feedsmith";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
}, 120_000);
afterAll(() => server?.close());

const get = (path: string) => fetch(new URL(path, server.url));

describe.each([
  ["en", { search: "Search Cantera Tile & Stone", departments: "Departments", other: "es" }],
  ["es", { search: "Buscar en Cantera Tile & Stone", departments: "Departamentos", other: "en" }],
])("files for browsers and language models: %s", (language, words) => {
  it("offer the shop's search under its name", async () => {
    const link = parse(await (await get(`/${language}/`)).text()).querySelector("link[rel=search]");
    expect(link?.getAttribute("title")?.replaceAll("&amp;", "&")).toBe(words.search);
    const response = await get(link?.getAttribute("href") ?? "");
    expect(response.headers.get("content-type")).toBe("application/opensearchdescription+xml; charset=utf-8");
    const described = parse(await response.text(), { lowerCaseTagName: true });
    const [shortName, description] = ["shortname", "description"].map((name) => described.querySelector(name)?.text);
    expect([shortName, description]).toEqual(["Cantera Tile", words.search]);
    const template = described.querySelector("url[type='text/html']")?.getAttribute("template") ?? "";
    expect((await get(template.replace("{searchTerms}", "gris"))).status).toBe(200);
  });

  it("describe departments, stories and stores with links to their pages", async () => {
    const response = await get(`/${language}/llms.txt`);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const text = await response.text();
    expect(text.split("\n", 3)).toEqual(["# Cantera Tile & Stone", "", expect.stringMatching(/^> /)]);
    expect(text).toContain(`## ${words.departments}`);
    expect(text).not.toMatch(/\bllms\.(?!txt)/);
    const links = [...text.matchAll(/^- \[[^\n]+?\]\((\S+)\)/gm)].map(([, address]) => address ?? "");
    const ofLanguage = links.filter((address) => address.startsWith(`${server.url}/${language}/`));
    const others = [`${server.url}/${words.other}/llms.txt`, `${server.url}/${language}-sitemap.xml`];
    expect(links.filter((address) => !ofLanguage.includes(address))).toEqual(others);
    for (const part of ["product/list/", "blog/", "our-locations/"])
      expect(ofLanguage.filter((address) => address.includes(part)).length, part).toBeGreaterThan(1);
    for (const address of [...ofLanguage.slice(0, 2), ...ofLanguage.slice(-2), ...others])
      expect([address, (await fetch(address, { redirect: "manual" })).status]).toEqual([address, 200]);
  });
});

it("describes the shop in its own language at the address without one", async () => {
  const [plain, english] = await Promise.all(["/llms.txt", "/en/llms.txt"].map(async (path) => (await get(path)).text()));
  expect(plain).toBe(english);
});

it("names whom to tell about a vulnerability for the next months, but no year", async () => {
  const response = await get("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).trim().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s)));
  expect(fields).toEqual({
    Contact: expect.stringMatching(/^mailto:[^\s@]+@[^\s@]+$/),
    Expires: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00Z$/),
    "Preferred-Languages": "en, es",
  });
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
  expect([days > 100, days < 365]).toEqual([true, true]);
});

describe.each([
  ["en", "en-US"],
  ["es", "es-US"],
])("the journal's feed: %s", (language, tag) => {
  it("is named in the head of the home page and of the journal's pages, and nowhere else", async () => {
    const feedOf = async (path: string) =>
      parse(await (await get(`/${language}/${path}`)).text())
        .querySelector("link[rel=alternate][type='application/rss+xml']")
        ?.getAttribute("href");
    const feed = `/${language}/blog/rss.xml`;
    expect([await feedOf(""), await feedOf("blog/"), await feedOf("contact/")]).toEqual([feed, feed, undefined]);
  });

  // Drawing thirty pictures takes ten seconds of processor time.
  it.runIf(isWhole)("has pictures with their type and true length", { timeout: 60_000 }, async () => {
    // A picture that is not ready in time is left out, and comes with the next reading.
    const read = async () => (await get(`/${language}/blog/rss.xml`)).text();
    const missing = async () => parseRssFeed(await read()).items?.filter(({ enclosures }) => !enclosures?.[0]).length;
    await expect.poll(missing, { timeout: 40_000, interval: 500 }).toBe(0);
    const response = await get(`/${language}/blog/rss.xml`);
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const feed = parseRssFeed(await response.text());
    expect(feed.language).toBe(tag);
    expect(feed.atom?.links?.[0]).toEqual({ href: `${server.url}/${language}/blog/rss.xml`, rel: "self", type: "application/rss+xml" });
    expect((await get(feed.image?.url ?? "")).headers.get("content-type")).toBe("image/png");
    expect(feed.items?.length).toBe(30);
    for (const { link, enclosures } of feed.items ?? []) {
      const [enclosure] = enclosures ?? [];
      const bytes = Buffer.from(await (await get(enclosure?.url ?? "")).arrayBuffer());
      expect([enclosure?.type, enclosure?.length, (await sharp(bytes).metadata()).format], link).toEqual([
        "image/jpeg",
        bytes.length,
        "jpeg",
      ]);
    }
  });
});
