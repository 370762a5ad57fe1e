import { expect, it } from "vitest";
import { blankStore, withUnpublishedStores } from "./new-store.ts";

const storefront = { countries: ["US" as const], timezone: "America/Chicago" };

it("adds unpublished stores with free numbers, codes and slugs", () => {
  const reno = { ...blankStore({ stores: [], storefront }), code: "lager-7", slug: { en: "x", es: "nave" }, number: 3, published: true };
  const { stores } = withUnpublishedStores({ stores: [reno], storefront }, ["LAGER 7", " Nave ", "12", "倉庫", "Peña  Norte"]);
  expect(stores.slice(1).map(({ code, number, name, published }) => [code, number, name.en, published])).toEqual([
    ["lager-7-2", 4, "LAGER 7", false],
    ["nave-2", 5, "Nave", false],
    ["store-12", 6, "12", false],
    ["store-7", 7, "倉庫", false],
    ["pena-norte", 8, "Peña Norte", false],
  ]);
});
