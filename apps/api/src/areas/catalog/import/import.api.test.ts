import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImportOptions, importCatalog } from "./import-catalog.ts";
import { snapshot } from "./snapshot.fixture.ts";
import type { ProductOutcome } from "./write/write-batch.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-import-"));
  shop = await openTestShop({ seed: "empty" });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
const now = new Date("2026-11-01T12:00:00Z");

/** Copies the fixture, because the report of rejected rows is written next to the file. */
function copyOf(name: string): string {
  copyFileSync(fixture(name), join(folder, name));
  return join(folder, name);
}

const bring = (name: string, more: Partial<ImportOptions> = {}) =>
  importCatalog({ database: shop.database, path: copyOf(name), now, ...more });

const changes = async (): Promise<number> =>
  (
    await shop.database.query
      .selectFrom("changeLog")
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

/** Reads the report as line, column and reason. */
const report = (name: string): string[][] =>
  readFileSync(join(folder, `${name}.rejected.csv`), "utf8")
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",").slice(0, 2));

describe.each([
  ["our.csv", "our-csv", 9, 27],
  ["our.jsonl", "our-jsonl", 20, 20],
  ["shopify.csv", "shopify-csv", 15, 28],
  ["shopify-new-header.csv", "shopify-csv", 15, 28],
  ["google.tsv", "google-tsv", 14, 28],
  ["google.xml", "google-xml", 14, 28],
  ["google-atom.xml", "google-xml", 14, 28],
])("%s", (name, format, products, items) => {
  it("is shown by a dry run that writes nothing", async () => {
    const [before, log] = [await snapshot(shop.database), await changes()];
    const shown: ProductOutcome[] = [];
    const summary = await bring(name, { dryRun: true, onProduct: (product) => shown.push(product) });
    expect([summary.format, summary.rejectedFile, summary.items]).toEqual([format, null, items]);
    expect(shown.length).toBe(summary.products.new + summary.products.changed);
    expect(await snapshot(shop.database)).toEqual(before);
    expect(await changes()).toBe(log);
  });

  it("is imported completely, and a second run changes nothing", async () => {
    const first = await bring(name);
    expect(first.products.new + first.products.changed + first.products.unchanged).toBe(products);
    expect([first.items, first.rejectedRows, first.unknownColumns]).toEqual([items, 0, []]);
    const [after, log] = [await snapshot(shop.database), await changes()];
    const second = await bring(name);
    expect(second.products).toEqual({ new: 0, changed: 0, unchanged: products, refused: 0 });
    expect(await changes()).toBe(log);
    expect(await snapshot(shop.database)).toEqual(after);
  });
});

describe("the same catalog in two notations", () => {
  it("is imported alike: TSV, RSS and Atom; the old and the new header", async () => {
    await bring("google.tsv");
    await bring("shopify.csv");
    const log = await changes();
    for (const name of ["google.xml", "google-atom.xml", "shopify-new-header.csv"]) {
      expect([name, (await bring(name)).products.changed]).toEqual([name, 0]);
    }
    expect(await changes()).toBe(log);
  });
});

describe("an imported file", () => {
  const itemOf = async (itemNo: string) => (await shop.call("product/detailV2", { itemNo })).body.value;
  beforeAll(() => shop.api.settle());

  it("appears in the shop: measures, prices, words in both languages, several lots", async () => {
    const { product, selected } = await itemOf("RIB-NUB-12X24");
    expect([selected.areaPerUnit, selected.weightPerUnit, selected.thicknessMm]).toEqual([157_200, 5240, 9.53]);
    expect([selected.price.cents, selected.price.listCents]).toEqual([7995, 8995]);
    expect([selected.finish, product.sampleItemNo]).toEqual(["matte", "RIB-NUB-SAMPLE"]);
    const { product: stone } = await itemOf("NAV-NUB-12X24");
    expect([stone.material, stone.look, product.colors.length]).toEqual(["natural-stone", "marble-look", 3]);
    const [stock] = (await shop.call("product/availabilityV2", { itemNos: ["RIB-ARE-12X24"] })).body.value.items;
    expect(stock.stores.map((store: { code: string; available: number }) => [store.code, store.available])).toEqual([["main", 150]]);
    const related = (await shop.call("product/getrelateditems", { itemNo: "RIB-ARE-12X24" })).body.value;
    expect(related.goesWith.map((card: { code: string }) => card.code)).toEqual(["ribera-nube"]);
    const list = (await shop.call("product/list", { listing: "azulejo-de-rio" }, { "accept-language": "es" })).body.value;
    expect([list.listing.name, list.total]).toEqual(["Azulejo de río", 3]);
  });

  it("is read with Google's units, groups and sales", async () => {
    const { product, selected } = await itemOf("MES-0-I-0");
    expect([selected.size, selected.areaPerUnit, selected.weightPerUnit]).toEqual(["12x24", 155_000, 5181]);
    expect([selected.price.cents, selected.price.saleUntil, product.colors.length]).toEqual([6500, "2099-01-31", 2]);
    expect([product.seriesName, product.pictures.length, product.variants.length]).toEqual(["Alfar Sur", 3, 2]);
  });
});

