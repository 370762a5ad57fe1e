import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { linksOf, readPage, structuredDataOf } from "./page-reader.ts";

interface Detail {
  product: { department: string; uses: { value: string }[]; facts: { key: string; value: unknown }[] };
  selected: { finish: string };
}

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
});
afterAll(() => server?.close());

/** Returns the details of an item from the shop's API. */
async function detailOf(itemNo: string): Promise<{ value: Detail }> {
  const headers = { "x-public-key": "pk_demo_cantera", "x-storefront-id": "1", "content-type": "application/json" };
  const answer = await fetch(`${server.url}/api/product/detailV2`, { method: "POST", headers, body: JSON.stringify({ itemNo }) });
  return (await answer.json()) as { value: Detail };
}

/** Returns a page's product cards and their links. */
async function cardsOf(address: string) {
  const { document } = await readPage(server.url, address);
  return document.querySelectorAll("article").flatMap((card) => {
    const link = card.querySelector("h3 a")?.getAttribute("href");
    return link
      ? [{ link, text: card.textContent, items: card.querySelectorAll("button[name=add]").map((one) => one.getAttribute("value")) }]
      : [];
  });
}

describe("a search that names an area", () => {
  it("shows the units of each result for the area, and keeps the area when a filter is removed", async () => {
    const [first] = await cardsOf("/en/search?q=white+matte+12x24+120+sqft");
    expect(first?.text).toMatch(/\d+ boxes, \$[\d,.]+/);
    const { document } = await readPage(server.url, "/es/search?q=blanco+mate+50+m2+en+reno");
    const chips = document.querySelectorAll('[aria-label="Filtros aplicados"] a');
    expect(chips.map((one) => one.textContent).join()).toMatch(/Blanco.*Mate.*Reno.*538\.20 pie²/);
    const removed = (await cardsOf(`/es/search${chips[0]?.getAttribute("href")}`))[0];
    expect(removed?.text).toMatch(/\d+ cajas, \$[\d,.]+/);
  });
});

it("says on the page of a sample's label how much of its lot is left", async () => {
  const headers = { "x-public-key": "pk_demo_cantera", "x-storefront-id": "1", "content-type": "application/json" };
  const body = JSON.stringify({ itemNos: ["MGN-CALACATTA-1224-M"] });
  const answer = await fetch(`${server.url}/api/product/availabilityV2`, { method: "POST", headers, body });
  const { value } = (await answer.json()) as { value: { items: { stores: { lots: { code: string }[] }[] }[] } };
  const lot = value.items[0]?.stores.flatMap(({ lots }) => lots)[0]?.code ?? "";
  const said = async (code: string) => {
    const { location } = await readPage(server.url, `/en/product/detail/MGN-CALACATTA-1224-M?lot=${code}`);
    return (await readPage(server.url, location ?? "")).document.querySelector("#lot")?.textContent ?? "";
  };
  expect(await said(lot)).toMatch(new RegExp(`Your sample's lot, ${lot}: \\d+ boxes in `));
  expect(await said("NO-SUCH-LOT")).toContain("sold out");
});

describe("a product's structured data", () => {
  interface Described {
    "@type": string;
    additionalProperty: { propertyID: string; name: string; unitCode?: string; measurementTechnique?: string }[];
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: string } };
  }
  async function describedAt(address: string): Promise<Described> {
    const { location } = await readPage(server.url, address);
    const page = await readPage(server.url, location ?? address);
    const things = structuredDataOf(page).flatMap((one) => (JSON.parse(one) as { "@graph": Described[] })["@graph"]);
    const product = things.find((thing) => thing["@type"] === "Product");
    if (!product) throw new Error(`${address} describes no product`);
    return product;
  }

  it.each([
    ["en", "DCOF, wet (ANSI A326.3)"],
    ["es", "DCOF en húmedo (ANSI A326.3)"],
  ])("has every fact with its unit and standard: %s", async (language, slip) => {
    const item = "MGN-CALACATTA-1224-M";
    const { facts } = (await detailOf(item)).value.product;
    const { additionalProperty } = await describedAt(`/${language}/product/detail/${item}`);
    const described = new Map(additionalProperty.map((property) => [property.propertyID, property]));
    expect([...described.keys()]).toEqual(expect.arrayContaining(facts.map(({ key }) => key).filter((key) => key !== "brand")));
    expect(described.get("dcofWet")).toMatchObject({ name: slip, measurementTechnique: "ANSI A326.3" });
    expect(described.get("waterAbsorptionPct")).toMatchObject({ unitCode: "P1" });
    expect([...described.keys()]).toEqual(expect.arrayContaining(["finish", "uses"]));
  });

  it("says that a slab can't be returned, and a box can", async () => {
    const list = await readPage(server.url, "/en/product/list/slabs/granite/");
    const slab = linksOf(list, server.url).find((link) => link.includes("/product/detail/")) ?? "";
    const categoryOf = async (address: string) => (await describedAt(address)).offers.hasMerchantReturnPolicy.returnPolicyCategory;
    expect(await categoryOf(slab)).toBe("https://schema.org/MerchantReturnNotPermitted");
    const box = await categoryOf("/en/product/detail/MGN-CALACATTA-1224-M");
    expect(box).toBe("https://schema.org/MerchantReturnFiniteReturnWindow");
  });
});

