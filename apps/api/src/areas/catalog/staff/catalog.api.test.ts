import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const rows = async (query = ""): Promise<{ rows: CatalogRow[]; total: number | null }> =>
  (await shop.call(`office/cataloguerows?${query}`, undefined, staff)).body.value;
const save = async (body: object) => (await shop.call("office/savecataloguecells", { items: [], products: [], ...body }, staff)).body;
const rowOf = async (itemNo: string) => (await rows(`query=${itemNo}&kind=all`)).rows.find((row) => row.itemNo === itemNo) as CatalogRow;
const nth = async (index: number) => (await rows(`offset=${index}&limit=1`)).rows[0] as CatalogRow;

describe("the catalog's rows", () => {
  it("are found by the starts of words in the number and the names, with or without accents", async () => {
    const { rows: all } = await rows("limit=1000");
    const row = all.find(({ cells }) => /[áéíóú]/.test(cells.nameEs ?? "") && cells.nameEs !== cells.nameEn) as CatalogRow;
    const words = (row.cells.nameEs ?? "").split(" ").map((word) => word.slice(0, 5));
    const plain = words.join(" ").normalize("NFD").replaceAll(/\p{M}/gu, "");
    for (const query of [row.itemNo, row.itemNo.split("-").toReversed().join(" "), `${words.join(" ")} ${row.itemNo.slice(0, 3)}`, plain])
      expect((await rows(`query=${encodeURIComponent(query)}`)).rows.map(({ itemNo }) => itemNo)).toContain(row.itemNo);
    expect(await rows("query=no-such-thing")).toEqual({ rows: [], total: 0 });
    expect((await rows(`query=${encodeURIComponent("no' OR such:* & -- \\")}`)).total).toBe(0);
  });

  it("are found by size, however it is written", async () => {
    const { total } = await rows("query=12x24");
    expect(total).toBeGreaterThan(50);
    for (const query of ['12"x24"', "12 by 24", "24x12", "12 in. x 24 in.", "30x60", "30 × 60 cm", "300x600"])
      expect([query, (await rows(`query=${encodeURIComponent(query)}`)).total]).toEqual([query, total]);
    expect((await rows(`query=${encodeURIComponent("0.75 x 12")}`)).total).toBeGreaterThan(0);
    expect((await rows("query=13x29")).total).toBe(0);
  });

  it("are filtered by department, series and kind, and paged by item number", async () => {
    const { departments, series } = (await shop.call("office/cataloguewords", undefined, staff)).body.value;
    const all = await rows("limit=1000&kind=all");
    expect(all.rows.map(({ itemNo }) => itemNo)).toEqual(all.rows.map(({ itemNo }) => itemNo).sort());
    const totals = await Promise.all(
      departments.map(async ({ code }: { code: string }) => (await rows(`department=${code}&kind=all`)).total),
    );
    expect(totals.reduce((sum, total) => (sum ?? 0) + (total ?? 0), 0)).toBe(all.total);
    const [{ code, name }] = series;
    expect(new Set((await rows(`series=${code}`)).rows.map((row) => row.series))).toEqual(new Set([name]));
    expect((await rows("kind=sample&limit=3")).rows.map(({ kind }) => kind)).toEqual(["sample", "sample", "sample"]);
    expect((await rows("offset=5&limit=2&kind=all")).rows).toEqual(all.rows.slice(5, 7));
    expect(await rows("offset=5&limit=2&kind=all&total=omitted")).toEqual({ rows: all.rows.slice(5, 7), total: null });
  });

  it("are found by their current values, whoever has changed them", async () => {
    const { query } = shop.database;
    const { id, productId, itemNo } = await nth(50);
    const found = async (filter: string) => (await rows(`kind=all&${filter}`)).rows.map((row) => row.itemNo);
    await query.updateTable("item").set({ itemNo: "KRONBERG-1", published: false }).where("id", "=", id).execute();
    expect(await found("query=kronb+1")).toEqual(["KRONBERG-1"]);
    expect(await found(`query=${itemNo}`)).not.toContain("KRONBERG-1");
    expect(await found("query=kronberg&state=shown")).toEqual([]);
    await query.updateTable("productText").set({ name: "Färglös Ñandú" }).where("productId", "=", productId).execute();
    expect(await found("query=nandu&state=hidden")).toContain("KRONBERG-1");
    await query.deleteFrom("productText").where("productId", "=", productId).where("language", "=", "es").execute();
    await query.updateTable("productText").set({ name: "Plain" }).where("productId", "=", productId).execute();
    expect(await found("query=nandu")).toEqual([]);
    await query
      .insertInto("productText")
      .values({ productId, storefrontId: 1, language: "es", name: "Quetzal", slug: "quetzal-1", color: "" })
      .execute();
    const own = await query.selectFrom("item").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const { id: _, ...copy } = { ...own, itemNo: "KRONBERG-2", published: true };
    await query
      .insertInto("item")
      .values(copy as never)
      .execute();
    expect((await found("query=quetzal+kronberg")).toSorted()).toEqual(["KRONBERG-1", "KRONBERG-2"]);
    await query.updateTable("product").set({ published: false }).where("id", "=", productId).execute();
    expect(await found("query=quetzal&state=shown")).toEqual([]);
    const [other] = await query
      .selectFrom("series")
      .select(["id", "code"])
      .where("id", "<>", (from) => from.selectFrom("product").select("seriesId").where("id", "=", productId))
      .execute();
    await query
      .updateTable("product")
      .set({ seriesId: other?.id ?? 0 })
      .where("id", "=", productId)
      .execute();
    expect(await found(`query=kronberg&series=${other?.code}`)).toEqual(["KRONBERG-1", "KRONBERG-2"]);
    await query.deleteFrom("item").where("itemNo", "=", "KRONBERG-2").execute();
    expect(await found("query=kronberg")).toEqual(["KRONBERG-1"]);
  });
});

