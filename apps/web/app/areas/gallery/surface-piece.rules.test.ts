import { expect, it } from "vitest";
import { layingOn } from "./surface-piece.rules.ts";

const picture = { kind: "face", extentMm: { w: 1300, h: 1300 } } as Parameters<typeof layingOn>[0]["picture"];

it("lays a slab without joints, as large as its picture", () => {
  expect(layingOn({ picture, lead: { format: null, sellUnit: "slab" } })).toEqual({
    format: { shape: "rectangle", widthMm: 1300, heightMm: 1300, chips: null, variation: null },
    jointMm: 0,
  });
});

it("lays a tile in its own format, and goods that aren't laid not at all", () => {
  const format = { shape: "square", widthMm: 200, heightMm: 200, chips: null, variation: 2 };
  expect(layingOn({ picture, lead: { format, sellUnit: "box" } })).toEqual({ format });
  expect(layingOn({ picture, lead: { format: null, sellUnit: "bag" } })).toEqual({ format: null });
});
