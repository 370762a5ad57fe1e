import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readColumnMap } from "./formats/column-map.ts";
import { type ImportOptions, importCatalog } from "./import-catalog.ts";
import { encodingNamed } from "./read/encoding.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-foreign-"));
  shop = await openTestShop({ seed: "empty" });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
const columnMap = readColumnMap(readFileSync(fixture("foreign-columns.json"), "utf8"), "foreign-columns.json");

function bring(options: Partial<ImportOptions> = {}) {
  const path = join(folder, "catalogo.csv");
  copyFileSync(fixture("foreign.csv"), path);
  return importCatalog({ database: shop.database, path, encoding: "windows-1252", decimal: ",", columnMap, ...options });
}

it("imports another system's CSV: its encoding, decimal comma, columns, units and words", async () => {
  const summary = await bring();
  expect([summary.products.new, summary.rejectedRows, summary.newListings, summary.unknownColumns]).toEqual([2, 0, ["piso"], []]);
  await shop.api.settle();
  const { product, selected } = (await shop.call("product/detailV2", { itemNo: "CG-100" }, { "accept-language": "es" })).body.value;
  expect([product.name, product.seriesName, product.color]).toEqual(["Bahía Arena 30 × 60", "Bahía", "Arena"]);
  expect([selected.price.cents, selected.areaPerUnit, selected.weightPerUnit, selected.sellUnit]).toEqual([3850, 155_000, 6283, "box"]);
  const other = (await shop.call("product/detailV2", { itemNo: "CG-200" })).body.value.selected;
  expect([other.price.cents, other.finish]).toEqual([12_995, "polished"]);
  const listings = (await shop.call("product/listings")).body.value as { path: string; name: string; count: number }[];
  expect(listings.find((one) => one.path === "piso")).toMatchObject({ name: "Floors and walls", count: 2 });
  const stock = (await shop.call("product/availabilityV2", { itemNos: ["CG-100"] })).body.value.items;
  expect(stock[0].stores[0].available).toBe(400);
  expect((await bring()).products.unchanged).toBe(2);
});

it("refuses the whole file when its header is in another encoding, and says what to try", async () => {
  await expect(bring({ encoding: undefined })).rejects.toThrow(
    "is not written in utf-8. If a spreadsheet saved it on Windows, import it with",
  );
  await expect(bring({ encoding: "iso-8859-15", decimal: "." })).resolves.toMatchObject({ rejectedRows: 2 });
});

it("rejects a row with bytes of another encoding by line and column", async () => {
  const path = join(folder, "bytes.csv");
  const header = "productCode,itemNo,nameEn,material,department,listPrice";
  writeFileSync(path, Buffer.from(`${header}\nok,OK-1,Good,porcelain,tile,5.00\nbad,BAD-1,Ca\xf1on,porcelain,tile,5.00\n`, "latin1"));
  const summary = await importCatalog({ database: shop.database, path });
  expect([summary.products.new, summary.rejectedRows]).toEqual([1, 1]);
  expect(readFileSync(`${path}.rejected.csv`, "utf8")).toMatch(/3,nameEn,"?has bytes of another encoding/);
});

it("names the file's own column when a value is refused", async () => {
  const path = join(folder, "precio.csv");
  const text = new TextDecoder("windows-1252").decode(readFileSync(fixture("foreign.csv")));
  writeFileSync(path, text.replace("38,50", "38.50").replace("caja;1,44;30", "m2;1,44;30"));
  const summary = await importCatalog({ database: shop.database, path, decimal: ",", columnMap });
  expect(summary.rejectedRows).toBe(2);
  const report = readFileSync(`${path}.rejected.csv`, "utf8");
  expect(report).toMatch(/2,Precio,"?write decimals with a comma/);
  expect(report).toMatch(/3,Unidad,"?is an area; give the unit that is sold/);
});

it("knows encodings by their usual names", () => {
  expect(["latin1", "cp1252", "ISO-8859-15", "UTF-16LE", "Mac Roman", "mac_roman", "klingon"].map(encodingNamed)).toEqual([
    "windows-1252",
    "windows-1252",
    "iso-8859-15",
    "utf-16le",
    "macintosh",
    "macintosh",
    null,
  ]);
});
