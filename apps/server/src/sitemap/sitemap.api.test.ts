import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { sql } from "kysely";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSitemaps } from "./sitemap.ts";

/** Five thousand addresses a file in `npm test`; as many as the protocol allows, and twice as many products, in `npm run nightly`. */
const MAX_PER_FILE = Number(process.env.SITEMAP_ADDRESSES ?? 5_000);
const MANY = 2 * MAX_PER_FILE;
/** Advanced when a test needs files to be regenerated. */
let now = 0;
let shop: TestShop;
let read: (path: string) => Promise<{ status: number; text: string; headers: Headers }>;

beforeAll(async () => {
  shop = await openTestShop();
  const app = createSitemaps({
    publicUrl: "http://shop.test",
    storefront: { id: "1", publicKey: "pk_demo_cantera" },
    api: shop.api,
    content: shop.content.reader,
    now: () => now,
    mostPerFile: MAX_PER_FILE,
  });
  read = async (path) => {
    const response = await app.request(path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
});
afterAll(() => shop?.close());

const addresses = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");

it.each(["/sitemap.xml", "/sitemap_index.xml", "/index-sitemap.xml"])("%s names one file per language", async (path) => {
  const { status, text, headers } = await read(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/xml; charset=UTF-8");
  expect(headers.get("cache-control")).toBe("public, max-age=600, must-revalidate");
  expect(addresses(text)).toEqual(["http://shop.test/en-sitemap.xml", "http://shop.test/es-sitemap.xml"]);
});

it("lists stories, listings and products once, each with its other languages and itself", async () => {
  const [english, spanish] = await Promise.all([read("/en-sitemap.xml"), read("/es-sitemap.xml")]);
  const found = addresses(english.text);
  expect(new Set(found).size).toBe(found.length);
  expect(addresses(spanish.text)).toHaveLength(found.length);
  expect(found).toContain("http://shop.test/en/blog/articles/cleaning-travertine/");
  expect(found).toContain("http://shop.test/en/product/list/slabs/granite/");
  expect(found.some((one) => one.startsWith("http://shop.test/en/product/detail/"))).toBe(true);
  expect(found).toContain("http://shop.test/en/gallery");
  expect(found).toContain("http://shop.test/en/gallery/detail/blue-bath/");
  expect(found.filter((one) => /\/en\/(?:account\/(?!business)|checkout|wishlist|authors\/$)/.test(one)).join()).toBe("");
  const [first] = parse(spanish.text).querySelectorAll("url");
  const links = first?.querySelectorAll("[hreflang]").map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
  expect(Object.fromEntries(links ?? [])).toMatchObject({
    en: expect.stringContaining("/en/"),
    es: first?.querySelector("loc")?.textContent,
    "x-default": expect.stringContaining("/en/"),
  });
  expect(english.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.000)?Z<\/lastmod>/);
});

it("answers 404 for files that the index does not list", async () => {
  for (const path of ["/fr-sitemap.xml", "/en-sitemap-2.xml", "/en-sitemap-0.xml"]) expect((await read(path)).status).toBe(404);
});

it.runIf(isWhole)("splits the addresses of many products into files of at most so many", { timeout: 120_000 }, async () => {
  const { query } = shop.database;
  await sql`
    with made as (
      insert into product (storefront_id, series_id, code, color_code, tags, introduced_on, published)
      select storefront_id, series_id, 'many-' || n, color_code, tags, introduced_on, true
      from (select * from product order by id limit 1) as one, generate_series(1, ${MANY}) as n
      returning id, storefront_id, code)
    insert into product_text (product_id, storefront_id, language, name, slug, description)
    select id, storefront_id, language, code, code || '-' || language, ''
    from made, unnest(array['en', 'es']) as language`.execute(query);
  now += 600_001;
  const files = addresses((await read("/sitemap.xml")).text);
  expect(files).toHaveLength(6);
  const all: string[] = [];
  for (const file of files.filter((one) => one.includes("/es-"))) {
    const found = addresses((await read(new URL(file).pathname)).text);
    expect(found.length).toBeLessThanOrEqual(MAX_PER_FILE);
    all.push(...found);
  }
  expect(all.length).toBeGreaterThan(MANY);
  expect(new Set(all).size).toBe(all.length);
});
