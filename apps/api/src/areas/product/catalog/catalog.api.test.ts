import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalog } from "./catalog.ts";

let copy: TemplateCopy;
let database: Database;
beforeAll(async () => {
  copy = await copyTemplate();
  database = await openDatabase(copy);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

it.each([
  ["the product", (catalog: ReturnType<typeof createCatalog>, id: number) => catalog.dropProduct(id)],
  ["everything", (catalog: ReturnType<typeof createCatalog>) => catalog.dropAll()],
])("does not cache a product read before a drop of %s", async (_, drop) => {
  const catalog = createCatalog(database);
  const { id } = await database.query.selectFrom("product").select("id").orderBy("id").executeTakeFirstOrThrow();
  const read = async () => (await catalog.products(database.query, 1, [id]))[0]?.look;
  const rename = (look: string) => database.query.updateTable("product").set({ look }).where("id", "=", id).execute();
  await rename("before");
  const outdated = read();
  drop(catalog, id);
  expect(await outdated).toBe("before");
  await rename("after");
  expect(await read()).toBe("after");
  await rename("unseen");
  expect(await read()).toBe("after");
});

it("names a size by its plainest label, whatever order products are read in", async () => {
  const shared = await database.query
    .selectFrom("item")
    .innerJoin("itemText", "itemText.itemId", "item.id")
    .select(["item.productId", "itemText.label"])
    .where("item.size", "=", "24x24")
    .where("itemText.language", "=", "en")
    .execute();
  const of = (label: string) => shared.find((one) => one.label === label)?.productId ?? 0;
  const [plain, paver] = [of("24 × 24 in"), of("24 × 24 in, 20 mm paver")];
  for (const order of [
    [plain, paver],
    [paver, plain],
  ]) {
    const catalog = createCatalog(database);
    for (const id of order) await catalog.products(database.query, 1, [id]);
    expect(catalog.sizeLabel("24x24", "en")).toBe("24 × 24 in");
  }
});

it.each([
  ["the product", (catalog: ReturnType<typeof createCatalog>, id: number) => catalog.dropProduct(id)],
  ["everything", (catalog: ReturnType<typeof createCatalog>) => catalog.dropAll()],
])("finds a product by its new number, slug and relations after a drop of %s", async (_, drop) => {
  const { query } = database;
  const catalog = createCatalog(database);
  const item = await query.selectFrom("item").select(["id", "itemNo", "productId"]).orderBy("id").executeTakeFirstOrThrow();
  const id = item.productId;
  const slugOf = query.selectFrom("productText").select("slug").where("productId", "=", id).where("language", "=", "es");
  const { slug } = await slugOf.executeTakeFirstOrThrow();
  const rename = async (itemNo: string, to: string) => {
    await query.updateTable("item").set({ itemNo }).where("id", "=", item.id).execute();
    await query.updateTable("productText").set({ slug: to }).where("productId", "=", id).where("language", "=", "es").execute();
  };
  const find = async () => ({
    byNumber: await catalog.productOfItem(query, 1, "anew-1"),
    bySlug: (await catalog.productOfSlug(query, 1, "es", "de-nuevo"))?.productId ?? null,
    related: await catalog.relatedTo(query, id),
  });
  const related = (await find()).related;
  expect(await find()).toEqual({ byNumber: null, bySlug: null, related });
  await rename("ANEW-1", "de-nuevo");
  await query.deleteFrom("productRelation").where("productId", "=", id).execute();
  expect(await find(), "what was found stays until it is dropped").toEqual({ byNumber: null, bySlug: null, related });
  drop(catalog, id);
  expect(await find()).toEqual({ byNumber: id, bySlug: id, related: [] });
  await rename(item.itemNo, slug);
});
