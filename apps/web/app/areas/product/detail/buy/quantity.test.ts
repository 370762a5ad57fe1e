import { describe, expect, it } from "vitest";
import { type Entry, unitsOf } from "./quantity.ts";

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

  it("counts what is sold by the piece or by the slab as typed", () => {
    expect(unitsOf(entry, { areaPerUnit: null, piecesPerUnit: 1, sellUnit: "piece" })).toBe(3);
    expect(unitsOf(entry, { areaPerUnit: 656_250, piecesPerUnit: 1, sellUnit: "slab" })).toBe(3);
  });
});
