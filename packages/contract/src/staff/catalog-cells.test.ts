import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CellColumn, cellColumns, productColumns, readCell, type Showing, showingOn } from "./catalog-cells.ts";

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
    expect(["six", "1.5", "0", "-1", "1e3", "1,50", "1000001"].map((typed) => read(piecesPerUnit, typed).fault)).toEqual(
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

describe("when a product is in the shop", () => {
  const day = fc.constantFrom("", "2026-11-24", "2026-11-25", "2026-11-26", "2026-12-24");
  const showing = fc.record({ published: fc.constantFrom("shown", "hidden"), showOn: day, hideAfter: day });

  it("follows its first and last day, and nothing else until one of them has come", () => {
    const today = "2026-11-25";
    expect(showingOn({ published: "shown", showOn: "2026-12-14", hideAfter: "" }, today)).toEqual({
      published: "hidden",
      showOn: "2026-12-14",
      hideAfter: "",
    });
    expect(showingOn({ published: "hidden", showOn: today, hideAfter: "" }, today)).toEqual({
      published: "shown",
      showOn: "",
      hideAfter: "",
    });
    expect(showingOn({ published: "shown", showOn: "", hideAfter: today }, today)).toEqual({
      published: "shown",
      showOn: "",
      hideAfter: today,
    });
    expect(showingOn({ published: "shown", showOn: "", hideAfter: "2026-11-24" }, today)).toEqual({
      published: "hidden",
      showOn: "",
      hideAfter: "",
    });
  });

  it("is the same whether the shop looks every day or only at the end", () => {
    fc.assert(
      fc.property(showing, (first) => {
        const days = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-12-25"];
        const daily = days.reduce((now: Showing, today) => showingOn(now, today), first);
        expect(daily).toEqual(showingOn(first, "2026-12-25"));
        expect(showingOn(daily, "2026-12-25")).toEqual(daily);
      }),
    );
  });
});
