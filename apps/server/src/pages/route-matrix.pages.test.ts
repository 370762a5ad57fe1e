import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import listings from "@azulejo/seed/catalog/listings.json" with { type: "json" };
import { isWhole } from "@azulejo/testing/whole.ts";
import { findRecord } from "@azulejo/web/app/routing/find-record.ts";
import { anyStory, type RouteRecord, routeTable } from "@azulejo/web/app/routing/route-table.ts";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { foreignTexts, headOf, linksOf, type ReadPage, readPage, structuredDataOf } from "./page-reader.ts";
import { checkStructuredData } from "./structured-data.ts";

/** Values for path parameters. */
const examples: Record<string, string> = {
  "order/receipt/:id": "order/receipt/nobody-has-this-receipt",
  "order/receipt/:id/cancel": "order/receipt/nobody-has-this-receipt/cancel",
  "order/receipt/:id/return": "order/receipt/nobody-has-this-receipt/return",
  "order/receipt/:id/messages": "order/receipt/nobody-has-this-receipt/messages",
  "product/detail/*": "product/detail/no-such-product",
  "product/list/*": "product/list/slabs/marble",
  "slabs/store/:code": "slabs/store/reno",
  "our-locations/:slug/:code": "our-locations/reno/reno",
  "gallery/*": "gallery",
  "gallery/detail/:id": "gallery/detail/blue-bath",
  "checkout/*": "checkout",
  "checkout2/*": "checkout2",
};

const pathOf = ({ path, slash }: RouteRecord): string => {
  const bare = (examples[path] ?? path).replace(/:\w+|\*/g, "1");
  return slash && bare !== "" ? `${bare}/` : bare;
};

/** Pages found only by visitors who were given their secret address. */
const secretAddresses = new Set([
  "receipt",
  "receipt-cancel",
  "receipt-return",
  "receipt-messages",
  "receipt-setting",
  "receipt-delay",
  "delay",
  "payment-receipt",
  "receipt-text",
  "payorder-confirm",
  "payment-auth",
  "ideabook",
]);

/** The expected response to a guest for each kind of record. */
function expected(record: RouteRecord): number {
  if (record.guards.includes("private")) return 302;
  if (secretAddresses.has(record.id) || ["404", "product-detail", "slabs-detail", "slabs-layout", "slabs-zoom"].includes(record.id))
    return 404;
  if (["429", "500", "503"].includes(record.id)) return Number(record.id);
  if (record.id.startsWith("checkout") || ["payorder-preconfirm", "accept-quote", "reject-quote"].includes(record.id)) return 302;
  return 200;
}

let server: ClockedServer;
const pages = new Map<string, ReadPage>();

beforeAll(async () => {
  server = await openClockedServer(new Date(), { MODE: "demo" });
}, 120_000);
afterAll(() => server?.close());

async function read(address: string): Promise<ReadPage> {
  const known = pages.get(address);
  if (known) return known;
  const page = await readPage(server.url, address);
  pages.set(address, page);
  return page;
}

/** Limited because creating a picture takes a tenth of a second. */
const MAX_PICTURES = isWhole ? 60 : 6;

/** Reads only a sample of the links to pages that are known to exist. */
const ALIKE_PER_READ = 8;

/** Paths of product pages that the sitemaps list. */
async function knownAddresses(): Promise<Set<string>> {
  const files = ["/en-sitemap.xml", "/es-sitemap.xml"].map(async (path) => (await fetch(server.url + path)).text());
  const addresses = (await Promise.all(files)).flatMap((text) =>
    [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? ""),
  );
  return new Set(addresses.map((address) => new URL(address).pathname).filter((path) => path.includes("/product/detail/")));
}

/** The first faults are the message. */
const expectNone = (faults: string[]) => expect(faults.length, faults.slice(0, 40).join("\n")).toBe(0);

/** One story of each kind in each folder; at night every page and section. */
function storyPaths(): string[] {
  const folder = new URL("../../../../seed/content/stories/", import.meta.url);
  const stories = globSync("**/*.md", { cwd: fileURLToPath(folder) }).map((file) => ({
    path: file.replace(/(?:\/?index)?\.md$/, "").replace(/^home$/, ""),
    kind: /^component: (\w+)/m.exec(readFileSync(new URL(file, folder), "utf8"))?.[1] ?? "",
  }));
  const shown = stories.filter(({ kind }) => views.has(kind));
  const isRead = ({ kind }: { kind: string }) => isWhole && plain.has(kind);
  const [whole, others] = [shown.filter(isRead), shown.filter((story) => !isRead(story))];
  const samples = Map.groupBy(others, ({ kind, path }) => `${kind} ${dirname(path)}`);
  return [...whole, ...[...samples.values()].flatMap(([first]) => first ?? [])].map(({ path }) => path);
}
const plain = new Set(["page", "section"]);
const views = new Set([...plain, "article", "author", "location"]);

