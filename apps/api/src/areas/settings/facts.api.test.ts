import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Facet } from "@azulejo/contract/areas/product.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { readPdf } from "@azulejo/testing/pdf/read-pdf.ts";
import { afterAll, describe, expect, it } from "vitest";
import { importCatalog } from "../catalog/index.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const folder = mkdtempSync(join(tmpdir(), "azulejo-facts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const spanish = { "accept-language": "es" };

async function define(facts: object[]) {
  const { revisions } = (await shop.call("office/shopsettings?sections=storefront", undefined, staff)).body.value;
  const answer = await shop.call("office/changesettings", { settings: { version: 1, storefront: { facts } }, revisions }, staff);
  return answer.body.value.faults as { path: string; problem: string }[];
}

async function bring(name: string, lines: string[]) {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join("\n")}\n`);
  const summary = await importCatalog({ database: shop.database, path, decimal: "." });
  await shop.api.settle();
  return { summary, report: summary.rejectedFile ? readFileSync(summary.rejectedFile, "utf8") : "" };
}

const label = (en: string, es = en) => ({ en, es });
const fire = {
  ...{ code: "fireRating", kind: "choice", name: label("Fire rating", "Resistencia al fuego"), filterable: true, sortable: true },
  choices: ["A1", "A2", "B"].map((value) => ({ code: value.toLowerCase(), label: label(`Class ${value}`, `Clase ${value}`) })),
  group: label("Safety", "Seguridad"),
};
const weeks = {
  ...{ code: "leadWeeks", kind: "number", name: label("Lead time", "Tiempo de entrega"), unit: label("weeks", "semanas") },
  ...{ filterable: true, sortable: true, shownIn: ["table", "card", "feed"] },
};
const joint = { code: "jointMm", kind: "range", name: label("Joint", "Junta"), unit: label("mm"), filterable: true };
const heated = { code: "heated", kind: "yesNo", name: label("For heated floors", "Para piso radiante"), filterable: true };
const care = { code: "care", kind: "text", name: label("Care", "Cuidado") };
const all = [fire, weeks, joint, heated, care];

const header =
  "productCode,itemNo,seriesName,material,department,nameEn,nameEs,finish,listPrice,fireRating,leadWeeks,jointMm,heated,careEs";
const rows = [
  "ember,EMBER-1,Ember,porcelain,ember-tile,Ember,Brasa,matte,5.00,A1,2,2–5,yes,Agua tibia",
  "ember,EMBER-2,Ember,porcelain,ember-tile,Ember,Brasa,polished,5.00,Clase B,10 weeks,3,no,",
  "ash,ASH-1,Ash,porcelain,ember-tile,Ash,Ceniza,matte,6.00,a2,2,2-5,no,",
  "soot,SOOT-1,Soot,porcelain,ember-tile,Soot,Hollín,matte,7.00,a1,,,,",
  "flint,FLINT-1,Flint,porcelain,ember-tile,Flint,Pedernal,matte,7.00,,,,,",
];

const list = async (filters: object, headers: Record<string, string> = spanish) =>
  (await shop.call("product/list", { listing: "ember-tile", filters }, headers)).body.value;
const facet = (found: { facets: Facet[] }, fact: string) =>
  found.facets.find((one) => one.fact === fact)?.values.map(({ label: words, count }) => [words, count]);
const detailOf = async (itemNo: string, headers: Record<string, string> = spanish) =>
  (await shop.call("product/detailV2", { itemNo }, headers)).body.value;
const sheet = async (language: string) => {
  const file = await shop.api.fetch(new Request(`http://shop.test/api/product/tearsheetfile/1/${language}/ember`));
  return readPdf(Buffer.from(await file.arrayBuffer())).words;
};

