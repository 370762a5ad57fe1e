import { describe, expect, it } from "vitest";
import { isInWords, readEntry } from "./read-entry.ts";

describe("what is typed for an item", () => {
  it("is a number alone, as a scanner types it, or with units or square feet", () => {
    expect(readEntry(" LMR-VERDE-1224-M ")).toEqual({ itemNo: "LMR-VERDE-1224-M" });
    expect(readEntry("LMR-1224 12")).toEqual({ itemNo: "LMR-1224", units: 12 });
    expect(readEntry("LMR-1224 x 12")).toEqual({ itemNo: "LMR-1224", units: 12 });
    for (const written of ["120.5 sf", "120.5sf", "120.5 sq ft", "120.5 sq. ft.", "120.5 ft²", "120.5 pie²"])
      expect(readEntry(`LMR-1224 ${written}`)).toEqual({ itemNo: "LMR-1224", squareFeet: 120.5 });
  });

  it("is read with the amount first, with thousands, a decimal comma and square meters", () => {
    expect(readEntry("3x LMR-1224")).toEqual({ itemNo: "LMR-1224", units: 3 });
    expect(readEntry("LMR-1224 1,200")).toEqual({ itemNo: "LMR-1224", units: 1200 });
    expect(readEntry("LMR-1224 40,5 sq ft")).toEqual({ itemNo: "LMR-1224", squareFeet: 40.5 });
    expect(readEntry("LMR-1224 3.8 m²")?.squareFeet).toBeCloseTo(40.903, 2);
  });

  it("is refused with half a unit, without an amount, or with other words", () => {
    for (const written of ["LMR-1224 1.5", "LMR-1224 0", "LMR-1224 0 sf", "verde guayaba", "", "LMR-1224 12 boxes today"])
      expect(readEntry(written)).toBeNull();
  });

  it("may be in words", () => {
    for (const written of ["mgn calacatta 1224 m, 500 sqft", "verde guayaba 12x24"]) expect(isInWords(written)).toBe(true);
    for (const written of ["", "12", "LMR-1224 1.5", "LMR-1224-M"]) expect(isInWords(written)).toBe(false);
  });
});
