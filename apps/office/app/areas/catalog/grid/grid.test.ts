import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overview } from "./difference.ts";
import { changesOf, decide, keyOf, none, rebase, unsaved, write } from "./edits.ts";
import { factColumnsOf, factGridColumns, namedColumns, visibleColumns } from "./grid-columns.ts";
import { pasteInto, readCells, writeCells } from "./paste.ts";
import { readPasted } from "./read-pasted.ts";

const row = (id: number, productId = id, cells: CatalogRow["cells"] = {}): CatalogRow => ({
  id,
  productId,
  itemNo: `ITEM-${id}`,
  productCode: `product-${productId}`,
  series: "Series",
  piece: null,
  kind: "item",
  sellUnit: "box",
  isSold: true,
  listCents: 100,
  planned: null,
  available: 0,
  cells: { nameEn: "Old", piecesPerUnit: "6", weightPerUnit: "50.9", edge: "", ...cells },
  revision: `r${id}`,
  productRevision: `p${productId}`,
});
const noTerms = () => null;
const everybody = { seesCosts: true, changesCosts: true };
const [one, two] = [row(1, 7), row(2, 7)];
const rows = new Map([one, two].map((each) => [each.id, each]));

describe("unsaved cells", () => {
  it("are no change when they equal the stored values, however written", () => {
    expect(write(none, [{ row: one, field: "weightPerUnit", typed: " 50.90 " }], "typed", noTerms).size).toBe(0);
    const changed = write(none, [{ row: one, field: "weightPerUnit", typed: "51" }], "typed", noTerms);
    expect(write(changed, [{ row: one, field: "weightPerUnit", typed: "50.9" }], "typed", noTerms).size).toBe(0);
  });

  it("keep what can't be stored, and save the others without it", () => {
    const edits = write(
      none,
      [
        { row: one, field: "piecesPerUnit", typed: "six" },
        { row: one, field: "edge", typed: "Rectified" },
        { row: two, field: "nameEn", typed: "New" },
      ],
      "pasted",
      noTerms,
    );
    expect(changesOf(edits, rows)).toEqual({
      items: [{ id: 1, revision: "r1", cells: { edge: "Rectified" } }],
      products: [{ id: 7, revision: "p7", cells: { nameEn: "New" } }],
    });
    expect([...unsaved(edits).values()].map(({ typed, fault }) => [typed, fault])).toEqual([["six", "whole"]]);
    expect(overview(edits)).toMatchObject({ savable: 2, rows: 2, faults: [{ edit: { typed: "six" } }], undecided: [] });
  });

  it("of a product are the same in all its variants, and two different ones at once are a fault", () => {
    const edits = write(
      none,
      [one, two].map((each) => ({ row: each, field: "nameEn" as const, typed: "New" })),
      "pasted",
      noTerms,
    );
    expect([...edits.keys()]).toEqual([keyOf(one, "nameEn")]);
    const torn = write(
      none,
      [one, two].map((each) => ({ row: each, field: "nameEn" as const, typed: `New ${each.id}` })),
      "pasted",
      noTerms,
    );
    expect([...torn.values()].map(({ fault }) => fault)).toEqual(["twice"]);
  });

  it("wait for a decision where somebody else has changed the same cell, and only there", () => {
    const edits = write(
      none,
      [
        { row: one, field: "edge", typed: "Mine" },
        { row: one, field: "piecesPerUnit", typed: "8" },
      ],
      "typed",
      noTerms,
    );
    const theirs = row(1, 7, { edge: "Theirs", weightPerUnit: "60" });
    const both = rebase(edits, [theirs]);
    const key = keyOf(one, "edge");
    expect(both.get(key)).toMatchObject({ value: "Mine", theirs: "Theirs", from: "Theirs" });
    expect(overview(both)).toMatchObject({ savable: 1, undecided: [{ key }] });
    expect(decide(both, [key], true).get(key)).toMatchObject({ value: "Mine", theirs: null });
    expect(decide(both, [key], false).has(key)).toBe(false);
    expect(rebase(edits, [row(1, 7, { edge: "Mine" })]).has(key)).toBe(false);
  });
});