describe("cells", () => {
  it("are saved for variants and their products, shown in the shop at once and recorded", async () => {
    const row = await nth(3);
    const { id, productId, revision, productRevision } = row;
    const saved = await save({
      items: [{ id, revision, cells: { weightPerUnit: "1,051.25", unitsPerPallet: "", labelEs: "12 × 24 pulg." } }],
      products: [{ id: productId, revision: productRevision, cells: { nameEn: "<b>Renamed</b>", colorEs: "Verde" } }],
    });
    expect(saved.value).toMatchObject({ changed: [] });
    const now = await rowOf(row.itemNo);
    expect(now.cells).toEqual({
      ...row.cells,
      weightPerUnit: "1051.25",
      unitsPerPallet: "",
      labelEs: "12 × 24 pulg.",
      nameEn: "<b>Renamed</b>",
      colorEs: "Verde",
    });
    expect(saved.value.saved).toBe(Object.entries(now.cells).filter(([name, value]) => row.cells[name as "nameEn"] !== value).length);
    await shop.api.settle();
    const detail = (await shop.call("product/detailV2", { itemNo: row.itemNo })).body.value;
    expect(JSON.stringify(detail)).toContain("<b>Renamed</b>");
  });

  it("hide a product from the shop and show it again", async () => {
    const row = await nth(8);
    const inShop = async () => (await shop.call("product/detailV2", { itemNo: row.itemNo })).body.success;
    const set = async (published: string) => {
      const { productId, productRevision } = await rowOf(row.itemNo);
      await save({ products: [{ id: productId, revision: productRevision, cells: { published } }] });
      await shop.api.settle();
      return inShop();
    };
    expect([await inShop(), await set("hidden"), await set("shown")]).toEqual([true, false, true]);
  });

  it("don't overwrite another person's change: the current rows come back, and saving those works", async () => {
    const [mine, other] = [await nth(12), await nth(20)];
    const theirs = { items: [{ id: mine.id, revision: mine.revision, cells: { edge: "Theirs" } }] };
    expect((await save(theirs)).value.saved).toBe(1);
    const both = (revision: string) => ({
      items: [
        { id: mine.id, revision, cells: { edge: "Mine" } },
        { id: other.id, revision: other.revision, cells: { edge: "Also mine" } },
      ],
    });
    const refused = (await save(both(mine.revision))).value;
    expect(refused).toMatchObject({ saved: null, changed: [{ id: mine.id, cells: { edge: "Theirs" } }] });
    expect((await rowOf(other.itemNo)).cells.edge).toBe(other.cells.edge);
    expect((await save(both(refused.changed[0].revision))).value.saved).toBe(2);
    expect((await rowOf(mine.itemNo)).cells.edge).toBe("Mine");
  });

  it("that two people save at once are saved by one of them", async () => {
    const { id, revision, itemNo } = await nth(30);
    const answers = await Promise.all(["One", "Two", "Three", "Four"].map((edge) => save({ items: [{ id, revision, cells: { edge } }] })));
    expect(answers.filter(({ value }) => value.saved === 1)).toHaveLength(1);
    const winner = ["One", "Two", "Three", "Four"][answers.findIndex(({ value }) => value.saved === 1)];
    expect((await rowOf(itemNo)).cells.edge).toBe(winner);
  });

  it("are refused as a whole when one of them can't be stored", async () => {
    const { id, productId, revision, productRevision, itemNo, cells } = await nth(40);
    const items = [{ id, revision, cells: { edge: "Kept out", piecesPerUnit: "six" } }];
    expect(await save({ items })).toMatchObject({ code: "office_catalogue_cell" });
    expect(await save({ items: [{ id, revision, cells: { nameEn: "Not a variant's" } }] })).toMatchObject({
      code: "office_catalogue_cell",
    });
    expect(await save({ products: [{ id: productId, revision: productRevision, cells: { look: "no such look" } }] })).toMatchObject({
      code: "office_catalogue_cell",
    });
    expect(await save({ items: [items[0], items[0]] })).toMatchObject({ code: "request_invalid" });
    expect(await save({ items: [{ id, revision, cells: { itemNo: "X" } }] })).toMatchObject({ code: "request_invalid" });
    expect((await rowOf(itemNo)).cells).toEqual(cells);
  });

  it("of a stranger's storefront are unknown", async () => {
    expect(await save({ items: [{ id: 2_000_000_000, revision: "x", cells: { edge: "" } }] })).toMatchObject({
      code: "office_catalogue_unknown",
    });
  });
});

