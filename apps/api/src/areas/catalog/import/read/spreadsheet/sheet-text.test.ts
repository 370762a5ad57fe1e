import fc from "fast-check";
import { expect, it } from "vitest";
import { type Row, rowsOf } from "../../formats/separated-rows.ts";
import { sheetText } from "./sheet-text.ts";

const read = async (text: string) => {
  const source = async function* () {
    yield text;
  };
  const rows: Row[] = [];
  for await (const row of rowsOf(source(), ",")) rows.push(row);
  return rows;
};

it("keeps text as it is written, in the row where it is", async () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\r\n\t]/g, "").trim());
  const row = fc.tuple(cell, cell, cell).filter((cells) => cells.filter(Boolean).length > 1);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1 }), async (rows) => {
      const found = await read(sheetText(rows, "."));
      expect(found.map(({ line, cells }) => [line, ...cells])).toEqual(rows.map((cells, at) => [at + 1, ...cells]));
    }),
  );
});

it("writes numbers as they are shown, with the file's decimal mark, and days", () => {
  const row = [12.989999999999998, 0.1 + 0.2, 4006381333931, new Date("2026-12-01"), true, null];
  expect(sheetText([["a", "b"], row], ".")).toBe("a,b\n12.99,0.3,4006381333931,2026-12-01,true,");
  expect(sheetText([["a", "b"], row], ",")).toBe('a,b\n"12,99","0,3",4006381333931,2026-12-01,true,');
});

it("turns titles above the column names into empty lines, and every row into one line", async () => {
  const text = sheetText(
    [
      ["Prices 2026", null],
      [null, null],
      ["Item", "Name"],
      ["A-1", "Two\nlines"],
    ],
    ".",
  );
  expect((await read(text)).map(({ line, cells }) => [line, ...cells])).toEqual([
    [3, "Item", "Name"],
    [4, "A-1", "Two lines"],
  ]);
});
