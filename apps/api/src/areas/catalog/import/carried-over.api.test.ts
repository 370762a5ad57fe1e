import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importCatalog } from "./import-catalog.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-carried-"));
  shop = await openTestShop({ seed: "empty" });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function bring(name: string, lines: string[]) {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join("\n")}\n`);
  const summary = await importCatalog({ database: shop.database, path });
  await shop.api.settle();
  return { summary, report: summary.rejectedFile ? readFileSync(summary.rejectedFile, "utf8") : "" };
}
const detailOf = async (itemNo: string, language = "en") =>
  (await shop.call("product/detailV2", { itemNo }, { "accept-language": language })).body.value;
const redirectOf = async (path: string, language = "en") =>
  (await shop.call(`content/redirect?path=${encodeURIComponent(path)}`, undefined, { "accept-language": language })).body.value;

const header = [
  "productCode,itemNo,nameEn,nameEs,slugEn,slugEs,material,department,listPrice,gtin,pictureAddress,pictureAltEn,pictureAltEs",
  "seoTitleEn,seoDescriptionEs,oldAddresses",
].join(",");
const row = (gtin: string, old = "https://old.example/es/Piso%20Sol/?a=1|/old/sun/") =>
  `sun,SUN-1,Sun,Sol,sun,sol,porcelain,tile,5.00,${gtin},https://cdn.example.com/a.jpg|https://cdn.example.com/b.jpg,The sun,El sol|La luna,Sun tile,Azulejo del sol,${old}`;

