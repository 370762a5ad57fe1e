import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDecimal, readScaled } from "../complete/amount.rules.ts";
import { convert, mapColumns, readColumnMap } from "./column-map.ts";
import { toHeader } from "./table.ts";

const keys = '"productCode": "Code", "itemNo": "Code"';

describe("a conversion", () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((value) => new Big(value).div(1000));

  it("is exact: back in the foreign unit it is the same measure, with either decimal mark", () => {
    const of = { areaPerUnitSqFt: ["m2", "0.09290304"], weightPerUnitLb: ["kg", "0.45359237"] } as const;
    fc.assert(
      fc.property(amounts, fc.constantFrom("areaPerUnitSqFt", "weightPerUnitLb"), fc.constantFrom(".", ","), (amount, name, mark) => {
        const [unit, factor] = of[name];
        const { value = "" } = convert(name, unit, amount.toFixed().replace(".", mark), mark);
        const back = readDecimal(value, mark).value?.times(factor);
        expect(back?.minus(amount).abs().lt("1e-9")).toBe(true);
      }),
    );
  });

  it("of lengths has no rounding at all", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(convert("widthMm", "cm", amount.toFixed(), ".")).toEqual({ value: converted(amount.times(10)) });
        expect(convert("widthMm", "in", amount.toFixed(), ".")).toEqual({ value: converted(amount.times("25.4")) });
      }),
    );
  });

  it("rounds once, where the column does", () => {
    expect(readScaled(convert("areaPerUnitSqFt", "m2", "1,44", ",").value ?? "", 10_000, ",")).toEqual({ value: 155_000 });
    expect(readScaled(convert("weightPerUnitLb", "kg", "28,5", ",").value ?? "", 100, ",")).toEqual({ value: 6283 });
    expect(convert("areaPerUnitSqFt", "m2", "1.44", ",").reason).toBe("write decimals with a comma, as in 12,99");
  });
});

const converted = (value: Big): string => (value.eq(value.round(0, 0)) ? value.toFixed() : value.toFixed(12));

describe("a price or stock for an area or a piece", () => {
  const header = toHeader(["Code", "Price", "UOM", "SF", "Pcs", "Stock", "Sold"]);
  const read = (map: string, name: string, cells: string[]) =>
    mapColumns(readColumnMap(`{${keys}, ${map}}`, "map.json"), header)
      .get(name)
      ?.read(cells, ".");
  const pack = '"areaPerUnitSqFt": "SF", "piecesPerUnit": "Pcs", "sellUnit": "Sold"';
  const price = `${pack}, "listPrice": { "column": "Price", "unitColumn": "UOM" }`;
  const stock = `${pack}, "stockOnHand": { "column": "Stock", "unit": "sqft" }`;
  const row = (cell: string, uom: string, sold = "box", area = "15.72") => ["A", cell, uom, area, "8", cell, sold];

  it.each([
    ["4.25", "SF", "66.81"],
    ["$4.255", "Square Foot (sf)", "$66.89"],
    ["45.75", "m²", "66.81"],
    ["8.50", "pc", "68.00"],
    ["66.81", "Box", "66.81"],
    ["$4.25/sf", "Box", "$66.81"],
    ["4.25 per sq ft", "", "66.81"],
    ["66.81 / box", "", "66.81 / box"],
  ])("makes a sell unit's price of %s for %s", (cell, uom, expected) => {
    expect(read(price, "listPrice", row(cell, uom))).toEqual({ value: expected });
  });

  it("keeps a piece's price for goods sold by the piece, and asks for the area that it needs", () => {
    expect(read(price, "listPrice", row("8.50", "pc", "pza"))).toEqual({ value: "8.50" });
    expect(read(price, "listPrice", row("4.25", "sf", "box", ""))).toMatchObject({ reason: expect.stringContaining("no area") });
    expect(read(price, "listPrice", row("call", "sf"))).toMatchObject({ reason: expect.any(String) });
  });

  it("is exact: the price of so many square feet, rounded once", () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const areas = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(cents, areas, (each, area) => {
        const [perFoot, feet] = [new Big(each).div(1000), new Big(area).div(10_000)];
        const expected = perFoot.times(feet).round(2, Big.roundHalfUp).toFixed(2);
        expect(read(price, "listPrice", row(perFoot.toFixed(), "sf", "box", feet.toFixed()))?.value).toBe(expected);
      }),
    );
  });

  it("counts whole sell units of stock, and says that it rounded down", () => {
    expect(read(stock, "stockOnHand", row("1,572", ""))).toEqual({ value: "100" });
    expect(read(stock, "stockOnHand", row("1571.99", ""))).toMatchObject({ value: "99", note: expect.any(String) });
    expect(read(stock, "stockOnHand", row("call", ""))).toEqual({ value: "call" });
  });
});

describe("a map of columns", () => {
  it("names a column, a constant, or a column with its unit and its words", () => {
    const map = readColumnMap(
      `{${keys}, "kind": {"value": "item"}, "sellUnit": {"column": "U", "values": {"Lámina": "sheet"}}}`,
      "map.json",
    );
    const columns = mapColumns(map, toHeader(["Code", "U"]));
    const read = (name: string, ...cells: string[]) => columns.get(name)?.read(cells, ".").value;
    expect([read("itemNo", "A", "lamina"), read("kind", "A", "x"), read("sellUnit", "A", "lamina"), read("sellUnit", "A", "box")]).toEqual([
      "A",
      "item",
      "sheet",
      "box",
    ]);
  });

  it.each([
    [`{\n${keys},\n}`, /not valid JSON, line 3/],
    ["[]", /must be an object of our columns/],
    [`{${keys}, "price": "Precio"}`, /price is not one of our columns/],
    [`{${keys}, "listPrice": 5}`, /listPrice must be a column's name/],
    [`{${keys}, "listPrice": {"column": "Precio", "unit": "kg"}}`, /listPrice can't be for kg/],
    [`{${keys}, "widthMm": {"column": "A", "unit": "kg"}}`, /widthMm can't be in kg. Its units are mm, cm, in/],
    [`{"itemNo": "Code"}`, /productCode is missing/],
  ])("is refused with its fault: %s", (text, sentence) => {
    expect(() => readColumnMap(text, "map.json")).toThrow(sentence);
  });

  it("is refused with the file's columns when one is not there", () => {
    const map = readColumnMap(`{${keys}, "listPrice": "Precio"}`, "map.json");
    expect(() => mapColumns(map, toHeader(["Code", "Price"]))).toThrow("no column Precio (for listPrice).\nIts columns are: Code, Price.");
  });
});
