import { describe, expect, it } from "vitest";
import { areaWithin } from "./area.ts";

describe("an area within a text", () => {
  it.each([
    ["white matte 12x24 120 sqft", 120, "white matte 12x24"],
    ["1,200 sq. ft. carrara", 1200, "carrara"],
    ["mármol 50 m²", 538.2, "mármol"],
    ["mosaico 12,5 m2 blanco", 134.55, "mosaico blanco"],
    ["300 pies cuadrados de piso", 300, "de piso"],
    ["24 x 48 80sf", 80, "24 x 48"],
  ])("is read from %s", (text, squareFeet, rest) => {
    const found = areaWithin(text);
    expect(found?.rest).toBe(rest);
    expect(found?.squareFeet).toBeCloseTo(squareFeet, 1);
  });

  it.each(["white 12x24", "12x24 sf", "m2", "0 sq ft", "carrara 120", "12 sfumato"])("isn't read from %s", (text) => {
    expect(areaWithin(text)).toBeNull();
  });
});