describe("other data in another shop's catalog", () => {
  it("is stored and shown: GTIN, picture texts, titles and descriptions for search engines", async () => {
    const { summary } = await bring("sun.csv", [header, row("4006381333931")]);
    expect([summary.products.new, summary.rejectedRows, summary.unknownColumns]).toEqual([1, 0, []]);
    const [en, es] = [await detailOf("SUN-1"), await detailOf("SUN-1", "es")];
    expect([en.selected.gtin, en.product.seoTitle, en.product.seoDescription]).toEqual(["4006381333931", "Sun tile", null]);
    expect([es.product.seoTitle, es.product.seoDescription]).toEqual([null, "Azulejo del sol"]);
    const alts = (one: typeof en) => one.product.pictures.map((picture: { alt?: string }) => picture.alt);
    expect([alts(en), alts(es)]).toEqual([
      ["The sun", undefined],
      ["El sol", "La luna"],
    ]);
    expect((await bring("sun.csv", [header, row("4006381333931")])).summary.products.unchanged).toBe(1);
  });

  it("leads from its old addresses to the product, in both languages", async () => {
    expect(await redirectOf("/old/sun")).toEqual({ to: "/product/detail/sun", external: false, status: 301, usesQuery: false });
    expect(await redirectOf("/piso sol/?b=2&a=1", "es")).toEqual({
      to: "/product/detail/sol",
      external: false,
      status: 301,
      usesQuery: true,
    });
    expect(await redirectOf("/piso sol/", "es")).toBe(null);
    expect(await redirectOf("/old/moon")).toBe(null);
    const log = () => shop.database.query.selectFrom("changeLog").select("kind").where("kind", "=", "redirect").execute();
    const before = (await log()).length;
    await bring("sun.csv", [header, row("4006381333931", "/old/sun/")]);
    expect([await redirectOf("/piso sol?a=1"), (await log()).length > before]).toEqual([null, true]);
  });

  it("leads from addresses that only their parameters tell apart, also from the home page", async () => {
    const line = (code: string, old: string) => `${code},${code}-1,${code},${code},porcelain,tile,5.00,${old}`;
    const addresses = [line("five", "/index.php?product=5&route=Product"), line("six", "/index.php?route=Product&product=6|/?p=6")];
    await bring("numbers.csv", ["productCode,itemNo,nameEn,nameEs,material,department,listPrice,oldAddresses", ...addresses]);
    const targetOf = async (path: string) => (await redirectOf(path))?.to ?? null;
    expect(await targetOf("/index.php?route=Product&product=5&utm_source=mail")).toBe("/product/detail/five");
    expect(await targetOf("/index.php?route=Product&product=6")).toBe("/product/detail/six");
    expect(await targetOf("/index.php?route=Product&product=7")).toBe(null);
    expect([await targetOf("/?p=6"), await targetOf("/")]).toEqual(["/product/detail/six", null]);
    expect([...shop.api.oldAddressParameters(1)].sort()).toEqual(expect.arrayContaining(["p", "product", "route"]));
  });

  it("is rejected by its field alone when it is not valid: the stored one stays", async () => {
    const { summary, report } = await bring("sun.csv", [header, row("4006381333932")]);
    expect([summary.products.refused, summary.rejectedRows]).toEqual([0, 1]);
    expect(report).toContain("2,gtin,is not a GTIN: its last digit does not match the others,4006381333932");
    expect((await detailOf("SUN-1")).selected.gtin).toBe("4006381333931");
    const line = { productCode: "moon", series: { material: "porcelain", department: "tile" }, en: { name: "Moon" } };
    const items = [{ itemNo: "MOON-1", listPrice: "4", gtin: "1" }];
    const json = await bring("moon.jsonl", [JSON.stringify({ ...line, items })]);
    expect([json.summary.products.new, json.report]).toEqual([1, expect.stringContaining('1,items.0.gtin,"is not a GTIN of 8')]);
    const old = await bring("sun.csv", [header, row("", "old/sun")]);
    expect(old.report).toContain("2,oldAddresses,is no address like /products/old-name");
  });

  it("is read from Shopify's columns, and its handle becomes a redirect", async () => {
    const { summary } = await bring("shop.csv", [
      "Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Barcode,Image Src,Image Alt Text,SEO Title,SEO Description",
      "Rio-Azul,Río Azul,Rio,Porcelain,RIO-1,7.00,4006381333931,https://cdn.example.com/rio.jpg,A blue river,Blue tile,Blue as a river",
    ]);
    expect([summary.products.new, summary.rejectedRows, summary.unknownColumns]).toEqual([1, 0, []]);
    const { product, selected } = await detailOf("RIO-1");
    expect([selected.gtin, product.seoTitle, product.seoDescription, product.pictures[0].alt]).toEqual([
      "4006381333931",
      "Blue tile",
      "Blue as a river",
      "A blue river",
    ]);
    expect(await redirectOf("/products/rio-azul", "es")).toMatchObject({ to: "/product/detail/rio-azul", status: 301 });
  });

  it("is read from Google's gtin", async () => {
    const head = "id\ttitle\tprice\tavailability\tgtin\tproduct_type";
    const { summary, report } = await bring("feed.tsv", [
      head,
      "G-1\tTile\t5 USD\tin stock\t96385074\tTile",
      "G-2\tTile b\t5 USD\tin stock\t7\tTile",
    ]);
    expect([summary.products.new, report]).toEqual([2, expect.stringContaining('3,gtin,"is not a GTIN of 8')]);
    expect((await detailOf("G-1")).selected.gtin).toBe("96385074");
    expect(summary.rejectedReasons).toEqual([["gtin is not a GTIN of 8, 12, 13 or 14 digits", 1]]);
  });

  it("is named when the shop has no use for it, and values left out are counted", async () => {
    const { summary } = await bring("idle.csv", [
      "Handle,Title,Vendor,Type,Variant SKU,Variant Price,Image Src,Cost per item,Shelf",
      "idle-a,Idle A,Rio,Porcelain,IDLE-1,7.00,no address,3.00,9",
      "idle-b,Idle B,Rio,Porcelain,IDLE-2,7.00,also none,3.00,9",
    ]);
    expect([summary.unusedColumns, summary.unknownColumns, summary.ignored]).toEqual([
      ["Cost per item"],
      ["Shelf"],
      [["Image Src is no address", 2]],
    ]);
  });
});