describe("costs", () => {
  const costsOf = (itemId: number) =>
    shop.database.query.selectFrom("itemCost").select(["startsOn", "costCents"]).where("itemId", "=", itemId).orderBy("startsOn").execute();
  const as = (who: Record<string, string>) => async (body: object) =>
    (await shop.call("office/savecataloguecells", { items: [], products: [], ...body }, who)).body;

  it("are seen with what applies today; a change is a new one from today, once for a day, and the log names no amounts", async () => {
    const { id, itemNo } = await nth(30);
    const ago = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    await shop.database.query.deleteFrom("itemCost").where("itemId", "=", id).execute();
    await shop.database.query
      .insertInto("itemCost")
      .values({ itemId: id, startsOn: ago, costCents: 1250n as never, createdAt: new Date() })
      .execute();
    const row = await rowOf(itemNo);
    expect(row.cells.cost).toBe("12.5");
    expect((await save({ items: [{ id, revision: row.revision, cells: { cost: "13.75", edge: "Sawn" } }] })).value).toMatchObject({
      saved: 2,
    });
    const now = await rowOf(itemNo);
    expect(now.cells).toMatchObject({ cost: "13.75", edge: "Sawn" });
    await save({ items: [{ id, revision: now.revision, cells: { cost: "$14" } }] });
    expect((await costsOf(id)).map(({ costCents }) => Number(costCents))).toEqual([1250, 1400]);
    const entries = await shop.database.query.selectFrom("auditEntry").selectAll().orderBy("id", "desc").limit(3).execute();
    expect(entries.map(({ kind }) => kind)).toContain("costs.imported");
    expect(JSON.stringify(entries)).not.toMatch(/13\.75|1375|"14"|1400/);
  });

  it("can't be emptied, and don't overwrite a later change", async () => {
    const row = await nth(31);
    expect((await save({ items: [{ id: row.id, revision: row.revision, cells: { cost: "" } }] })).code).toBe("office_catalogue_cell");
    expect((await save({ items: [{ id: row.id, revision: row.revision, cells: { cost: "9" } }] })).value.saved).toBe(1);
    expect((await save({ items: [{ id: row.id, revision: row.revision, cells: { cost: "10" } }] })).value).toMatchObject({ saved: null });
  });

  it("are neither seen nor changed without the right, and others still edit the rest", async () => {
    const editor = await staffHeaders(shop, "catalog@demo.test");
    const { rows: found } = (await shop.call("office/cataloguerows?offset=32&limit=1", undefined, editor)).body.value;
    const [row] = found as CatalogRow[];
    if (!row) throw new Error("no row");
    expect(row.cells).not.toHaveProperty("cost");
    expect((await as(editor)({ items: [{ id: row.id, revision: row.revision, cells: { cost: "1" } }] })).code).toBe("office_right");
    expect((await as(editor)({ items: [{ id: row.id, revision: row.revision, cells: { edge: "Bullnose" } }] })).value.saved).toBe(1);
  });
});

