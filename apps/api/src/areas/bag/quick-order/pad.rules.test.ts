import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPad, sellUnitsOf } from "./pad.rules.ts";

const read = (line: string) => readPad(line).map(({ itemNo, amount, unit }) => [itemNo, amount, unit])[0];

describe("a line of a pad", () => {
  it.each([
    ["STC-BUFF-1224-M 20", ["STC-BUFF-1224-M", 20, "sold"]],
    ["LMR-VERDE-1224-M  150 sq ft", ["LMR-VERDE-1224-M", 150, "area"]],
    ["LMR-VERDE-1224-M\t150.5\tpies²", ["LMR-VERDE-1224-M", 150.5, "area"]],
    ["PSE-SALTILLO-88-M 1,200 pcs", ["PSE-SALTILLO-88-M", 1200, "piece"]],
    ["PSE-SALTILLO-88-M,1,200,piezas", ["PSE-SALTILLO-88-M", 1200, "piece"]],
    ['"ODN-CORTEN-2424-M";"40";"cajas"', ["ODN-CORTEN-2424-M", 40, "box"]],
    ["ODN-EDGE-8 5 items", ["ODN-EDGE-8", 5, "each"]],
    ["ODN-EDGE-8 1 artículo", ["ODN-EDGE-8", 1, "each"]],
    ["ODN-CORTEN-2424-M x 4", ["ODN-CORTEN-2424-M", 4, "sold"]],
    ["ODN-CORTEN-2424-M", ["ODN-CORTEN-2424-M", 1, "sold"]],
    ["ODN-CORTEN-2424-M four", ["ODN-CORTEN-2424-M", null, null]],
    ["ODN-CORTEN-2424-M 4 toString", ["ODN-CORTEN-2424-M", 4, null]],
    ['=HYPERLINK("x") 3', ['=HYPERLINK("x")', 3, "sold"]],
  ])("%j", (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ["STC-BUFF-1224-M 3.8 m²", ["STC-BUFF-1224-M", 3.8, "squareMeters"]],
    ["STC-BUFF-1224-M 40,89 sq ft", ["STC-BUFF-1224-M", 40.89, "area"]],
    ["STC-BUFF-1224-M, 40,89 sq ft", ["STC-BUFF-1224-M", 40.89, "area"]],
    ["STC-BUFF-1224-M,1,200.5,pie²", ["STC-BUFF-1224-M", 1200.5, "area"]],
    ["STC-BUFF-1224,3", ["STC-BUFF-1224", 3, "sold"]],
    ["STC-BUFF-1224-M 12 1/2 sq. ft.", ["STC-BUFF-1224-M", 12.5, "area"]],
    ["STC-BUFF-1224-M\t1.200,5\tm2", ["STC-BUFF-1224-M", 1200.5, "squareMeters"]],
    ["mgn calacatta 1224 m, 500 sqft", ["mgn-calacatta-1224-m", 500, "area"]],
    ["STC-BUFF-1224-M 1,23,4", ["STC-BUFF-1224-M", null, null]],
    ["STC-BUFF-1224-M -5", ["STC-BUFF-1224-M", null, null]],
  ])("reads amounts as people write them: %j", (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ["cbr gull 624 m", ["cbr-gull-624-m", 1, "sold"]],
    ["cbr gull 624 m 3", ["cbr-gull-624-m", 3, "sold"]],
    ["cbr gull 624 m 100 sq ft", ["cbr-gull-624-m", 100, "area"]],
    ["3x STC-BUFF-1224-M", ["STC-BUFF-1224-M", 3, "sold"]],
    ["3 x STC-BUFF-1224-M", ["STC-BUFF-1224-M", 3, "sold"]],
    ["3 cajas STC-BUFF-1224-M", ["STC-BUFF-1224-M", 3, "box"]],
    ["3\tSTC-BUFF-1224-M", ["STC-BUFF-1224-M", 3, "sold"]],
    ["3 cbr gull 624 m", ["cbr-gull-624-m", 3, "sold"]],
  ])("knows what else it may mean: %j", (line, expected) => {
    const [found] = readPad(line);
    expect(found?.others.map(({ itemNo, amount, unit }) => [itemNo, amount, unit])).toContainEqual(expected);
  });

  it("is left out when it is empty or a spreadsheet's heading", () => {
    expect(readPad("Item\tQuantity\r\n\r\n---\nA-1\t2\rB-2 3").map((line) => line.itemNo)).toEqual(["A-1", "B-2"]);
    expect(readPad("")).toEqual([]);
  });

  it("never fails, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        for (const { amount } of readPad(text)) expect(amount === null || amount >= 0).toBe(true);
      }),
    );
  });
});

describe("an amount", () => {
  const box = { sellUnit: "box" as const, areaPerUnit: 116_800, piecesPerUnit: 8 };

  it("becomes whole boxes, never fewer than it covers", () => {
    expect(sellUnitsOf(box, 150, "area")).toBe(13);
    expect(sellUnitsOf(box, 17, "piece")).toBe(3);
    expect(sellUnitsOf(box, 2.5, "box")).toBe(3);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        const units = sellUnitsOf(box, cents / 100, "area") ?? 0;
        expect(units * box.areaPerUnit).toBeGreaterThanOrEqual(cents * 100);
        expect((units - 1) * box.areaPerUnit).toBeLessThan(cents * 100);
      }),
    );
  });

  it("of a unit that the item isn't sold by is refused", () => {
    expect(sellUnitsOf(box, 3, "slab")).toBeNull();
    expect(sellUnitsOf({ ...box, areaPerUnit: null }, 3, "area")).toBeNull();
    expect(sellUnitsOf(box, 0, "box")).toBeNull();
  });
});
