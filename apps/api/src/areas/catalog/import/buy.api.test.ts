import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importCatalog } from "./import-catalog.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-import-"));
  shop = await openTestShop({ seed: "empty" });
  const path = join(folder, "products_export.csv");
  copyFileSync(fileURLToPath(new URL("../../catalog/import/fixtures/shopify.csv", import.meta.url)), path);
  await importCatalog({ database: shop.database, path });
  await shop.api.settle();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The empty shop delivers and collects tax in its own state only. */
const deliveryAddress = { ...address, city: "Springfield", province: "IL", postalCode: "62701" };
const es = { "accept-language": "es" };

it("shows a Shopify catalog as a whole, by listing, by facet and by search", async () => {
  const all = (await shop.call("product/list", { sort: "name_asc", pageSize: 96 })).body.value;
  expect([all.total, all.products.length]).toEqual([13, 13]);
  const listings = (await shop.call("product/listings")).body.value as { path: string; count: number; inMenu: boolean }[];
  expect(listings.map(({ path, count }) => [path, count])).toEqual(
    expect.arrayContaining([
      ["ceramic-tile", 8],
      ["porcelain-tile", 2],
      ["marble-mosaic", 1],
    ]),
  );
  expect((await shop.call("product/list", { listing: "ceramic-tile" }, es)).body.value.total).toBe(8);
  expect((await shop.call("product/list", { filters: { size: ["12x24"] } })).body.value.total).toBe(2);
  expect((await shop.call("product/list", { query: "carrara" })).body.value.total).toBe(1);
});

it("keeps a variant's price, sale, sample and plain text, and hides drafts and archived products", async () => {
  const { product, selected } = (await shop.call("product/detailV2", { slug: "carrara-hex" })).body.value;
  expect([selected.price.cents, selected.price.listCents, product.sampleItemNo]).toEqual([1895, 2195, "CAR-HEX-S"]);
  expect([product.material, selected.finish, product.description]).toEqual([
    "natural-stone",
    "honed",
    "Carrara\n\nCut from one block & tumbled.",
  ]);
  const { product: monte } = (await shop.call("product/detailV2", { slug: "monte-porcelain-blanco" }, es)).body.value;
  expect([monte.name, monte.colors.length, monte.pictures.length]).toEqual(["Monte Blanco", 2, 2]);
  for (const itemNo of ["DRAFT-1", "TER-1"]) {
    expect((await shop.call("product/detailV2", { itemNo })).status).toBe(404);
    const bag = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1 }] });
    expect([itemNo, bag.body.code]).toEqual([itemNo, "product_not_found"]);
  }
});

it("sells an imported item immediately", async () => {
  const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: "GROUT-W-10", quantity: 2, fulfilmentType: "DLVR" }] });
  const shoppingBagQuoteId = added.body.value.shoppingBagQuoteId;
  const quote = await shop.call("checkout/checkout", {
    shoppingBagQuoteId,
    contact,
    deliveryAddress,
    billingSameAsDelivery: true,
    deliveryService: "parcel",
  });
  const { totals, termsVersion } = quote.body.value;
  const placed = await shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId,
      attempt: "attempt-imported-0001",
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: totals.totalCents,
      agreed: true,
      termsVersion,
    },
    { "idempotency-key": "attempt-imported-0001-key" },
  );
  expect(placed.body.value?.status).toBe("placed");
});
