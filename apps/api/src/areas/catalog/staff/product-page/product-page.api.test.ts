import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { CatalogProduct } from "@azulejo/contract/areas/office/catalog/product.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
let staff = await staffHeaders(shop);
const rowAt = async (offset: number): Promise<CatalogRow> =>
  (await shop.call(`office/cataloguerows?limit=1&offset=${offset}`, undefined, staff)).body.value.rows[0];
const read = async (id: number): Promise<CatalogProduct> =>
  (await shop.call(`office/catalogueproduct?id=${id}`, undefined, staff)).body.value;
const pageAt = async (offset: number) => read((await rowAt(offset)).productId);
const save = async ({ id, revision }: CatalogProduct, fields: object) =>
  (await shop.call("office/savecatalogueproduct", { id, revision, fields }, staff)).body;
const inShop = async (slug: string, language: string) =>
  (await shop.call("product/detailV2", { slug }, { "accept-language": language })).body;

describe("a product's page", () => {
  it("saves texts in both languages, which the shop shows at once", async () => {
    const page = await pageAt(10);
    const fields = {
      descriptionEn: "One\r\n\r\n<script>alert(1)</script>",
      seoTitleEs: "Título",
      tags: "new,  sale",
      introducedOn: "2026-01-31",
    };
    const { value } = await save(page, fields);
    const wanted = { ...fields, descriptionEn: "One\n\n<script>alert(1)</script>", tags: "new, sale" };
    expect(value).toMatchObject({ saved: true, product: { fields: { ...page.fields, ...wanted } } });
    await shop.api.settle();
    const shown = await inShop(page.fields.slugEn ?? "", "en");
    expect(JSON.stringify(shown.value)).toContain("<script>alert(1)</script>");
  });

  it("has a new address whose former one leads to it, and refuses another product's", async () => {
    const [page, other] = [await pageAt(50), await pageAt(200)];
    const [was, is] = [page.fields.slugEs ?? "", "una-direccion-nueva"];
    expect(await save(page, { slugEs: other.fields.slugEs })).toMatchObject({ code: "office_catalogue_slug" });
    const { value } = await save(page, { slugEs: is });
    expect(value.product.formerSlugs).toEqual([{ language: "es", slug: was }]);
    await shop.api.settle();
    const [before, after] = [await inShop(was, "es"), await inShop(is, "es")];
    expect([before.value.product.code, after.value.product.code]).toEqual([page.code, page.code]);
    // Changed back: the product has its first address again, and the address in between redirects to it.
    const back = await save(value.product, { slugEs: was });
    expect(back.value.product.formerSlugs).toEqual([{ language: "es", slug: is }]);
  });

  it("changes the facts of its series for all of its products", async () => {
    const page = await pageAt(100);
    const { value } = await save(page, { pei: "0", shadeVariation: "v2", rectified: "No", waterAbsorptionPct: "0.05", dcofWet: "" });
    expect(value.product.fields).toMatchObject({
      pei: "0",
      shadeVariation: "V2",
      rectified: "no",
      waterAbsorptionPct: "0.05",
      dcofWet: "",
    });
    const rows: CatalogRow[] = (await shop.call(`office/cataloguerows?series=${page.series.code}&limit=500`, undefined, staff)).body.value
      .rows;
    const others = [...new Set(rows.map(({ productId }) => productId))].filter((id) => id !== page.id);
    expect(others.length).toBeGreaterThan(0);
    expect((await read(others[0] ?? 0)).fields.shadeVariation).toBe("V2");
  });

  it("relates products by code or item number, in their order, and shows documents of other series", async () => {
    const [page, one, other] = [await pageAt(300), await rowAt(600), await rowAt(900)];
    const { value } = await save(page, { relatedTo: `${other.itemNo.toLowerCase()}, ${one.productCode}` });
    expect(value.product.related.map(({ code }: { code: string }) => code)).toEqual([other.productCode, one.productCode]);
    for (const wrong of ["no-such-code", page.code])
      expect(await save(value.product, { relatedTo: wrong })).toMatchObject({ code: "office_catalogue_related" });
    const [first] = page.documents;
    const none = await save(value.product, { documents: "" });
    const again = await save(none.value.product, { documents: first?.id });
    expect([none.value.product.fields.documents, again.value.product.fields.documents]).toEqual(["", first?.id]);
    expect(again.value.product.documents.find(({ id }: { id: string }) => id === first?.id)).toEqual(first);
  });

  it("is not saved over somebody else's: the answer is the product as it is now", async () => {
    const page = await pageAt(1200);
    await save(page, { nameEn: "Theirs" });
    const refused = await save(page, { colorEn: "Mine" });
    expect(refused.value).toMatchObject({ saved: false, product: { fields: { nameEn: "Theirs", colorEn: page.fields.colorEn } } });
    expect((await save(refused.value.product, { colorEn: "Mine" })).value).toMatchObject({ saved: true });
  });

  it("refuses values that a field can't hold, and a product that isn't there", async () => {
    const page = await pageAt(1500);
    for (const wrong of [{ slugEn: "a b" }, { nameEs: " " }, { pei: "7" }, { introducedOn: "soon" }, { uses: "no such use" }])
      expect(await save(page, wrong)).toMatchObject({ code: "office_catalogue_cell" });
    expect(await save(page, { code: "other" })).toMatchObject({ code: "request_invalid" });
    expect(await save({ ...page, id: 2_000_000_000 }, { nameEn: "X" })).toMatchObject({ code: "office_catalogue_unknown" });
    expect((await read(page.id)).fields).toEqual(page.fields);
  });
});