/** In `npm test`, only one of this many listings is read. */
const LISTINGS_PER_READ = isWhole ? 1 : 16;

/** In `npm test`, the markup of only one of this many pages is validated, because pages share most of their parts. */
const PAGES_PER_VALIDATION = isWhole ? 1 : 6;

/** Every route, and stories and listings of the demo. */
const routes = [
  ...routeTable.map((record) => ({ record, path: pathOf(record) })),
  ...storyPaths()
    .filter((path) => !findRecord(path))
    .map((path) => ({ record: anyStory, path: `${path}/` })),
  ...listings
    .filter((_, at) => at % LISTINGS_PER_READ === 0)
    .map(({ path }) => `product/list/${path}/`)
    .map((path) => ({ record: findRecord(path) as RouteRecord, path })),
];
/** Each route in both languages; in `npm test` in one, which take turns. */
const rows = routes.flatMap((route, at) =>
  (["en", "es"] as const).filter((_, turn) => isWhole || at % 2 === turn).map((language) => ({ ...route, language })),
);

/** Every page can be shared: with a picture of the size that it states, and a text in its place. */
function expectSocialPicture({ document }: ReadPage): void {
  const contentOf = (property: string) => document.querySelector(`meta[property="og:image${property}"]`)?.getAttribute("content") ?? "";
  const address = contentOf("").replaceAll("&amp;", "&").replace(server.url, "");
  expect(address).toMatch(/^\/(social-card\.jpg\?|assets\/f\/.*\/m\/1200x630\/.*format\(jpeg\))/);
  expect([contentOf(":width"), contentOf(":height"), contentOf(":type")]).toEqual(["1200", "630", "image/jpeg"]);
  expect(contentOf(":alt")).not.toBe("");
  expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute("content")).toBe("summary_large_image");
  socialPictures.add(address);
}
const socialPictures = new Set<string>();

/** Pages whose one address is another: a store below the page of stores, and the sale outside the departments. */
const elsewhere: [address: RegExp, canonical: RegExp][] = [
  [/\/location\/[^/]+\/$/, /\/our-locations\/[^/]+\/[^/]+$/],
  [/\/product\/list\/(?:sale|ofertas)\/$/, /\/product\/sale\/$/],
];

describe("every route", () => {
  it.each(rows)("$language/$path", async ({ record, language, path }) => {
    const first = await read(`/${language}/${path}`);
    // A Spanish listing has its own address, to which the English one redirects.
    const page = first.status === 301 && expected(record) === 200 ? await read(first.location ?? "") : first;
    expect(page.status).toBe(expected(record));
    if (record.guards.includes("private")) expect(page.location).toMatch(new RegExp(`^/${language}/account/login\\?returnTo=`));
    if (page.status !== 200) return;
    const head = headOf(page);
    expect(head.headings, "one h1").toHaveLength(1);
    expect(head.headings[0]).not.toBe("");
    expect(head.title.length).toBeGreaterThan(5);
    expect(head.language).toBe(`${language}-US`);
    expectSocialPicture(page);
    expectNone(foreignTexts(page, language));
    if (head.robots.includes("noindex")) return;
    const [, other] = elsewhere.find(([address]) => address.test(page.address)) ?? [];
    if (other) expect(head.canonical).toMatch(other);
    else expect(head.canonical).toBe(server.url + page.address);
    expect(head.alternates["x-default"]).toBe(head.alternates.en);
    expect(head.alternates[language]).toBe(head.canonical);
    if (!isWhole) return;
    const translated = await read((head.alternates[language === "en" ? "es" : "en"] ?? "").replace(server.url, ""));
    expect(translated.status).toBe(200);
    expect(headOf(translated).alternates, "reciprocal").toEqual(head.alternates);
  });
});

describe("an address whose id has another form", () => {
  const withIds = routeTable.filter(({ path }) => /:|\*/.test(path));
  const ids = ["1", "%C3%B1", "a".repeat(300)];
  const shown = withIds.flatMap((record, at) =>
    ids.filter((_, turn) => isWhole || at % ids.length === turn).map((id) => ({ record, path: record.path.replace(/:\w+|\*/g, id) })),
  );
  it.each(shown)("$path is no fault of the server", async ({ path }) => {
    const { status } = await fetch(`${server.url}/en/${path}`, { redirect: "manual" });
    expect(status).toBeLessThan(500);
  });
});

