import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CellColumn, cellColumns, productColumns, readCell } from "./catalogue-cells.ts";

const terms = (kind: string, words: string): string | null =>
  kind === "finish" && ["matte", "mate"].includes(words.toLowerCase()) ? "matte" : null;
const read = (column: CellColumn, typed: string) => readCell(column, typed, terms);

describe("a cell of the catalog", () => {
  it("is read the same when its own value is read again", () => {
    const columns = fc.constantFrom<CellColumn>(...Object.values(cellColumns), ...Object.values(productColumns));
    fc.assert(
      fc.property(
        columns,
        fc.oneof(
          fc.string(),
          fc.constantFrom("1,234.50", "shown", "Mate", "12", "a, b,,a", "Verde-Guayaba", "2026-02-28", "Sí", "v2", "one\r\n\r\ntwo"),
        ),
        (column, typed) => {
          const { value } = read(column, typed);
          if (value !== undefined) expect(read(column, value)).toEqual({ value });
        },
      ),
    );
  });

  it("keeps every number that its column can store, however it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (hundredths) => {
        const plain = (hundredths / 100).toFixed(2);
        const grouped = plain.replace(/\B(?=(\d{3})+\.)/g, ",");
        const wanted = { value: String(hundredths / 100) };
        expect([read(cellColumns.weightPerUnit, plain), read(cellColumns.weightPerUnit, ` ${grouped}0 `)]).toEqual([wanted, wanted]);
      }),
    );
  });

  it("refuses what would be stored otherwise than it was written", () => {
    const { areaPerUnit, gtin, labelEn, piecesPerUnit, published, finish } = cellColumns;
    expect(["six", "1.5", "0", "-1", "1e3", "1,00", "1000001"].map((typed) => read(piecesPerUnit, typed).fault)).toEqual(
      Array.from({ length: 7 }, () => "whole"),
    );
    expect([read(areaPerUnit, "10.76001").fault, read(areaPerUnit, "").value, read(piecesPerUnit, " ").fault]).toEqual([
      "decimal",
      "",
      "required",
    ]);
    expect([read(gtin, "4006381333931").value, read(gtin, "4006381333932").fault]).toEqual(["4006381333931", "gtin"]);
    expect([read(labelEn, "two\nlines").fault, read(labelEn, "x".repeat(121)).fault]).toEqual(["text", "long"]);
    expect([read(published, "Oculto").value, read(published, "perhaps").fault]).toEqual(["hidden", "shown"]);
    expect([read(finish, "Mate").value, read(finish, "shiny").fault]).toEqual(["matte", "term"]);
  });

  it("of a product's page is read as strictly", () => {
    const { slugEn, introducedOn, tags, descriptionEn, shadeVariation, frostResistant, pei } = productColumns;
    expect(["Verde-Guayaba", "a/b", "-a", "a--b", "a b", "../etc", "a?b"].map((typed) => read(slugEn, typed).value)).toEqual([
      "verde-guayaba",
      "a/b",
      ...Array.from({ length: 5 }, () => undefined),
    ]);
    expect(["2026-02-29", "2028-02-29", "tomorrow"].map((typed) => read(introducedOn, typed).value)).toEqual([
      undefined,
      "2028-02-29",
      undefined,
    ]);
    expect([read(tags, " new,, sale ,new").value, read(shadeVariation, "v3").value, read(frostResistant, "Sí").value]).toEqual([
      "new, sale",
      "V3",
      "yes",
    ]);
    expect([read(pei, "0").value, read(pei, "6").fault, read(descriptionEn, "one\u0000two").fault]).toEqual(["0", "whole", "text"]);
  });

  it("keeps text that looks like a script or a formula as text", () => {
    for (const typed of ["<script>alert(1)</script>", '=HYPERLINK("https://evil.example")', "+1", "@SUM(A1)"])
      expect(read(cellColumns.nameEn, typed)).toEqual({ value: typed });
  });
});