describe("a fact of the supplier's own", () => {
  it("is imported, filtered by in Spanish with right counts and printed, as soon as it is defined", async () => {
    expect((await bring("before.csv", [header, ...rows])).summary.unknownColumns).toEqual(
      expect.arrayContaining(["fireRating", "leadWeeks", "jointMm", "heated", "careEs"]),
    );
    expect(await define(all)).toEqual([]);
    const { summary, report } = await bring("ember.csv", [header, ...rows]);
    expect([report, summary.unknownColumns, summary.products.changed]).toEqual(["", [], 3]);
    const found = await list({});
    expect(facet(found, "fireRating")).toEqual([
      ["Clase A1", 2],
      ["Clase A2", 1],
      ["Clase B", 1],
    ]);
    expect(facet(found, "leadWeeks")).toEqual([
      ["2 semanas", 2],
      ["10 semanas", 1],
    ]);
    expect(facet(found, "jointMm")).toEqual([
      ["2–5 mm", 2],
      ["3 mm", 1],
    ]);
    expect(facet(found, "heated")).toEqual([
      ["Sí", 1],
      ["No", 2],
    ]);
    expect(found.facets.find((one: Facet) => one.fact === "fireRating").label).toBe("Resistencia al fuego");
    const sheets = [await sheet("es"), await sheet("en")];
    expect(sheets[0]).toContain("Resistencia al fuego");
    expect(sheets[0]).toContain("Clase A1, Clase B");
    expect(sheets[1]).toContain("Class A1, Class B");
    expect(sheets[0]).not.toContain("Tiempo de entrega");
    const { rows: inGrid } = (await shop.call("office/cataloguerows?query=ember&limit=1000", undefined, staff)).body.value as {
      rows: { itemNo: string; cells: Record<string, string> }[];
    };
    const shown = inGrid.filter(({ itemNo }) => itemNo.startsWith("EMBER-"));
    expect(shown.map(({ cells }) => [cells["fact:fireRating"], cells["fact:jointMm"]])).toEqual([
      ["a1", "2–5"],
      ["b", "3"],
    ]);
  });

  it("narrows by variant, each fact by itself, and leaves its own choices out of its counts", async () => {
    const narrowed = await list({ fact: ["fireRating.a1", "fireRating.a2", "leadWeeks.2"] });
    expect(narrowed.products.map(({ name }: { name: string }) => name).sort()).toEqual(["Brasa", "Ceniza"]);
    expect(facet(narrowed, "fireRating")).toEqual([
      ["Clase A1", 1],
      ["Clase A2", 1],
    ]);
    expect(facet(narrowed, "leadWeeks")).toEqual([["2 semanas", 2]]);
    expect((await list({ fact: ["fireRating.b", "leadWeeks.2"] })).total).toBe(0);
    expect((await list({ fact: ["fireRating.b"] })).products[0].lead.itemNo).toBe("EMBER-2");
  });

  it("is on the page of each variant, and on cards if it is shown there", async () => {
    const facts = (await detailOf("EMBER-2")).selected.facts.map((one: { label: string; text: string }) => [one.label, one.text]);
    expect(facts).toEqual([
      ["Resistencia al fuego", "Clase B"],
      ["Tiempo de entrega", "10 semanas"],
      ["Junta", "3 mm"],
      ["Para piso radiante", "No"],
    ]);
    const [first] = (await detailOf("EMBER-1", { "accept-language": "en" })).selected.facts;
    expect(first).toEqual({ code: "fireRating", label: "Fire rating", text: "Class A1", group: "Safety", shownIn: expect.any(Array) });
    expect((await detailOf("EMBER-1")).selected.facts.at(-1)).toMatchObject({ label: "Cuidado", text: "Agua tibia" });
    expect((await detailOf("FLINT-1")).selected.facts).toBeUndefined();
    const { offers } = (await shop.call("product/offers?size=500", undefined, spanish)).body.value;
    const offered = offers.find(({ itemNo }: { itemNo: string }) => itemNo === "EMBER-2");
    expect(offered.facts).toEqual([{ code: "leadWeeks", label: "Tiempo de entrega", text: "10 semanas", group: null }]);
    const lead = (await list({ fact: ["fireRating.a2"] })).products[0].lead;
    expect(lead.facts).toMatchObject([{ code: "leadWeeks", text: "2 semanas" }]);
  });

  it("sorts lists by the variants that match, with products without a value last", async () => {
    const sorted = async (sort: string, filters: object = {}) => {
      const found = (await shop.call("product/list", { listing: "ember-tile", filters, sort }, spanish)).body.value;
      return [found.sort, found.products.map(({ name }: { name: string }) => name)];
    };
    expect((await list({})).factSorts).toEqual([
      { fact: "fireRating", label: "Resistencia al fuego", isMeasured: false },
      { fact: "leadWeeks", label: "Tiempo de entrega", isMeasured: true },
    ]);
    const names = async (sort: string, filters: object = {}) => (await sorted(sort, filters))[1];
    expect((await names("fact.leadWeeks")).slice(2).sort()).toEqual(["Hollín", "Pedernal"]);
    expect((await names("fact.leadWeeks.desc")).slice(0, 2)).toEqual(["Brasa", "Ceniza"]);
    expect((await names("fact.fireRating")).at(2)).toBe("Ceniza");
    expect((await names("fact.leadWeeks", { finish: ["polished"] }))[0]).toBe("Brasa");
    expect((await sorted("fact.leadWeeks"))[0]).toBe("fact.leadWeeks");
    for (const unknown of ["fact.jointMm", "fact.gone"]) expect((await sorted(unknown))[0]).toBe("relevance");
    expect((await shop.call("product/list", { sort: "weight" }, spanish)).body.code).toBe("request_invalid");
  });

  it("is found by its words in both languages, as soon as they change", async () => {
    const found = async (query: string, language: string) =>
      (await shop.call("product/list", { query }, { "accept-language": language })).body.value.products
        .map(({ code }: { code: string }) => code)
        .sort();
    expect(await found("resistencia al fuego clase b", "es")).toEqual(["ember"]);
    expect(await found("radiante", "es")).toContain("ember");
    expect(await found("heated", "en")).toContain("ember");
    expect(await found("agua tibia", "es")).toEqual(["ember"]);
    const renamed = { ...heated, name: label("Underfloor heating", "Calefacción zafira") };
    await define([fire, weeks, joint, renamed, care]);
    await shop.api.settle();
    expect(await found("zafira", "es")).toEqual(["ember"]);
    await define(all);
    await shop.api.settle();
  });

  it("is imported from JSON lines, and a value that can't be one is rejected with its reason", async () => {
    const item = (facts: object) => JSON.stringify({ productCode: "soot", items: [{ itemNo: "SOOT-1", facts }] });
    const { report, summary } = await bring("soot.jsonl", [item({ fireRating: "Class B", leadWeeks: 4, care: { en: "Wax" }, weight: 1 })]);
    expect([report, summary.unknownColumns]).toEqual(["", ["items.facts.weight"]]);
    const texts = (await detailOf("SOOT-1")).selected.facts.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(["Clase B", "4 semanas", "Wax"]);
    const again = await bring("soot2.jsonl", [item({ fireRating: "Class B", leadWeeks: 4, care: { en: "Wax" } })]);
    expect(again.summary.products.unchanged).toBe(1);
    expect((await bring("soot3.jsonl", [item({ jointMm: "wide" })])).report).toContain("is no range like 2–5");
    const wrong = "productCode,itemNo,fireRating,leadWeeks,jointMm,heated";
    const rejected = (await bring("wrong.csv", [wrong, "soot,SOOT-1,Z,soon,5-2,perhaps"])).report;
    for (const reason of ["is none of a1, a2, b", "is not a number like 12.99", "ends before it begins", "is neither true nor false"])
      expect(rejected).toContain(reason);
    expect((await detailOf("SOOT-1")).selected.facts).toHaveLength(3);
    await bring("cleared.csv", ["productCode,itemNo,leadWeeks,careEn,careEs", "soot,SOOT-1,,,"]);
    expect((await detailOf("SOOT-1")).selected.facts).toMatchObject([{ code: "fireRating" }]);
    const named = await bring("named.csv", ["productCode,itemNo,Resistencia al fuego", "soot,SOOT-1,Clase A2"]);
    expect([named.summary.unknownColumns, (await detailOf("SOOT-1")).selected.facts[0].text]).toEqual([[], "Clase A2"]);
  });

  it("keeps its values when it is renamed, no longer filtered by, or removed", async () => {
    await define([{ ...fire, name: label("Fire class", "Clase de fuego"), filterable: false }, weeks]);
    await shop.api.settle();
    const found = await list({ fact: ["fireRating.a1"] });
    expect([found.total, facet(found, "fireRating")]).toEqual([4, undefined]);
    expect((await detailOf("EMBER-1")).selected.facts[0]).toMatchObject({ label: "Clase de fuego", text: "Clase A1" });
    expect(await define([])).toEqual([]);
    await shop.api.settle();
    expect((await detailOf("EMBER-1")).selected.facts).toBeUndefined();
    await bring("price.csv", ["productCode,itemNo,listPrice", "ember,EMBER-1,5.50", "ember,EMBER-2,5.50"]);
    await define(all);
    await shop.api.settle();
    expect((await detailOf("EMBER-2")).selected.facts).toHaveLength(4);
    expect(facet(await list({}), "fireRating")).toEqual([
      ["Clase A1", 1],
      ["Clase A2", 2],
      ["Clase B", 1],
    ]);
  });

  it("shows no value that its kind or its choices no longer allow, and shows it again when they do", async () => {
    await define([
      { ...fire, choices: fire.choices.slice(0, 2) },
      { ...weeks, kind: "yesNo", unit: null },
    ]);
    await shop.api.settle();
    expect((await detailOf("EMBER-2")).selected.facts).toBeUndefined();
    expect(facet(await list({}), "leadWeeks")).toBeUndefined();
    await define(all);
    await shop.api.settle();
    expect((await detailOf("EMBER-2")).selected.facts).toHaveLength(4);
  });

  it("belongs to its departments alone", async () => {
    await define([{ ...fire, departments: ["tile"] }, weeks]);
    await shop.api.settle();
    expect((await detailOf("EMBER-2")).selected.facts).toMatchObject([{ code: "leadWeeks" }]);
    await define(all);
  });

  it.each([
    [[{ ...fire, code: "Fire rating" }], "storefront.facts[Fire rating].code"],
    [[{ ...fire, code: "finish" }], "storefront.facts[finish].code"],
    [[{ ...care, code: "name" }], "storefront.facts[name].code"],
    [[fire, { ...fire, code: "firerating" }], "storefront.facts[fireRating].code"],
    [[{ ...fire, choices: [] }], "storefront.facts[fireRating].choices"],
    [[{ ...care, filterable: true }], "storefront.facts[care].filterable"],
    [[{ ...care, sortable: true }], "storefront.facts[care].sortable"],
  ])("is refused with what is wrong: %j", async (facts, path) => {
    const faults = await define(facts);
    expect(faults.map((one) => one.path)).toContain(path);
  });
});

