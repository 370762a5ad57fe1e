import { readFile } from "node:fs/promises";
import { recordChanges } from "@azulejo/database";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { readPdf } from "@azulejo/testing/pdf/read-pdf.ts";
import { readPicture } from "@azulejo/testing/pdf/read-scan.ts";
import sharp from "sharp";
import { expect, it } from "vitest";
import { qrCode } from "../../../paper/qr-code.ts";
import { renderTearsheetDocument } from "./render-tearsheet.tsx";

const shop = await openShopForFile();
const { services } = shop.api;
const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#888" } })
  .webp()
  .toBuffer();
/** The name of the filter that marks a JPEG in a PDF; the QR code isn't a JPEG. */
const JPEG = "/DCTDecode";
const asked: string[] = [];
services.readPicture = async (address) => {
  asked.push(address);
  return picture;
};

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  shop.api.fetch(new Request(`http://shop.test/api/product/tearsheetfile/${path}`, { headers }));
const words = async (path: string) => readPdf(Buffer.from(await (await open(path)).arrayBuffer())).words;

async function porcelain(position: number) {
  const { products } = (await shop.call("product/list", { listing: "porcelain" })).body.value;
  return (await shop.call("product/detailV2", { itemNo: products[position].lead.itemNo })).body.value.product;
}
const firstPorcelain = () => porcelain(0);

it("matches the page, in both languages, without prices", async () => {
  const product = await firstPorcelain();
  const english = await words(`1/en/${product.code}`);
  for (const said of [product.name, product.seriesName, product.variants[0].itemNo, product.variants[0].label, "Shade variation"])
    expect(english).toContain(said);
  // A long number is broken after a hyphen and continues on the next line.
  const unbroken = english.replaceAll("- ", "-");
  for (const { itemNo } of product.variants) expect(unbroken).toContain(itemNo);
  for (const { color, code } of product.colors) if (code !== product.code) expect(english).toContain(color);
  expect(english).not.toContain("$");
  for (const said of ["Sizes, at one scale", "Scan for stock and samples", "level interior floors that get wet need at least 0.42"])
    expect(english).toContain(said);
  expect(asked.at(-1)).toMatch(/\/l\/.*\/732x618\.webp$/);
  const spanish = await words(`1/es/${product.code}`);
  expect(spanish).toContain("Variación de tono");
  expect(spanish).toContain(`/es/product/detail/${product.slugs.es}`);
});

it("is found by its series", async () => {
  const product = await firstPorcelain();
  const { body } = await shop.call(`product/tearsheet/${product.productSeries}`);
  expect((await open(`1/en/${body.value.productCode}`)).status).toBe(200);
  expect((await shop.call("product/tearsheet/nobodys")).body.code).toBe("product_not_found");
});

it("is laid out once while nothing changes, and anew after a change", async () => {
  const { code } = await firstPorcelain();
  const first = await open(`1/en/${code}`);
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
  expect((await open(`1/en/${code}`, { "if-none-match": etag })).status).toBe(304);
  const { id } = await shop.database.query.selectFrom("product").select("id").where("code", "=", code).executeTakeFirstOrThrow();
  await shop.database.query
    .updateTable("productText")
    .set({ name: "Basalt After the Change" })
    .where("productId", "=", id)
    .where("language", "=", "en")
    .execute();
  await recordChanges(shop.database.query, [{ kind: "product", entity: String(id) }]);
  await shop.api.settle();
  const changed = await open(`1/en/${code}`, { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(readPdf(Buffer.from(await changed.arrayBuffer())).words).toContain("Basalt After the Change");
});

it("is laid out with its picture as soon as that can be had", async () => {
  // The sheet of this product has not been opened yet.
  const { code } = await porcelain(1);
  const hasPicture = async () => Buffer.from(await (await open(`1/es/${code}`)).arrayBuffer()).includes(JPEG);
  services.readPicture = async () => Promise.reject(new Error("the pictures' host is down"));
  expect(await hasPicture()).toBe(false);
  services.readPicture = async () => picture;
  expect(await hasPicture()).toBe(true);
});

it("has a code that opens the product with the variant of its picture", async () => {
  const address = "https://shop.example/es/product/detail/basalto-gris?item=BAS-GRIS-1224-M";
  expect(await readPicture(await qrCode(address))).toBe(address);
});

it("exists for no other code, storefront or language", async () => {
  const { code } = await firstPorcelain();
  for (const path of [`1/en/${code}x`, `7/en/${code}`, `1/de/${code}`, "1/en/..%2f..%2fetc%2fpasswd"])
    expect((await open(path)).status).toBe(404);
});

it("shows the picture, and is whole without one that can't be read", async () => {
  const sheet = {
    language: "en",
    shop: "Stone & Co.",
    from: ["1 Main St"],
    kicker: "Basalt, porcelain",
    title: "Basalt Gray",
    texts: [],
    facts: [],
    meaningsTitle: "",
    meanings: [],
    sizes: { title: "Sizes", pieces: [{ label: "12 × 24 in", widthMm: 610, heightMm: 305 }] },
    scan: { address: "https://shop.example/?item=BAS-1", label: "Scan" },
    columns: ["Item"],
    rows: [["BAS-1"]],
    others: null,
    address: "https://shop.example",
    foot: "Stone & Co.",
    page: { before: "Page", between: "of" },
  };
  const shown = await renderTearsheetDocument({ ...sheet, picture });
  expect(shown.includes(JPEG)).toBe(true);
  const broken = await renderTearsheetDocument({ ...sheet, picture: await readFile(import.meta.filename) });
  expect(broken.includes(JPEG)).toBe(false);
  expect(readPdf(broken).words).toContain("BAS-1");
});
