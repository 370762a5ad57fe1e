import { describe, expect, it } from "vitest";
import { type Entry, faultsOf, unitsOf } from "./quantity.ts";

const entry: Entry = { by: "room", length: "10", width: "12", area: "", waste: "15", units: "3" };
const box = { areaPerUnit: 116_800, piecesPerUnit: 6, sellUnit: "box" } as const;

describe("the quantity of a product's page", () => {
  it.each<[string, Partial<Entry>, number]>([
    ["a room with waste", {}, 12],
    ["a room without a width yet", { width: "" }, 1],
    ["an area", { by: "area", area: "150", waste: "10" }, 15],
    ["typed boxes", { by: "units" }, 3],
    ["nonsense", { by: "units", units: "many" }, 1],
    ["nothing", { by: "units", units: "" }, 1],
    ["less than one", { by: "units", units: "-4" }, 1],
    ["more than a line may hold", { by: "units", units: "123456" }, 9999],
  ])("counts whole boxes for %s", (_, change, units) => {
    expect(unitsOf({ ...entry, ...change }, box)).toBe(units);
  });

  it.each([
    ["12,5", "12.5"],
    ["12 1/2", "12.5"],
    ["12'6\"", "12.5"],
    ["12 pies 6 pulg", "12.5"],
    ["3.81 m", "12.5"],
    ["381 cm", "12.5"],
  ])("counts the same for a room of %s as of %s feet", (length, same) => {
    expect(unitsOf({ ...entry, length }, box)).toBe(unitsOf({ ...entry, length: same }, box));
    expect(faultsOf({ ...entry, length }, box)).toEqual({ fields: {}, isTooMuch: false });
  });

  it("counts the same for an area in square meters as in square feet", () => {
    expect(unitsOf({ ...entry, by: "area", area: "14 m²" }, box)).toBe(unitsOf({ ...entry, by: "area", area: "150.7" }, box));
  });

  it.each<[Partial<Entry>, object]>([
    [{ length: "-5" }, { length: "unreadable" }],
    [{ width: "0" }, { width: "low" }],
    [{ length: "99,999,999" }, { length: "high" }],
    [{ length: "twelve" }, { length: "unreadable" }],
    [{ waste: "10%" }, {}],
    [{ waste: "110" }, { waste: "high" }],
    [{ by: "area", area: "12 ft" }, { area: "unreadable" }],
    [{ by: "units", units: "99,999,999" }, { units: "high" }],
    [{ by: "units", units: "2,5" }, { units: "whole" }],
    [{ by: "units", units: "1,200" }, {}],
    [{ length: "" }, {}],
  ])("says what is wrong with %j", (change, fields) => {
    expect(faultsOf({ ...entry, ...change }, box).fields).toEqual(fields);
  });

  it("says when a room takes more than one order may have", () => {
    expect(faultsOf({ ...entry, length: "1000", width: "1000" }, box).isTooMuch).toBe(true);
  });

  it("counts goods sold by the piece or by the slab as typed", () => {
    expect(unitsOf(entry, { areaPerUnit: null, piecesPerUnit: 1, sellUnit: "piece" })).toBe(3);
    expect(unitsOf(entry, { areaPerUnit: 656_250, piecesPerUnit: 1, sellUnit: "slab" })).toBe(3);
  });
});