describe("values that staff type", () => {
  const sheetOf = async (id: number) => (await shop.call(`office/productfacts?id=${id}`, undefined, staff)).body.value;
  const idOf = async (code: string) =>
    (await shop.database.query.selectFrom("product").select("id").where("code", "=", code).executeTakeFirstOrThrow()).id;
  const save = async (input: object) => (await shop.call("office/saveproductfacts", input, staff)).body;

  it("are found by shoppers at once, and only saved once", async () => {
    expect(await define(all)).toEqual([]);
    const id = await idOf("flint");
    const { columns, items, revision } = await sheetOf(id);
    expect(columns.map(({ column }: { column: string }) => column)).toEqual([
      "fireRating",
      "leadWeeks",
      "jointMm",
      "heated",
      "careEn",
      "careEs",
    ]);
    expect(items).toEqual([{ itemNo: "FLINT-1", label: expect.any(String), cells: {} }]);
    const cells = [
      { itemNo: "FLINT-1", column: "fireRating", value: "Class B" },
      { itemNo: "FLINT-1", column: "careEs", value: "Jabón neutro" },
    ];
    const before = (await list({ fact: ["fireRating.b"] })).total;
    const { value } = await save({ id, revision, cells });
    expect(value).toMatchObject({
      saved: true,
      sheet: { items: [{ cells: { fireRating: "b", careEn: "Jabón neutro", careEs: "Jabón neutro" } }] },
    });
    await shop.api.settle();
    expect((await list({ fact: ["fireRating.b"] })).total).toBe(before + 1);
    expect((await save({ id, revision, cells })).value.saved).toBe(false);
  });

  it("that can't be read, or are of another product, are refused whole", async () => {
    const id = await idOf("flint");
    const { revision } = await sheetOf(id);
    const good = { itemNo: "FLINT-1", column: "leadWeeks", value: "4" };
    for (const bad of [
      { itemNo: "FLINT-1", column: "jointMm", value: "wide" },
      { itemNo: "EMBER-1", column: "leadWeeks", value: "4" },
      { itemNo: "FLINT-1", column: "colour", value: "4" },
    ])
      expect(await save({ id, revision, cells: [good, bad] })).toMatchObject({ success: false, code: "office_catalogue_cell" });
    expect((await sheetOf(id)).revision).toBe(revision);
  });
});