describe("the pages read above", () => {
  it.runIf(isWhole)("have no dead links in either language", { timeout: 300_000 }, async () => {
    const dead: string[] = [];
    const statuses = new Map([...pages.values()].map((page) => [page.address, page.status]));
    const known = await knownAddresses();
    expect(known.size).toBeGreaterThan(500);
    const isAlive = (path: string) => known.has(path) || (statuses.get(path) ?? 404) < 400;
    let alike = 0;
    const statusOf = async (link: string) => {
      const read = statuses.get(link);
      if (read !== undefined && (read < 300 || read >= 400)) return read;
      // Pages of products, and a page's filters, views and numbers, differ in their data alone.
      if (isAlive(link.split("?")[0] ?? "") && alike++ % ALIKE_PER_READ !== 0) return 200;
      const { status } = await fetch(server.url + link, { redirect: "follow" });
      statuses.set(link, status);
      return status;
    };
    const sources = [...pages.values()].filter((page) => page.status === 200);
    for (const page of sources) {
      for (const link of new Set(linksOf(page, server.url))) {
        const status = await statusOf(link);
        if (status >= 400) dead.push(`${page.address} → ${link}: ${status}`);
      }
    }
    expectNone(dead);
  });

  it("are valid HTML", { timeout: 300_000 }, async () => {
    const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: htmlRules });
    const faults: string[] = [];
    const shown = [...pages.values()].filter((one) => one.status === 200);
    for (const page of shown.filter((_, at) => at % PAGES_PER_VALIDATION === 0)) {
      const report = await validator.validateString(page.html);
      for (const { messages } of report.results)
        for (const message of messages) faults.push(`${page.address}: ${message.ruleId} ${message.message} (${message.selector ?? ""})`);
    }
    expectNone(faults);
  });

  it("have pictures without inline styles, which the pages' policy blocks", () => {
    const styled = [...pages.values()].flatMap(({ address, html }) =>
      (html.match(/<(?:img|picture|figure)\b[^>]*\sstyle=[^>]*>/g) ?? []).map((tag) => `${address}: ${tag}`),
    );
    expectNone(styled);
  });

  it("have structured data that is valid for schema.org", async () => {
    for (const list of ["/en/product/list/natural-stone/", "/es/product/list/piedra-natural/", "/en/product/sale/", "/es/product/sale/"]) {
      const products = linksOf(await read(list), server.url).filter((link) => link.includes("/product/detail/"));
      for (const product of [...new Set(products)].slice(0, isWhole ? 3 : 1)) await read(product);
    }
    const faults: string[] = [];
    const kinds = new Set<string>();
    for (const page of [...pages.values()].filter((one) => one.status === 200)) {
      const found = checkStructuredData(structuredDataOf(page));
      for (const kind of found.kinds) kinds.add(kind);
      faults.push(...found.faults.map((fault) => `${page.address}: ${fault}`));
    }
    expectNone(faults);
    expect([...kinds].sort()).toEqual([
      "BlogPosting",
      "BreadcrumbList",
      "FAQPage",
      "HardwareStore",
      "ImageObject",
      "ItemList",
      "Organization",
      "Product",
      "ProductGroup",
      "ProfilePage",
      "WebPage",
      "WebSite",
    ]);
  });

  it("have social pictures of the stated size", { timeout: 300_000 }, async () => {
    const faults: string[] = [];
    for (const address of [...socialPictures].slice(0, MAX_PICTURES)) {
      const response = await fetch(server.url + address);
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      if (`${response.status} ${format} ${width}x${height}` !== "200 jpeg 1200x630")
        faults.push(`${address}: ${response.status} ${format}`);
    }
    expectNone(faults);
  });

  it("have unique descriptions", () => {
    const byDescription = Map.groupBy(
      [...pages.values()].filter((page) => page.status === 200 && !headOf(page).robots.includes("noindex")),
      (page) => headOf(page).description,
    );
    const missing = byDescription.get("")?.map((page) => page.address) ?? [];
    expectNone(missing);
  });
});

/** Rules about style, or about markup that React generates, are off. */
const htmlRules = {
  "no-inline-style": "off",
  "long-title": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "no-implicit-button-type": "off",
  "tel-non-breaking": "off",
  "no-raw-characters": "off",
  "doctype-style": "off",
  "attr-case": "off",
  "script-type": "off",
  "no-trailing-whitespace": "off",
} as const;
