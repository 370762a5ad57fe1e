import { type Database, migrate, openDatabase } from "@azulejo/database";
import { blankDatabase, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, it } from "vitest";
import { InProcessSearch } from "../in-process-search.ts";
import { compareSearches } from "./compare.fixture.ts";
import { Random, randomProducts } from "./random-catalog.fixture.ts";
import { SqlSearch } from "./sql-search.ts";

const CATALOGS = 5;
const QUERIES = 2000;

let copy: TemplateCopy;
let database: Database;
beforeAll(async () => {
  copy = await blankDatabase();
  database = await openDatabase(copy);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});

it("answers 10,000 queries as the index in memory does", { timeout: 1_200_000 }, async () => {
  for (let storefrontId = 1; storefrontId <= CATALOGS; storefrontId++) {
    const random = new Random(storefrontId);
    const products = randomProducts(random, 300);
    const search = new SqlSearch({ storefrontId, query: database.query });
    await search.rebuild(products);
    const memory = new InProcessSearch();
    await memory.rebuild(products);
    await compareSearches(memory, search, random, QUERIES);
  }
});