describe("a change in the file", () => {
  /** Writes a copy of the file with one text replaced. */
  const edit = (name: string, from: string, to: string): string => {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(fixture(name), "utf8").replace(from, to));
    return path;
  };
  const logged = async (after: number) =>
    shop.database.query.selectFrom("changeLog").select(["kind", "entity"]).orderBy("id").offset(after).execute();
  const idOf = async (code: string) =>
    String((await shop.database.query.selectFrom("product").select("id").where("code", "=", code).executeTakeFirstOrThrow()).id);

  it("changes only its own product, and a dry run shows it", async () => {
    await bring("our.csv");
    const before = await changes();
    const path = edit("our.csv", "ALM-NUB-24X24,item,24x24,24 × 24 in", "ALM-NUB-24X24,item,24x24,Two feet");
    const shown: ProductOutcome[] = [];
    await importCatalog({ database: shop.database, path, now, dryRun: true, onProduct: (product) => shown.push(product) });
    expect(shown.map(({ code, state, differences }) => ({ code, state, differences }))).toEqual([
      { code: "almagre-nube", state: "changed", differences: [{ field: "ALM-NUB-24X24.label.en", from: "24 × 24 in", to: "Two feet" }] },
    ]);
    const summary = await importCatalog({ database: shop.database, path, now });
    expect(summary.products).toEqual({ new: 0, changed: 1, unchanged: 8, refused: 0 });
    expect(await logged(before)).toEqual([{ kind: "product", entity: await idOf("almagre-nube") }]);
  });

  it("of stock alone is logged as stock, and reserved stock beyond the count is shown as short", async () => {
    await bring("our.csv");
    const lot = { code: "C1", onHand: 30 };
    await shop.database.query.updateTable("lot").set({ reserved: 12 }).where("code", "=", lot.code).where("onHand", "=", 30).execute();
    const before = await changes();
    const path = edit("our.csv", "main,30,C1", "main,5,C1");
    await importCatalog({ database: shop.database, path, now });
    const stored = await shop.database.query.selectFrom("lot").select(["onHand", "short"]).where("reserved", "=", 12).execute();
    expect(stored).toContainEqual({ onHand: 5, short: 7 });
    expect(await logged(before)).toEqual([{ kind: "stock", entity: await idOf("ribera-arena") }]);
    const again = await importCatalog({ database: shop.database, path, now });
    expect(again.products.changed).toBe(0);
  });

  it("does not undo a translation", async () => {
    await bring("shopify.csv");
    const names = async () => {
      const { product } = (await shop.call("product/detailV2", { slug: "azul-1" }, { "accept-language": "es" })).body.value;
      return product.name;
    };
    const id = Number(await idOf("azul-1"));
    await shop.database.query
      .updateTable("productText")
      .set({ name: "Azulejo Azul 1" })
      .where("productId", "=", id)
      .where("language", "=", "es")
      .execute();
    expect((await bring("shopify.csv")).products.changed).toBe(0);
    await shop.api.settle();
    expect(await names()).toBe("Azulejo Azul 1");
  });

  it("to another product's slug is reported, and leaves both as they are", async () => {
    await bring("our.jsonl");
    const path = edit("our.jsonl", '"name": "Duero glaze 3"', '"slug": "duero-glaze-4", "name": "Duero glaze 3"');
    const summary = await importCatalog({ database: shop.database, path, now });
    expect([summary.products.unchanged, summary.products.refused]).toEqual([19, 1]);
    expect(report("our.jsonl")).toEqual([["4", "en.slug"]]);
    expect(readFileSync(`${path}.rejected.csv`, "utf8")).toContain("duero-04");
  });
});

describe("rejected rows", () => {
  it.each([
    [
      "our-bad.csv",
      [
        ["4", "listPrice"],
        ["6", "popularity"],
        ["11", "material"],
        ["11", "department"],
        ["12", "productCode"],
        ["13", "itemNo"],
        ["14", "listPrice"],
        ["15", "saleUntil"],
      ],
      ["warehouseBin", "Notes"],
    ],
    [
      "our-bad.jsonl",
      [
        ["2", "items.0.listPrice"],
        ["4", ""],
        ["5", "productCode"],
      ],
      ["shelf", "items.bin"],
    ],
    [
      "shopify-bad.csv",
      [
        ["3", "Variant Price"],
        ["6", "Variant SKU"],
        ["18", "Title"],
        ["30", "Title"],
      ],
      ["Color story (product.metafields.custom.story)"],
    ],
    [
      "google-bad.tsv",
      [
        ["3", "price"],
        ["5", "availability"],
        ["7", "id"],
        ["9", "unit_pricing_measure"],
        ["10", "sale_price"],
      ],
      ["shelf_color"],
    ],
    [
      "google-bad.xml",
      [
        ["3", "brand"],
        ["29", "price"],
        ["77", "availability"],
        ["123", "id"],
        ["168", "unit_pricing_measure"],
        ["190", "sale_price"],
      ],
      [],
    ],
  ])("%s: are reported by line and column, and the others are imported", async (name, expected, unknown) => {
    const summary = await bring(name);
    const rows = report(name).sort((a, b) => Number(a[0]) - Number(b[0]));
    expect(rows).toEqual(expected);
    expect(summary.rejectedRows).toBe(new Set(expected.map(([line]) => line)).size);
    expect(summary.unknownColumns).toEqual(unknown);
    expect(summary.items).toBeGreaterThan(0);
  });

  it("leave their stored items on sale", async () => {
    await bring("our.csv");
    await bring("our-bad.csv");
    const { product } = (await shop.call("product/detailV2", { itemNo: "RIB-ARE-24X24" })).body.value;
    expect(product.variants.map((variant: { itemNo: string }) => variant.itemNo)).toContain("RIB-ARE-24X24");
  });

  it("leave no report once they are corrected", async () => {
    copyFileSync(fixture("our.jsonl"), join(folder, "our-bad.jsonl"));
    const summary = await importCatalog({ database: shop.database, path: join(folder, "our-bad.jsonl"), now });
    expect([summary.rejectedFile, existsSync(join(folder, "our-bad.jsonl.rejected.csv"))]).toEqual([null, false]);
  });
});
