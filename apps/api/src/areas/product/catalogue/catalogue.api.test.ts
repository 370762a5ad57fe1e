import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";

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
  ["the product", (catalogue: ReturnType<typeof createCatalogue>, id: number) => catalogue.dropProduct(id)],
  ["everything", (catalogue: ReturnType<typeof createCatalogue>) => catalogue.dropAll()],
])("does not cache a product read before a drop of %s", async (_, drop) => {
  const catalogue = createCatalogue(database);
  const { id } = await database.query.selectFrom("product").select("id").orderBy("id").executeTakeFirstOrThrow();
  const read = async () => (await catalogue.products(database.query, 1, [id]))[0]?.look;
  const rename = (look: string) => database.query.updateTable("product").set({ look }).where("id", "=", id).execute();
  await rename("before");
  const outdated = read();
  drop(catalogue, id);
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
    const catalogue = createCatalogue(database);
    for (const id of order) await catalogue.products(database.query, 1, [id]);
    expect(catalogue.sizeLabel("24x24", "en")).toBe("24 × 24 in");
  }
});
