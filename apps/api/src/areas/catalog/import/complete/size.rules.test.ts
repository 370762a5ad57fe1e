import { expect, it } from "vitest";
import { findSize, readSize, readThickness } from "./size.rules.ts";

it.each([
  ["12 x 24 in", "12x24", 304.8, 609.6],
  ['3" × 6"', "3x6", 76.2, 152.4],
  ["30x60 cm", "12x24", 300, 600],
  ["600x1200", "24x48", 600, 1200],
  ["60 por 60 cm", "24x24", 600, 600],
  ["7.5 x 15 cm", "3x6", 75, 150],
  ["1 1/2 x 3", "1.5x3", 38.1, 76.2],
])("reads %s as %s", (text, size, widthMm, heightMm) => {
  expect(readSize(text)).toEqual({ size, widthMm, heightMm });
});

it("keeps the words of a size that is not rectangular", () => {
  expect(readSize("8 in  hexagon")).toEqual({ size: "8 in hexagon", widthMm: null, heightMm: null });
});

it("finds a size in a title, and not in an unrelated number", () => {
  expect(findSize("Carrara 12x24 honed")?.size).toBe("12x24");
  expect(findSize("Model A4x4b")).toBeNull();
});

it("reads thickness in millimeters unless stated otherwise", () => {
  expect([readThickness("9 mm"), readThickness("2 cm"), readThickness("10"), readThickness("thick")]).toEqual([9, 20, 10, null]);
});
