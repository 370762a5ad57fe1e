import { describe, expect, it } from "vitest";
import { shortSize } from "./size-shape.ts";

describe("a size's short name", () => {
  it.each([
    ["12x24", "12 × 24 in", "12×24"],
    ["2x2 on 12x12 sheet", "2 × 2 in mosaic, 12 × 12 in sheet", "2×2"],
    ["2 hexagon on 12x12 sheet", "2 in hexagon mosaic", "2 hex"],
    ["3x24 bullnose", "3 × 24 in bullnose", "3×24"],
    ["0.75x12 pencil liner", "3/4 × 12 in pencil liner", "¾×12"],
    ["3/8 round profile", "⅜ in round profile", "⅜"],
    ["5/16 L-profile", "5/16 in L-profile", "5/16"],
    ["10x11.5 hexagon", "10 × 11½ in hexagon", "10×11½"],
    ["fan on 11x12 sheet", "fan mosaic, 11 × 12 in sheet", "fan"],
    ["basketweave on 12x12 sheet", "Mosaico canasta, malla de 12 × 12 in (30 × 30 cm)", "canasta"],
    ["blend on 12x12 sheet", "Mosaico combinado, malla de 12 × 12 in (30 × 30 cm)", "combinado"],
    ["50 lb bag", "50 lb bag", "50 lb bag"],
    ["1 gal pail", "1 gal pail", "1 gal pail"],
    [null, "One size", "One size"],
  ])("of %s fits a cell", (size, label, expected) => {
    expect(shortSize({ size, label })).toBe(expected);
  });
});