describe("pasted cells", () => {
  it("come back as they were copied", async () => {
    const cell = fc.stringMatching(/^[^\r\n\t"]*$/).filter((text) => text === text.trim());
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, async (cells) => {
        fc.pre(cells.some((line) => line.some((text) => text !== "")));
        expect(await readCells(`${writeCells(cells)}\n`)).toEqual(cells);
      }),
    );
    expect(
      await readCells(
        writeCells([
          ['12" tile', "a\tb"],
          ["two\nlines", "x"],
        ]),
      ),
    ).toEqual([
      ['12" tile', "a\tb"],
      ["two\nlines", "x"],
    ]);
    expect(await readCells('"never closed\tb\r\nc\td\r\n')).toEqual([
      ['"never closed', "b"],
      ["c", "d"],
    ]);
  });

  it("fill a range from one cell, and report cells without a place", () => {
    const fields = [null, "edge", "piecesPerUnit"] as const;
    const at = (index: number) => [one, two][index];
    const shown = (each: CatalogRow) => each.itemNo;
    const range = { top: 0, left: 1, bottom: 1, right: 2 };
    expect(pasteInto([["9"]], range, fields, at, shown).entries.map(({ row: { id }, field, typed }) => [id, field, typed])).toEqual([
      [1, "edge", "9"],
      [1, "piecesPerUnit", "9"],
      [2, "edge", "9"],
      [2, "piecesPerUnit", "9"],
    ]);
    const lines = [
      ["ITEM-1", "a", "1", "beyond"],
      ["other", "b", "2"],
      ["ITEM-3", "c"],
    ];
    expect(pasteInto(lines, { top: 0, left: 0, bottom: 0, right: 0 }, fields, at, shown)).toMatchObject({ outside: 3, readOnly: 1 });
  });

  it("mean the same whether a worker has read them or not", async () => {
    const fields = ["edge", null, "piecesPerUnit", "cost"] as const;
    const typed = fc.constantFrom("Rectified", "8", "six", "", "$12.50", "-1");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(typed, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 2 }), async (cells) => {
        const text = writeCells(cells);
        const range = { top: 0, left: 0, bottom: 0, right: 3 };
        const read = await readPasted({ text, fields, width: 4, codes: new Map(), facts: new Map(), most: 20_000 });
        const at = (index: number) => [one, two][index];
        const [plain, inWorker] = [undefined, read.readings].map((readings) =>
          pasteInto(read.cells, range, fields, at, (each) => each.itemNo, readings),
        );
        expect(write(none, inWorker?.entries ?? [], "pasted", noTerms)).toEqual(write(none, plain?.entries ?? [], "pasted", noTerms));
      }),
    );
    expect(await readPasted({ text: "a\tb\nc\td", fields, width: 1, codes: new Map(), facts: new Map(), most: 3 })).toEqual({
      cells: [],
      readings: [],
      size: 4,
    });
  });

  it("are checked twenty thousand at a time", () => {
    const many = Array.from({ length: 5000 }, (_, index) => row(index));
    const fields = ["edge", "piecesPerUnit", "weightPerUnit", "nameEn"] as const;
    const cells = many.map((_, index) => [`Edge ${index}`, index % 10 === 0 ? "six" : "8", "12.5", `Name ${index}`]);
    const { entries } = pasteInto(
      cells,
      { top: 0, left: 0, bottom: 0, right: 0 },
      fields,
      (index) => many[index],
      () => "",
    );
    const found = overview(write(none, entries, "pasted", noTerms));
    expect([found.savable, found.faults.length]).toEqual([19_500, 500]);
  });
});

describe("the columns of an address", () => {
  it("are those that it names, and the usual ones without a name", () => {
    expect(visibleColumns("gtin.look.nonsense", everybody).map(({ name }) => name)).toEqual(["itemNo", "gtin", "look"]);
    expect(namedColumns(visibleColumns(null, everybody).map(({ name }) => name))).toBeNull();
    expect(namedColumns(["look", "gtin"])).toBe("gtin.look");
  });

  it("have costs only for those who may see them, to be changed only by those who may", () => {
    const costs = (seesCosts: boolean, changesCosts: boolean) =>
      visibleColumns("cost.gtin", { seesCosts, changesCosts }).map(({ field }) => field);
    expect(costs(false, false)).toEqual([null, "gtin"]);
    expect(costs(true, false)).toEqual([null, "gtin", null]);
    expect(costs(true, true)).toEqual([null, "gtin", "cost"]);
  });
});

describe("columns of the supplier's own facts", () => {
  const both = (en: string, es = en) => ({ en, es });
  const defined = [
    {
      column: "fire",
      label: both("Fire rating", "Fuego"),
      language: null,
      kind: "choice" as const,
      unit: null,
      choices: [{ code: "a1", label: both("Class A1", "Clase A1") }],
    },
    { column: "joint", label: both("Joint", "Junta"), language: null, kind: "range" as const, unit: both("mm"), choices: [] },
    { column: "careEs", label: both("Care", "Cuidado"), language: "es" as const, kind: "text" as const, unit: null, choices: [] },
  ];
  const facts = factColumnsOf(defined);
  const columns = factGridColumns(defined, "es");
  const owner = row(1, 7, { "fact:fire": "a1", "fact:joint": "", "fact:careEs": "" });
  const other = row(2, 7, { "fact:joint": "" });

  it("are chosen like built-in ones, by their own words with the unit", () => {
    const named = namedColumns(["fact:joint", "gtin"], columns);
    expect(named).toBe("gtin.fact:joint");
    expect(visibleColumns(named, everybody, columns).map(({ name }) => name)).toEqual(["itemNo", "gtin", "fact:joint"]);
    expect(columns.map(({ label }) => label)).toEqual([{ words: "Fuego" }, { words: "Junta (mm)" }, { words: "Cuidado (es)" }]);
  });

  it("are pasted, name what can't be stored, and are saved with the item", async () => {
    const fields = columns.map(({ field }) => field);
    const { cells, readings } = await readPasted({
      text: "Clase A1\t2 a 5 mm\tLimpie\nZ9\t5-2\tx",
      fields,
      width: 3,
      codes: new Map(),
      facts,
      most: 99,
    });
    const at = (index: number) => [owner, other][index];
    const range = { top: 0, left: 0, bottom: 1, right: 2 };
    const { entries } = pasteInto(cells, range, fields, at, () => "", readings);
    const edits = write(none, entries, "pasted", noTerms, facts);
    expect([...edits].map(([key, { value, fault }]) => [key, value ?? fault])).toEqual([
      ["i1.fact:joint", "2–5"],
      ["i1.fact:careEs", "Limpie"],
      ["i2.fact:fire", "absent"],
      ["i2.fact:joint", "range"],
      ["i2.fact:careEs", "absent"],
    ]);
    expect(
      changesOf(
        edits,
        new Map([
          [1, owner],
          [2, other],
        ]),
      ),
    ).toEqual({
      items: [{ id: 1, revision: "r1", cells: { "fact:joint": "2–5", "fact:careEs": "Limpie" } }],
      products: [],
    });
    expect(overview(edits).counts).toEqual([
      ["fact:joint", 1],
      ["fact:careEs", 1],
    ]);
  });
});
