import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImportOptions, importCatalog } from "./import-catalog.ts";
import { snapshot } from "./snapshot.fixture.ts";

const shop = await openShopForFile({ seed: "empty" });
const folder = mkdtempSync(join(tmpdir(), "azulejo-systems-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/systems/${name}`, import.meta.url));
const pathOf = (name: string) => join(folder, name);

async function bring(name: string, options: Partial<ImportOptions> = {}) {
  copyFileSync(fixture(name), pathOf(name));
  const summary = await importCatalog({ database: shop.database, path: pathOf(name), ...options });
  return { ...summary, report: summary.rejectedFile ? readFileSync(summary.rejectedFile, "utf8") : "" };
}

/** Returns the stored state of some items. */
async function stateOf(...itemNos: string[]) {
  const { items, products, lots, labels } = await snapshot(shop.database);
  return itemNos.map((itemNo) => {
    const item = items.find((one) => one.itemNo === itemNo);
    const texts = products.filter(({ code }) => code === item?.code);
    return {
      ...item,
      names: Object.fromEntries(texts.map(({ language, name }) => [language, name])),
      descriptions: Object.fromEntries(texts.map(({ language, description }) => [language, description])),
      ...{ material: texts[0]?.material, department: texts[0]?.department, isOn: texts[0]?.published },
      label: labels.find((one) => one.itemNo === itemNo && one.language === "en")?.label,
      lots: lots.filter((lot) => lot.itemNo === itemNo).map(({ place, code, onHand }) => [place, code, onHand]),
    };
  });
}

const placeOf = async () => (await shop.database.query.selectFrom("place").select("code").executeTakeFirstOrThrow()).code;

describe("WooCommerce's product export", () => {
  it("is recognized and read with variations, attributes and a product per color", async () => {
    const summary = await bring("woocommerce.csv");
    expect(summary).toMatchObject({ system: "WooCommerce", items: 4, rejectedRows: 0 });
    expect(summary.ignored).toContainEqual(["grouped products are no items for sale and left out", 1]);
    expect(summary.ignored).toContainEqual(["“backorder” as stock is read as none", 1]);
    const [sand, large, ash, grout] = await stateOf("RIB-SAND-12", "RIB-SAND-24", "RIB-ASH-12", "GROUT-SILVER");
    expect(sand).toMatchObject({
      ...{
        code: "ribera-sand",
        listCents: 8995,
        saleCents: 7495,
        areaPerUnit: 157_200,
        weightPerUnit: 5240,
        size: "12x24",
        label: "12x24",
      },
      ...{ names: { en: "Ribera Sand" }, descriptions: { en: "Porcelain with a soft grain." } },
      ...{ material: "porcelain", department: "floor-tile", lots: [[await placeOf(), "STOCK", 120]] },
    });
    expect(large).toMatchObject({ code: "ribera-sand", saleFrom: "2026-12-01", saleUntil: "2026-12-31", areaPerUnit: 157_200 });
    expect(ash).toMatchObject({ code: "ribera-ash", listCents: 8995, lots: [] });
    expect(grout).toMatchObject({ listCents: 2500, saleCents: 2150, department: "grout", lots: [[await placeOf(), "STOCK", 100]] });
    expect((await bring("woocommerce.csv")).products).toMatchObject({ unchanged: 3, changed: 0, new: 0 });
  });
});

describe("Magento's product export", () => {
  it("is read with texts of store views, packed attributes and configurable products", async () => {
    const summary = await bring("magento.csv");
    expect(summary).toMatchObject({ system: "Magento, Adobe Commerce", items: 3, rejectedRows: 0 });
    expect(summary.ignored).toContainEqual(["texts of the store view french are left out", 1]);
    expect(summary.ignored).toContainEqual(["bundle products are no items for sale and left out", 1]);
    const [small, large, chisel] = await stateOf("TR-12", "TR-24", "CHISEL");
    expect(small).toMatchObject({
      ...{ code: "travesia", listCents: 6681, areaPerUnit: 157_200, size: "12x24", finish: "matte", material: "porcelain" },
      ...{ names: { en: "Travesía", es: "Travesía" }, descriptions: { en: "Quiet porcelain.", es: "Porcelánico sereno." } },
      ...{ department: "floor-tile", lots: [[await placeOf(), "STOCK", 120]] },
    });
    expect(large).toMatchObject({ code: "travesia", saleCents: 8900, saleFrom: "2026-12-01", saleUntil: "2026-12-31", lots: [] });
    expect(chisel).toMatchObject({ material: "other", department: "tools", lots: [[await placeOf(), "STOCK", 100]] });
    expect((await bring("magento.csv")).products).toMatchObject({ unchanged: 2, changed: 0, new: 0 });
  });
});

describe("QuickBooks' item list", () => {
  it("is read with prices, costs and stock by the square foot, and without rows that aren't items for sale", async () => {
    const summary = await bring("quickbooks-desktop.csv");
    expect(summary).toMatchObject({ system: "QuickBooks Desktop", items: 3, rejectedRows: 0, doubts: [] });
    expect(summary.ignored).toContainEqual(["Service is no item for sale and left out", 1]);
    expect(summary.ignored).toContainEqual(["stock below zero is read as none", 1]);
    const [tile, glass, old] = await stateOf("ORI-1224", "GL-0312", "GL-OLD");
    // 4.25 × 15.72 sq ft, and 1,572 sq ft of 15.72 each.
    expect(tile).toMatchObject({ listCents: 6681, areaPerUnit: 157_200, department: "porcelain", lots: [[await placeOf(), "STOCK", 100]] });
    expect(glass).toMatchObject({ listCents: 7950, lots: [] });
    expect(old).toMatchObject({ isOn: false, lots: [] });
  });

  it("is read as QuickBooks Online writes it", async () => {
    expect(await bring("quickbooks-online.csv")).toMatchObject({ system: "QuickBooks Online", items: 1, rejectedRows: 0 });
    const [azul] = await stateOf("MAR-44");
    expect(azul).toMatchObject({ listCents: 1250, department: "tile", lots: [[await placeOf(), "STOCK", 240]] });
  });
});

describe("an ERP's dump with lots", () => {
  const german = { encoding: "windows-1252", decimal: "," } as const;

  it("is read with the lots of an item together, and lists places that the shop doesn't have", async () => {
    const [reno] = [await placeOf()];
    await shop.database.query.updateTable("placeText").set({ name: "Reno" }).execute();
    const summary = await bring("erp-lots.csv", german);
    expect(summary).toMatchObject({ system: "ERP", items: 3, rejectedRows: 2, unknownPlaces: [["LAGER 7", 2]] });
    expect(summary.report).toContain("LAGER 7");
    expect(summary.newListings).toEqual(["bodenfliesen", "bauchemie", "wandfliesen"]);
    const [basalt, glue, wall] = await stateOf("RF-6060", "KL-25", "WF-3060");
    // 26.50 × 1.44 m², and 144 m² of 1.44 each.
    expect(basalt).toMatchObject({ listCents: 3816, areaPerUnit: 155_000, lots: [[reno, "A17", 100]] });
    expect(glue).toMatchObject({ listCents: 1890, lots: [] });
    expect(wall?.listCents).toBe(425);
  });

  it("warns of a price below its cost, and of a square foot's price for a box", async () => {
    const text = new TextDecoder("windows-1252").decode(readFileSync(fixture("erp-lots.csv")));
    writeFileSync(pathOf("prices.csv"), text.replace("1,08;4,25;12,00", "1,08;3,95;2,00").replaceAll(";26,50;", ";10,00;"));
    const { doubts } = await importCatalog({ database: shop.database, path: pathOf("prices.csv"), decimal: ",", dryRun: true });
    expect(doubts).toMatchObject([
      { line: 2, column: "VK-Preis", value: "14.40", reason: "is below the cost of 16.13" },
      { line: 6, column: "VK-Preis", value: "3.95", reason: "is 0.34 for each of 11.625 sq ft; is it the price of a square foot?" },
    ]);
  });

  it("takes the stock of a place by another name once the map says which one it is", async () => {
    const text = new TextDecoder("windows-1252").decode(readFileSync(fixture("erp-lots.csv")));
    writeFileSync(pathOf("places.csv"), text.replaceAll("LAGER 7", "reno"));
    expect(await importCatalog({ database: shop.database, path: pathOf("places.csv"), decimal: "," })).toMatchObject({ unknownPlaces: [] });
    const [basalt] = await stateOf("RF-6060");
    // 72.5 m² are 50 boxes and a part of one.
    expect(basalt?.lots).toContainEqual([await placeOf(), "A18", 50]);
  });
});

describe("a person's spreadsheet", () => {
  let map: NonNullable<ImportOptions["columnMap"]>;
  beforeAll(() => {
    const columns = { productCode: "SKU", itemNo: "SKU", nameEn: "Name", department: "Category", areaPerUnitSqFt: "Sq Ft per Box" };
    map = new Map(Object.entries({ ...columns, listPrice: "Price", stockOnHand: "Stock" }).map(([own, column]) => [own, { column }]));
  });

  it("is read with spaces, words as stock and prices for a square foot; a word that isn't known costs only the stock", async () => {
    const summary = await bring("spreadsheet.csv", { columnMap: map });
    expect(summary).toMatchObject({ items: 3, rejectedRows: 1, newListings: ["wall-tile"] });
    expect(summary.report).toMatch(/4,Stock,is no number of units and no word that is known for stock,on the boat/);
    const [blue, green, red] = await stateOf("BLU-4X4", "GRN-4X4", "RED-4X4");
    expect(blue).toMatchObject({ listCents: 4573, department: "wall-tile", lots: [] });
    expect(green).toMatchObject({ lots: [[await placeOf(), "STOCK", 100]] });
    expect(red).toMatchObject({ listCents: 4573, lots: [] });
    expect(summary.doubts).toMatchObject([{ line: 3, column: "Price", value: "4.25" }]);
  });

  it("is read by the words that its map gives for stock", async () => {
    map.set("stockOnHand", { column: "Stock", values: { "On the boat": "0", Call: "7" } });
    expect(await bring("spreadsheet.csv", { columnMap: map })).toMatchObject({ rejectedRows: 0 });
    expect((await stateOf("BLU-4X4"))[0]?.lots).toEqual([[await placeOf(), "STOCK", 7]]);
  });
});
