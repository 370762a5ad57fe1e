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