describe("a product's first and last day in the shop", () => {
  /** Moves the clock to a day, on which earlier sessions have expired. Changes of that day are shown shortly after. */
  const on = async (day: string) => {
    shop.setNow(new Date(`${day}T20:00:00Z`));
    staff = await staffHeaders(shop);
    await shop.api.settle();
  };

  it("show and hide it at the shop's midnight: on its page, in lists, in the search and in the sitemap", async () => {
    await on("2099-03-01");
    const page = await pageAt(1800);
    const [slug, name] = [page.fields.slugEn ?? "", page.fields.nameEn ?? ""];
    const isShown = async () => {
      const detail = await inShop(slug, "en");
      await shop.api.settle();
      const found = (await shop.call("product/list", { query: name, pageSize: 50 })).body.value.products as { code: string }[];
      const { total } = (await shop.call("product/slugs?page=1&size=1")).body.value;
      const { products } = (await shop.call(`product/slugs?page=1&size=${total}`)).body.value as { products: { code: string }[] };
      return [detail.success, found.some(({ code }) => code === page.code), products.some(({ code }) => code === page.code)];
    };
    expect(await isShown()).toEqual([true, true, true]);
    const { value } = await save(page, { showOn: "2099-03-03", hideAfter: "2099-03-05" });
    expect(value.product.fields).toMatchObject({ published: "hidden", showOn: "2099-03-03", hideAfter: "2099-03-05" });
    await shop.api.settle();
    expect(await isShown()).toEqual([false, false, false]);
    await on("2099-03-02");
    expect(await isShown()).toEqual([false, false, false]);
    await on("2099-03-03");
    expect(await isShown()).toEqual([true, true, true]);
    await on("2099-03-05");
    expect(await isShown()).toEqual([true, true, true]);
    await on("2099-03-06");
    expect(await isShown()).toEqual([false, false, false]);
    expect((await read(page.id)).fields).toMatchObject({ published: "hidden", showOn: "", hideAfter: "" });
    const { entries } = (await shop.call(`office/audit?subject=product&no=${page.code}`, undefined, staff)).body.value;
    expect(entries.map(({ actor }: { actor: string }) => actor)).toEqual(["system", "system", "staff"]);
  });
});
