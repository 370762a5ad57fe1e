import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Catalog } from "../../../ports/catalog.ts";
import type { Search } from "../../../search/search.ts";
import { createReach } from "./reach.ts";
import type { Placement } from "./tags-of-product.rules.ts";

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

const ID = 1_000_000;
const placement = (department: string): Placement => ({
  code: "one",
  listing: {
    department,
    look: null,
    series: "s",
    material: "porcelain",
    stone: null,
    listings: [],
    season: null,
    tags: [],
    colorFamily: null,
    uses: [],
  },
  isOnSale: false,
  fingerprint: department,
});

async function open() {
  const shop = { count: 3, sizesVersion: 0 };
  const search = { count: async () => shop.count } as unknown as Search;
  const listings = async () => [{ path: "tile", filter: { department: ["tile"] } }];
  const catalog = { listings, sizesVersion: () => shop.sizesVersion } as unknown as Catalog;
  const reach = createReach({ database, search, catalog, storefrontId: 1 });
  await reach.replace(new Map([[ID, placement("tile")]]));
  reach.forget();
  return { shop, reach, note: (after: Placement | null, apply = async () => {}) => reach.note(new Map([[ID, after]]), apply) };
}

it("names a product's former values until its change has reached the pages", async () => {
  const { reach, note } = await open();
  await note(placement("slab"));
  await note(placement("slab"));
  expect(reach.touched()).toContain("listing:tile");
  reach.forget();
  await note(placement("slab"));
  expect(reach.touched()).not.toContain("listing:tile");
});

it.each([
  ["loses its last product", (shop: { count: number }) => void (shop.count = 0)],
  ["calls a size by another name", (shop: { sizesVersion: number }) => void (shop.sizesVersion = 1)],
])("touches every page if a listing %s", async (_, change) => {
  const { shop, reach, note } = await open();
  await note(null, async () => change(shop));
  expect(reach.touched()).toBe(null);
});
