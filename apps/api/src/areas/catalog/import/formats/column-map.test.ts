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
    [`{${keys}, "listPrice": {"column": "Precio", "unit": "kg"}}`, /listPrice has no unit/],
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
