import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const list = async (query: string, language = "en") =>
  (await shop.call("product/list", { query, pageSize: 1 }, { "accept-language": language })).body.value;

describe("a size in a search", () => {
  it("finds the same however it is written, in both languages", async () => {
    for (const language of ["en", "es"]) {
      const { total } = await list("12x24", language);
      expect(total).toBeGreaterThan(100);
      const written = [
        '12"x24"',
        "12” × 24”",
        "12'' x 24''",
        "12 x 24",
        "12*24",
        "12 by 24",
        "12 por 24",
        "24x12",
        "12 in. x 24 in.",
        "12 x 24 pulg",
        "30x60",
        "30 x 60 cm",
        "60 por 30 cm",
        "300x600",
        "300 mm × 600 mm",
      ];
      for (const query of written) expect([query, await list(query, language)]).toMatchObject([query, { total, corrected: null }]);
    }
  });

  it("is found with inch marks and as the label says it in centimeters", async () => {
    const { total } = await list("3x6");
    expect(total).toBeGreaterThan(0);
    expect((await list('3"x6"')).total).toBe(total);
    expect((await list("7.5 × 15 cm", "es")).total).toBe(total);
  });

  it("leads with the variant of that size", async () => {
    for (const query of ['12"x24" matte', "30x60 matte", "24 by 12 matte"])
      expect((await list(query)).products[0].lead.label).toContain("12 × 24");
  });

  it("goes with the thickness", async () => {
    const sizes = (await list("12x24x10 mm")).facets.find((facet: { key: string }) => facet.key === "thickness");
    expect(sizes.values.some((value: { value: string; count: number }) => value.value === "10" && value.count > 0)).toBe(true);
  });

  it("is never corrected to another", async () => {
    expect(await list("13x29")).toMatchObject({ total: 0, corrected: null });
    expect(await list("subwy 3x6")).toMatchObject({ corrected: "subway 3x6" });
  });

  it("is found in the pages' search and in suggestions", async () => {
    const { total } = await list("12x24");
    for (const query of ["30x60", '12"x24"']) {
      const pages = (await shop.call(`content/searchpages/1/10?query=${encodeURIComponent(query)}`)).body.value;
      expect(pages.products.total).toBe(total);
      expect((await shop.call(`suggestions/querysuggestions/list?query=${encodeURIComponent(query)}`)).body.value.products).toHaveLength(5);
    }
  });
});

it("finds the word of the trade that a typing error meant", async () => {
  const { total } = await list("subway");
  expect(await list("subwy")).toMatchObject({ total, corrected: "subway" });
});

describe("words that name colors, finishes and sizes", () => {
  it("filter, so that no other color is found", async () => {
    const found = await list("white matte 12x24");
    expect(found.understood).toEqual({
      query: null,
      filters: { color: ["white"], finish: ["matte"], size: ["12x24"] },
      stock: null,
      area: null,
    });
    const { filters } = found.understood;
    const chosen = (await shop.call("product/list", { filters, pageSize: 96 })).body.value;
    expect(found.total).toBe(chosen.total);
    expect(found.products[0].lead.label).toContain("12 × 24");
    const colors = found.facets.find((facet: { key: string }) => facet.key === "color").values;
    expect(colors.filter((one: { selected: boolean }) => one.selected).map((one: { value: string }) => one.value)).toEqual(["white"]);
  });

  it("are searched for as words where the filters would find nothing", async () => {
    const { total, understood } = await list("pink soapstone");
    expect(understood).toBeNull();
    expect(total).toBeGreaterThan(0);
  });

  it("name a wet floor and a pool, which fewer products are made for than a floor", async () => {
    const floors = await list("floor");
    for (const [query, use] of [
      ["white wet floor", "wet-floor"],
      ["blue pool", "pool"],
    ] as const) {
      const found = await list(query);
      expect(found.understood.filters.use).toEqual([use]);
      expect(found.total).toBeGreaterThan(0);
      expect(found.total).toBeLessThan(floors.total);
    }
    expect((await list("piso mojado blanco", "es")).understood.filters).toEqual({ color: ["white"], use: ["wet-floor"] });
  });

  it("name a store, so that only its stock is found, and an area", async () => {
    const reno = await list("white matte 120 sq ft in Reno");
    expect(reno.understood).toMatchObject({ query: null, stock: "reno", area: 1_200_000 });
    expect(reno.total).toBeGreaterThan(0);
    const stocked = await shop.call("product/list", { filters: reno.understood.filters, inStockAt: "reno" });
    expect(reno.total).toBe(stocked.body.value.total);
    expect((await list("blanco mate 50 m2", "es")).understood.area).toBe(5_381_955);
    expect((await list("carrara 30 m²")).understood).toMatchObject({ query: "carrara", filters: {}, stock: null, area: 3_229_173 });
  });
});
