import { expect, it } from "vitest";
import { latticeOfMaterial } from "./draw-wall.ts";
import { floorParts } from "./floor-parts.ts";

const room = { width: 4000, height: 3000, notch: null };
const start = { x: 0, y: 0 };
const laying = { pattern: "stack", joint: "warm", jointMm: 3, direction: "across" } as never;
const tile = { shape: "square", widthMm: 300, heightMm: 300, chips: null, variation: null } as never;
const mosaic = { ...(tile as object), chips: { layout: "grid", widthMm: 24, heightMm: 24 } } as never;
const partsOf = (format: never, picture: { kind: string; extentMm?: object }, hasBorder: boolean) =>
  floorParts(
    { picture, format, laying, hasBorder } as never,
    latticeOfMaterial({ picture, format, laying } as never, Number.POSITIVE_INFINITY),
    room,
    start,
  );

it("counts a mosaic by the sheet, whether its sheets or its chips are drawn", () => {
  const sheets = partsOf(mosaic, { kind: "sheet", extentMm: { w: 305, h: 305 } }, false);
  expect(sheets.count).toMatchObject({ whole: 13 * 9, cut: 14 * 10 - 13 * 9 });
  const chips = partsOf(mosaic, { kind: "face" }, false);
  expect(chips.count).toMatchObject({ whole: 13 * 9, cut: 14 * 10 - 13 * 9 });
  expect(chips.parts[0]?.drawn.length).toBeGreaterThan(10_000);
});

it("takes the pieces of a border from the field", () => {
  const plain = partsOf(tile, { kind: "face" }, false);
  const bordered = partsOf(tile, { kind: "face" }, true);
  expect(bordered.parts.map(({ isBorder }) => isBorder)).toEqual([false, true, false]);
  expect(bordered.border).toMatchObject({ width: 200 });
  const line = 2 * (4000 - 806 + (3000 - 806)) - 4 * 200;
  expect(plain.area - bordered.area).toBeGreaterThan(line * 200);
  expect(bordered.border?.needed).toBeGreaterThanOrEqual(Math.ceil(line / 303));
});
