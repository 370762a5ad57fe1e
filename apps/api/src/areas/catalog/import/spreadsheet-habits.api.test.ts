import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShopForFile, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importCatalog } from "./import-catalog.ts";
import { lookAtFile } from "./read/look-at-file.ts";

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "azulejo-import-"));
beforeAll(async () => {
  shop = await openShopForFile({ seed: "empty" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEADER = "productCode,nameEn,nameEs,material,department,itemNo,size,sellUnit,piecesPerUnit,areaPerUnitSqFt,listPrice,stockOnHand";

/** A row that is the only one of its product. */
const row = (code: string, { name = code, price = "89.95" } = {}) =>
  `${code},${name},${name},porcelain,tile,${code.toUpperCase()},12x24,box,8,15.72,${price},12`;

let files = 0;
/** Imports text as a spreadsheet saved it. */
async function bring(text: string | Buffer) {
  files += 1;
  const path = join(folder, `${files}.csv`);
  writeFileSync(path, text);
  const summary = await importCatalog({ database: shop.database, path });
  return { ...summary, report: summary.rejectedFile && readFileSync(summary.rejectedFile, "utf8") };
}

const listCents = async (itemNo: string): Promise<number | undefined> =>
  (
    await shop.database.query
      .selectFrom("price")
      .innerJoin("item", "item.id", "price.itemId")
      .select("price.listCents")
      .where("item.itemNo", "=", itemNo)
      .executeTakeFirst()
  )?.listCents;

it("refuses a file whose header names a column twice, and writes nothing", async () => {
  await expect(bring(`${HEADER},listPrice\n${row("twice")},99\n`)).rejects.toThrow("names listPrice more than once");
  expect(await listCents("TWICE")).toBeUndefined();
});

it("reads a file with a column that it has no use for twice", async () => {
  const { items, unknownColumns } = await bring(`${HEADER},Notes,Notes\n${row("notes")},a,b\n`);
  expect([items, unknownColumns]).toEqual([1, ["Notes"]]);
});

it.each([
  ["sep=;", `sep=;\r\n${HEADER.replaceAll(",", ";")}\r\n${row("sep-a").replaceAll(",", ";")}\r\n`],
  ["blank lines before the header", `\n\n${HEADER}\n${row("sep-b")}\n`],
  ["empty columns and rows behind", `${HEADER},,,\n${row("sep-c")},,,\n,,,,,,,,,,,,,,\n\n,,,\n`],
])("reads a file with %s", async (_, text) => {
  const { items, rejectedRows, unknownColumns } = await bring(text);
  expect([items, rejectedRows, unknownColumns]).toEqual([1, 0, []]);
});

it("names a row by its line in the file, with a line for the separator too", async () => {
  const { report } = await bring(`sep=,\n${HEADER}\n${row("line", { price: "cheap" })}\n`);
  expect(report).toContain("3,listPrice,");
});

it.each([
  ["$89.95", 8995],
  ["US$ 1,089.95", 108_995],
  ["89.95 USD", 8995],
  ["USD 89.95", 8995],
  ["89.95$", 8995],
])("reads the price %s", async (price, cents) => {
  const code = `price-${files}`;
  const { rejectedRows } = await bring(`${HEADER}\n${row(code, { price: `"${price}"` })}\n`);
  expect([rejectedRows, await listCents(code.toUpperCase())]).toEqual([0, cents]);
});

it.each([
  ["€89.95", "is in €; the storefront sells in USD"],
  ["89.95 MXN", "is in MXN; the storefront sells in USD"],
  ["89,95", "write decimals with a point"],
  ["89.95 per box", "is not a number like 12.99"],
  ["-5", "is not a number like 12.99"],
])("rejects the price %s", async (price, reason) => {
  const { report } = await bring(`${HEADER}\n${row(`other-${files}`, { price: `"${price}"` })}\n`);
  expect(report).toContain(reason);
});

it("gives products of one name an address each, and the same ones again", async () => {
  const file = `${HEADER}\n${row("rio-s1", { name: "Same Name" })}\n${row("rio-s2", { name: "Same Name" })}\n`;
  expect((await bring(file)).products).toMatchObject({ new: 2, refused: 0 });
  expect((await bring(file)).products).toMatchObject({ unchanged: 2, refused: 0 });
  const slugs = await shop.database.query
    .selectFrom("productText")
    .select("slug")
    .where("language", "=", "en")
    .where("slug", "like", "same-name%")
    .orderBy("slug")
    .execute();
  expect(slugs.map(({ slug }) => slug)).toEqual(["same-name", "same-name-rio-s2"]);
});

it("gives a Shopify handle that is another product's address an address with its code, and the same one again", async () => {
  await bring(`${HEADER}\n${row("rio-own", { name: "Rio Verde" })}\n`);
  const file = "Handle,Title,Vendor,Type,Variant SKU,Variant Price\nrio-verde,Río Verde,Rio,Porcelain,RV-1,7.00\n";
  expect(await bring(file)).toMatchObject({ products: { new: 1, refused: 0 }, rejectedRows: 0 });
  expect((await bring(file)).products).toMatchObject({ unchanged: 1, refused: 0 });
  const slugs = await shop.database.query
    .selectFrom("productText")
    .select("slug")
    .where("slug", "like", "rio-verde%")
    .orderBy("slug")
    .execute();
  expect([...new Set(slugs.map(({ slug }) => slug))]).toEqual(["rio-verde", "rio-verde-rio-verde"]);
});

it("reads UTF-16 without a byte order mark", async () => {
  const text = Buffer.from(`${HEADER}\n${row("wide", { name: "Ámbar" })}\n`, "utf16le");
  expect(await bring(text)).toMatchObject({ items: 1, rejectedRows: 0 });
  expect((await lookAtFile(join(folder, `${files}.csv`), "utf-8"))?.format).toBe("our-csv");
  expect(await bring(Buffer.from(text).swap16())).toMatchObject({ products: { unchanged: 1 }, rejectedRows: 0 });
});

it("reads the day from which a list price is, and leaves today's price until then", async () => {
  const priced = (price: string, from: string) => bring(`${HEADER},listFrom\n${row("later", { price })},${from}\n`);
  const planned = () =>
    shop.database.query
      .selectFrom("plannedPrice")
      .innerJoin("pricePlan", "pricePlan.id", "plannedPrice.pricePlanId")
      .select(["plannedPrice.startsOn", "listCents", "kind", "staffId"])
      .orderBy("plannedPrice.startsOn")
      .execute();
  // A new item has this price from the start, because it has no other price before that date.
  await priced("50.00", "2099-12-07");
  expect([await listCents("LATER"), await planned()]).toEqual([5000, []]);
  expect((await priced("55.00", "2099-12-07")).products).toMatchObject({ changed: 1 });
  expect((await priced("55.00", "2099-12-07")).products).toMatchObject({ changed: 0, unchanged: 1 });
  await priced("60.00", "2099-12-14");
  await priced("56.00", "2099-12-07");
  expect(await listCents("LATER")).toBe(5000);
  const byImport = { kind: "import", staffId: null };
  expect(await planned()).toEqual([
    { startsOn: "2099-12-07", listCents: 5600, ...byImport },
    { startsOn: "2099-12-14", listCents: 6000, ...byImport },
  ]);
  // A row without a date, or with a past date, changes the current price; the planned price stays.
  await priced("51.00", "");
  await priced("52.00", "2020-01-01");
  expect([await listCents("LATER"), (await planned()).length]).toEqual([5200, 2]);
  expect((await priced("53.00", "2099-02-31")).report).toContain("listFrom");
});
