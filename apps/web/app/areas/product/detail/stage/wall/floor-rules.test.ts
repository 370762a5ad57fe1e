import { describe, expect, it } from "vitest";
import type { Entry } from "../../buy/quantity.ts";
import { notchOf, roomOf, unitsOfFloor } from "./floor-rules.ts";

const packing = { areaPerUnit: 115_000, piecesPerUnit: 6, sellUnit: "box" } as const;
const format = { shape: "rectangle", widthMm: 305, heightMm: 610, chips: null, variation: null };
const look = { picture: { kind: "face" }, format } as const;
const entry: Entry = { by: "room", length: "12", width: "10 ft 6 in", area: "", waste: "10", units: "1" };
/** 120 square feet in square millimeters. */
const area = 120 * 304.8 ** 2;

describe("the room to draw", () => {
  it("is the entered one, in millimeters", () => {
    expect(roomOf(entry, packing, look)).toEqual({ width: 12 * 304.8, height: 10.5 * 304.8 });
  });

  it.each<Partial<Entry>>([{ by: "area" }, { width: "" }, { length: "twelve" }, { length: "900", width: "900" }])(
    "is none for %j",
    (change) => {
      expect(roomOf({ ...entry, ...change }, packing, look)).toBeNull();
    },
  );

  it("is larger for sheets that are drawn whole than for chips", () => {
    const sheets = { ...format, widthMm: 300, heightMm: 300, chips: { layout: "grid", widthMm: 24, heightMm: 24 } } as const;
    expect(roomOf(entry, packing, { ...look, format: sheets })).toBeNull();
    expect(roomOf(entry, packing, { picture: { kind: "sheet" }, format: sheets })).not.toBeNull();
  });

  it("lacks a corner only if the corner is smaller than the room", () => {
    const room = { width: 3000, height: 2000 };
    expect(notchOf(room, { length: "3", width: "2" })).toEqual({ width: 3 * 304.8, height: 2 * 304.8 });
    expect(notchOf(room, { length: "3", width: "" })).toBeNull();
    expect(notchOf(room, { length: "12", width: "2" })).toBeNull();
  });
});

describe("the boxes of a drawn floor", () => {
  it("are those of its area with the waste where that is enough for its cuts", () => {
    expect(unitsOfFloor(area, 66, "10", packing)).toBe(12);
  });

  it("are more where its cuts take more", () => {
    expect(unitsOfFloor(area, 74, "10", packing)).toBe(13);
    expect(unitsOfFloor(area, 74, "0", packing)).toBe(13);
  });
});
