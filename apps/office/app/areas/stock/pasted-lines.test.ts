import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPasted } from "./pasted-lines.ts";

const all = ["itemNo", "lot", "shade", "caliber", "units"] as const;
const word = fc.stringMatching(/^[A-Z0-9]{1,8}$/);

describe("pasted lines", () => {
  it("are read from a spreadsheet, a list with commas or semicolons, with or without a heading", () => {
    const expected = { itemNo: "POR-1224", lot: "L1", shade: "B2", caliber: null, units: 80 };
    for (const separator of ["\t", ";", ","]) {
      const row = ["POR-1224", "L1", "B2", "", "80"].join(separator);
      const heading = ["Item", "Lot", "Shade", "Caliber", "Boxes"].join(separator);
      expect(readPasted(row, all).lines).toMatchObject([expected]);
      expect(readPasted(`${heading}\r\n${row}\r\n`, all)).toMatchObject({ lines: [expected], faults: [] });
    }
  });

  it("are read back unchanged, whatever they contain", () => {
    const line = fc.record({
      itemNo: word,
      lot: word,
      shade: fc.option(word, { nil: null }),
      caliber: fc.option(word, { nil: null }),
      units: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
        const text = lines.map((one) => all.map((column) => one[column] ?? "").join("\t")).join("\n");
        const { lines: read, faults } = readPasted(`1\n${text}`, all);
        expect(read.map(({ number: _, ...one }) => one)).toEqual(lines);
        expect(faults).toEqual([1]);
      }),
    );
  });

  it("that can't be read are named, and nothing is guessed", () => {
    const rows = ["A1,L1,5", "A1,L1,0", "A1,L1,-3", "A1,,5", "A 1,L1,5", "A1,L1", "A1,L1,2.5", "", "B2,L9,7"];
    const { lines, faults } = readPasted(rows.join("\n"), ["itemNo", "lot", "units"]);
    expect(lines.map(({ itemNo }) => itemNo)).toEqual(["A1", "B2"]);
    expect(faults).toEqual([2, 3, 4, 5, 6, 7]);
  });
});
