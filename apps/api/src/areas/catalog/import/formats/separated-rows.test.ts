import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Row, rowsOf } from "./separated-rows.ts";

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
async function read(text: string, length = 1000): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of rowsOf(pieces(text, length), ",")) rows.push(row);
  return rows;
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const cell = fc
  .string({ unit: fc.constantFrom("a", "ñ", " ", ",", '"', "\n", ";", "1") })
  .map((text) => text.trim())
  .filter((text) => text !== "");

describe("rows of delimited text", () => {
  it("are read as written, wherever the chunks are split", async () => {
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom("\n", "\r\n"), fc.integer({ min: 1, max: 9 }), async (rows, end, length) => {
        const text = rows.map((row) => row.map(quote).join(",")).join(end);
        expect((await read(text, length)).map((row) => row.cells)).toEqual(rows);
      }),
    );
  });

  it("know their line number after multi-line cells and empty lines", async () => {
    const rows = await read('a,b\r\n1,2\r\n"x\r\ny",3\r\n\r\n\r\n4,5\r\n');
    expect(rows.map((row) => row.line)).toEqual([1, 2, 3, 7]);
  });

  it("lose only the invalid row", async () => {
    const rows = await read('a,b\n1,"open\n2,3\n4,"x" y\n5,3/8" tile\n6,7\n');
    expect(rows.map((row) => [row.line, row.fault?.reason ?? row.cells.join("|")])).toEqual([
      [1, "a|b"],
      [2, "a quote is opened and not closed"],
      [3, "2|3"],
      [4, "text stands after a closing quote"],
      [5, '5|3/8" tile'],
      [6, "6|7"],
    ]);
  });
});