describe("the link of a card", () => {
  it.each([
    ["a filtered list", "/en/product/list/porcelain/?size=12x24", "12 × 24 in"],
    ["a filtered list in Spanish", "/es/product/list/porcelanico/?size=12x24", "12 × 24 in"],
    ["a search that names a size", "/en/search?q=carrara+hexagon", "hexagon"],
  ])("on %s opens the variant that the card shows and sells", async (_, address, size) => {
    const cards = await cardsOf(address);
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards.slice(0, 4)) {
      expect(card.text).toContain(size);
      const itemNo = new URL(card.link, server.url).searchParams.get("item");
      expect(card.items[0]).toBe(itemNo);
      const { document, status } = await readPage(server.url, card.link);
      expect(status).toBe(200);
      expect(document.querySelector("#buy input[name=itemNo]")?.getAttribute("value")).toBe(itemNo);
      const shown = document.querySelectorAll('[aria-current="true"]').map((one) => one.textContent.trim());
      expect(shown.join(" ") + document.querySelector("main")?.textContent).toContain(size);
    }
  });

  it("names its variant on the home page and beside a product", async () => {
    const home = await cardsOf("/en/");
    const [first] = await cardsOf("/en/product/list/porcelain/");
    const related = await cardsOf(first?.link ?? "");
    expect(home.length).toBeGreaterThan(0);
    expect(related.length).toBeGreaterThan(0);
    for (const card of [...home, ...related]) expect(new URL(card.link, server.url).searchParams.get("item")).toBe(card.items[0]);
  });

  it("keeps the size for another color", async () => {
    const [first] = await cardsOf("/en/product/list/porcelain/?size=24x24");
    const { document } = await readPage(server.url, first?.link ?? "");
    const swatches = document
      .querySelectorAll('.buy a[href*="product/detail/"]')
      .filter((one) => one.querySelector("img") && !one.closest("article"));
    expect(swatches.length).toBeGreaterThan(1);
    for (const swatch of swatches) {
      const itemNo = new URL(swatch.getAttribute("href") ?? "", server.url).searchParams.get("item");
      expect(itemNo).toMatch(/2424/);
    }
  });
});

describe("pages and articles in the search", () => {
  it("show beside products, or alone if there are none", async () => {
    const beside = await readPage(server.url, "/en/search?q=grout");
    expect(beside.document.querySelector('main a[href="/en/search/content?q=grout"]')?.textContent).toContain("Pages and articles");
    expect(beside.document.querySelectorAll("article h3 a").length).toBeGreaterThan(0);
    const alone = await readPage(server.url, "/es/search?q=devoluciones");
    expect(alone.document.querySelector("main section a")?.textContent.trim()).toBe("Devoluciones");
  });

  it.each([
    ["/en/search", "Search |"],
    ["/es/search?q=", "Búsqueda |"],
    ["/en/search/content", "Search the site |"],
  ])("%s has a title without an empty quotation", async (address, title) => {
    const { document } = await readPage(server.url, address);
    expect(document.querySelector("title")?.textContent.startsWith(title)).toBe(true);
  });
});

describe("a department's kinds", () => {
  it.each([
    ["/en/product/list/natural-stone/", true],
    ["/en/product/list/setting-materials/", false],
  ])("of %s are said to be at one scale: %s", async (address, areLaid) => {
    expect((await readPage(server.url, address)).html.includes("Each square is 4 ft")).toBe(areLaid);
  });
});

describe("the home page's wall for the shower floor", () => {
  it("shows small pieces rated for floors and showers, all slip-resistant by the shop's data", async () => {
    const { document } = await readPage(server.url, "/en/");
    const wall = document.querySelectorAll("section").find((one) => one.textContent.startsWith("For the shower floor"));
    const links = wall?.querySelectorAll("article h3 a").map((link) => link.getAttribute("href") ?? "") ?? [];
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) {
      const itemNo = new URL(link, server.url).searchParams.get("item");
      const { value } = await detailOf(itemNo ?? "");
      const uses = value.product.uses.map((one) => one.value);
      expect([link, uses.includes("floor"), uses.includes("shower"), value.product.department]).toEqual([link, true, true, "mosaic"]);
      expect(["matte", "honed", "tumbled"]).toContain(value.selected.finish);
      const dcof = value.product.facts.find((one) => one.key === "dcofWet")?.value ?? 0.42;
      expect(dcof).toBeGreaterThanOrEqual(0.42);
    }
  });
});

describe("a wide table in a story", () => {
  it("repeats the column name beside each value for narrow screens", async () => {
    for (const address of ["/en/stone-mosaics/", "/es/billing-and-shipping/"]) {
      const { document } = await readPage(server.url, address);
      const tables = document.querySelectorAll("table.stacked");
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        const head = table.querySelectorAll("thead th").map((cell) => cell.textContent.trim());
        for (const row of table.querySelectorAll("tbody tr")) {
          expect(row.querySelectorAll("td").map((cell) => cell.getAttribute("data-label")?.trim())).toEqual(head.slice(1));
        }
      }
    }
  });
});

describe("the products of a wall", () => {
  it.each([
    ["a list", "/en/product/list/porcelain/", "?color=beige"],
    ["an article", "/en/blog/articles/cleaning-travertine/", ""],
  ])("are sent with the data of %s, but a document has them as HTML only", async (_, path, query) => {
    const { document } = await readPage(server.url, path + query);
    const itemNos = document.querySelectorAll("button[name=add]").map((one) => one.getAttribute("value") ?? "");
    const sent = document.querySelector("#page-data")?.textContent ?? "";
    const navigated = await (await fetch(`${server.url}${path}_.data${query}`)).text();
    expect(itemNos.length).toBeGreaterThan(0);
    expect(sent).toContain("loaderData");
    for (const itemNo of itemNos) {
      expect(sent).not.toContain(`"${itemNo}"`);
      expect(navigated).toContain(`"${itemNo}"`);
    }
  });
});
