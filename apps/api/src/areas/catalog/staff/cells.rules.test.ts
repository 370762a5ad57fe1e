import { cellColumns, cellFields, readCell } from "@azulejo/contract/staff/catalog-cells.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredRow } from "./catalog-rows.repository.ts";
import { cellsOf, itemRevision, itemValues, productRevision, withoutPoint, withPoint } from "./cells.rules.ts";

const stored: StoredRow = {
  id: 1,
  productId: 2,
  itemNo: "A-1",
  productCode: "a",
  series: "A",
  kind: "item",
  sellUnit: "box",
  isSold: true,
  listCents: 5478,
  planned: null,
  costCents: 3125,
  available: 12,
  size: "12x24",
  finish: "matte",
  shape: null,
  edge: null,
  widthMm: "304.80",
  heightMm: "610.00",
  thicknessMm: "9",
  piecesPerUnit: 6,
  areaPerUnit: 116_800,
  weightPerUnit: 5090,
  unitsPerPallet: 40,
  gtin: null,
  partNumber: null,
  taxCode: null,
  labelEn: "12 × 24 in",
  labelEs: "12 × 24 pulg.",
  look: "marble-look",
  colorFamily: null,
  isPublished: true,
  showOn: null,
  hideAfter: null,
  nameEn: "Verde",
  nameEs: "Verde",
  colorEn: "Green",
  colorEs: "Verde",
  department: "tile",
  facts: {},
};

describe("the cells of a variant", () => {
  it("hold its measures with a point, and give them back unchanged", () => {
    expect(cellsOf(stored)).toMatchObject({
      areaPerUnit: "11.68",
      weightPerUnit: "50.9",
      widthMm: "304.8",
      heightMm: "610",
      gtin: "",
      partNumber: "",
      taxCode: "",
      cost: "31.25",
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.constantFrom(2, 4), (units, places) => {
        expect(withoutPoint(withPoint(units, places), places)).toBe(units);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e8 }), (areaPerUnit, weightPerUnit) => {
        expect(itemValues(1, cellsOf({ ...stored, areaPerUnit, weightPerUnit }), {})).toMatchObject({ areaPerUnit, weightPerUnit });
      }),
    );
  });

  it("are written as they are read, so that an untouched cell is no change", () => {
    const cells = cellsOf(stored);
    for (const field of cellFields.filter((name) => cellColumns[name].kind !== "term"))
      expect([field, readCell(cellColumns[field], cells[field], () => null).value]).toEqual([field, cells[field]]);
  });

  it("have a revision that follows the variant's cells, and one that follows the product's", () => {
    const [before, item, product] = [stored, { ...stored, edge: "rectified" }, { ...stored, nameEs: "Otro" }].map((row) => cellsOf(row));
    if (!before || !item || !product) throw new Error("unreachable");
    expect([itemRevision(item) === itemRevision(before), productRevision(item) === productRevision(before)]).toEqual([false, true]);
    expect([itemRevision(product) === itemRevision(before), productRevision(product) === productRevision(before)]).toEqual([true, false]);
  });
});
