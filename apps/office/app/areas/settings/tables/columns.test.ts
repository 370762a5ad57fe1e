import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsOf, readDay, toCells, toRow } from "./columns.ts";
import { readTable } from "./read-table.ts";

const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
const day = fc.integer({ min: 0, max: 3000 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

describe("cells of a table", () => {
  it("are read back as the row they were written from", () => {
    const rate = fc.record({
      service: fc.constantFrom("parcel", "freight"),
      zone: fc.integer({ min: 1, max: 20 }),
      upToLb: fc.dictionary(fc.integer({ min: 1, max: 20_000 }).map(String), cents, { minKeys: 1, maxKeys: 6 }),
      from: day,
      until: fc.option(day),
    });
    fc.assert(
      fc.property(rate, (row) => {
        expect(toRow(columnsOf.deliveryRates, toCells(columnsOf.deliveryRates, row))).toEqual(row);
      }),
    );
  });

  it("take figures and days as a spreadsheet has them, and leave the rest for the shop to refuse", () => {
    const cells = {
      country: "US",
      state: "nv",
      postalPrefix: "",
      name: "state:NV",
      percent: "6.85%",
      taxesDelivery: "sí",
      from: "1/31/2026",
      until: "",
    };
    expect(toRow(columnsOf.taxRates, cells)).toMatchObject({
      state: "NV",
      percent: 6.85,
      taxesDelivery: true,
      from: "2026-01-31",
      until: null,
    });
    expect(toRow(columnsOf.taxRates, { ...cells, percent: "much", taxesDelivery: "perhaps" })).toMatchObject({
      percent: "much",
      taxesDelivery: "perhaps",
    });
    expect(readDay("31.1.2026")).toBe("31.1.2026");
  });
});

describe("a pasted table", () => {
  const line = "US\tNV\t895\tcounty:Washoe\t1.415\tno\t2026-01-01\t";

  it("is read with tabs, commas or semicolons, with and without a heading", async () => {
    const heading = "Country\tState\tPostal codes\tName\tPercent\tTaxes delivery\tFrom\tUntil";
    const [tabs, commas, semicolons] = await Promise.all(
      [`${heading}\n${line}`, line.replaceAll("\t", ","), line.replaceAll("\t", ";")].map((text) => readTable(columnsOf.taxRates, text)),
    );
    expect(tabs?.rows).toEqual([{ line: 2, row: expect.objectContaining({ state: "NV", postalPrefix: "895", percent: 1.415 }) }]);
    expect([commas, semicolons].map((read) => read?.rows[0]?.row)).toEqual([tabs?.rows[0]?.row, tabs?.rows[0]?.row]);
  });

  it("says which lines have another number of columns, and undoes the guard against formulas", async () => {
    const { rows, faults } = await readTable(columnsOf.taxRates, `${line}\nUS,NV\n${line.replace("county:Washoe", "'=1+1")}`);
    expect(faults).toEqual([2]);
    expect(rows.map(({ row }) => row["name"])).toEqual(["county:Washoe", "=1+1"]);
  });
});