describe("own facts in the grid", () => {
  const label = (en: string, es = en) => ({ en, es });
  const definitions = [
    {
      code: "fireRating",
      kind: "choice",
      name: label("Fire rating", "Fuego"),
      choices: [{ code: "a1", label: label("Class A1", "Clase A1") }],
    },
    { code: "leadWeeks", kind: "number", name: label("Lead time", "Entrega"), unit: label("weeks", "semanas") },
    { code: "jointMm", kind: "range", name: label("Joint", "Junta"), unit: label("mm") },
    { code: "heated", kind: "yesNo", name: label("Heated floors", "Piso radiante") },
    { code: "care", kind: "text", name: label("Care", "Cuidado") },
    { code: "bowl", kind: "number", name: label("Bowl"), departments: ["no-such-department"] },
  ];
  const define = async (facts: object[]) => {
    const { revisions } = (await shop.call("office/shopsettings?sections=storefront", undefined, staff)).body.value;
    const body = { settings: { version: 1, storefront: { facts } }, revisions };
    expect((await shop.call("office/changesettings", body, staff)).body.value.faults).toEqual([]);
    await shop.api.settle();
  };
  const item = async () => (await rows("limit=1&offset=7")).rows[0] as CatalogRow;
  const factsOf = async (id: number) =>
    (await shop.database.query.selectFrom("item").select("facts").where("id", "=", id).executeTakeFirstOrThrow()).facts;

  it("are columns with their words, for items that have them", async () => {
    await define(definitions);
    const { facts } = (await shop.call("office/cataloguewords", undefined, staff)).body.value;
    expect(facts.map(({ column, kind }: { column: string; kind: string }) => [column, kind])).toEqual([
      ["fireRating", "choice"],
      ["leadWeeks", "number"],
      ["jointMm", "range"],
      ["heated", "yesNo"],
      ["careEn", "text"],
      ["careEs", "text"],
      ["bowl", "number"],
    ]);
    const { cells } = await item();
    expect(cells).toMatchObject({ "fact:fireRating": "", "fact:careEs": "" });
    expect(cells).not.toHaveProperty("fact:bowl");
    const sample = (await rows("kind=sample&limit=1")).rows[0];
    expect(sample?.cells).not.toHaveProperty("fact:heated");
  });

  it("are read by kind, stored with the item, and recorded", async () => {
    const row = await item();
    const cells = {
      "fact:fireRating": "clase A1",
      "fact:leadWeeks": "2.5 semanas",
      "fact:jointMm": "2 a 5 mm",
      "fact:heated": "sí",
      "fact:careEs": "Limpie",
    };
    expect((await save({ items: [{ id: row.id, revision: row.revision, cells }] })).value).toEqual({ saved: 5, changed: [] });
    expect(await factsOf(row.id)).toEqual({
      ...{ fireRating: "a1", leadWeeks: 2.5, jointMm: { from: 2, to: 5 }, heated: true, care: { en: "Limpie", es: "Limpie" } },
    });
    const after = await item();
    expect(after.cells).toMatchObject({
      "fact:fireRating": "a1",
      "fact:leadWeeks": "2.5",
      "fact:jointMm": "2–5",
      "fact:heated": "yes",
      "fact:careEn": "Limpie",
    });
    expect(after.revision).not.toBe(row.revision);
    const act = await shop.database.query
      .selectFrom("auditEntry")
      .select("after")
      .where("kind", "=", "catalogue.changed")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(act.after).toMatchObject({ [`${row.itemNo}.fireRating`]: "a1" });
    await shop.api.settle();
    const detail = (await shop.call("product/detailV2", { itemNo: row.itemNo }, { "accept-language": "es" })).body.value;
    expect(JSON.stringify(detail)).toContain("Clase A1");
  });

  it("are refused by cell when they can't be read, or when the item doesn't have them", async () => {
    const row = await item();
    for (const [field, value] of [
      ["fact:fireRating", "Z9"],
      ["fact:leadWeeks", "soon"],
      ["fact:jointMm", "5-2"],
      ["fact:heated", "perhaps"],
      ["fact:bowl", "1"],
      ["fact:gone", "1"],
    ] as const) {
      const answer = await save({ items: [{ id: row.id, revision: row.revision, cells: { [field]: value } }] });
      expect([field, answer.code]).toEqual([field, "office_catalogue_cell"]);
    }
    const shared = await save({ products: [{ id: row.productId, revision: row.productRevision, cells: { "fact:heated": "yes" } }] });
    expect(shared.code).toBe("office_catalogue_cell");
    const sample = (await rows("kind=sample&limit=1")).rows[0] as CatalogRow;
    const ofSample = await save({ items: [{ id: sample.id, revision: sample.revision, cells: { "fact:heated": "yes" } }] });
    expect(ofSample.code).toBe("office_catalogue_cell");
  });

  it("come back with their current values if someone else saved the row first, and are removed by an empty cell", async () => {
    const row = await item();
    const change = (cells: object, revision = row.revision) => save({ items: [{ id: row.id, revision, cells }] });
    await change({ "fact:leadWeeks": "3" });
    const late = await change({ "fact:leadWeeks": "4" });
    expect(late.value).toMatchObject({ saved: null, changed: [{ id: row.id, cells: { "fact:leadWeeks": "3" } }] });
    await change({ "fact:leadWeeks": "", "fact:jointMm": "3" }, (await item()).revision);
    const stored = await factsOf(row.id);
    expect(stored).not.toHaveProperty("leadWeeks");
    expect(stored).toMatchObject({ jointMm: { from: 3, to: 3 } });
    expect((await item()).cells).toMatchObject({ "fact:jointMm": "3", "fact:leadWeeks": "" });
  });

  it("keep values of deleted facts when other cells are saved", async () => {
    await define(definitions.slice(1));
    const row = await item();
    expect(row.cells).not.toHaveProperty("fact:fireRating");
    expect((await save({ items: [{ id: row.id, revision: row.revision, cells: { edge: "Rectified 9" } }] })).value.saved).toBe(1);
    expect(await factsOf(row.id)).toMatchObject({ fireRating: "a1", heated: true });
  });
});
