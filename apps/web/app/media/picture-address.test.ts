import { describe, expect, it } from "vitest";
import { cropOf, pictureAddress, shownSize, widthsFor } from "./picture-address.ts";

const master = { width: 2400, height: 2400, extentMm: { w: 1200, h: 1200 }, cellMm: null, rowMm: null };
const ratio = (crop: { x1: number; x2: number; y1: number; y2: number } | null) => crop && (crop.y2 - crop.y1) / (crop.x2 - crop.x1);

describe("one real piece out of a master", () => {
  it("keeps the proportions of the piece", () => {
    expect(ratio(cropOf(master, { widthMm: 305, heightMm: 610 }))).toBeCloseTo(2, 2);
  });

  it("shows another part for another face, inside the master", () => {
    const crops = [0, 1, 2, 3, 4].map((face) => cropOf(master, { widthMm: 300, heightMm: 600, face }));
    expect(new Set(crops.map((crop) => JSON.stringify(crop))).size).toBe(5);
    for (const crop of crops) {
      expect(crop?.x1).toBeGreaterThanOrEqual(0);
      expect(crop?.x2).toBeLessThanOrEqual(2400);
      expect(crop?.y2).toBeLessThanOrEqual(2400);
    }
  });

  it("begins at a cell or a row", () => {
    const cells = cropOf({ ...master, cellMm: { w: 200, h: 200 } }, { widthMm: 200, heightMm: 200, face: 3 });
    expect((cells?.x1 ?? 1) % 400).toBe(0);
    expect((cells?.y1 ?? 1) % 400).toBe(0);
    const rows = cropOf({ ...master, rowMm: 150 }, { widthMm: 900, heightMm: 150, face: 2 });
    expect((rows?.y1 ?? 1) % 300).toBe(0);
  });

  it("is the largest such part when the piece is larger than the master", () => {
    const crop = cropOf(master, { widthMm: 1220, heightMm: 2440 });
    expect(ratio(crop)).toBeCloseTo(2, 1);
    expect(crop?.y2).toBe(2400);
  });

  it("is nothing without an extent or when the master is the piece", () => {
    expect(cropOf({ ...master, extentMm: null }, { widthMm: 300, heightMm: 300 })).toBeNull();
    expect(cropOf(master, { widthMm: 1200, heightMm: 1200 })).toBeNull();
  });
});

it("writes addresses of the image service", () => {
  expect(pictureAddress("/assets/f/1/2x2/h/a.webp", { x1: 0, y1: 1, x2: 2, y2: 3 }, 640, "avif")).toBe(
    "/assets/f/1/2x2/h/a.webp/m/0x1:2x3/640x0/filters:quality(55):format(avif)",
  );
  expect(shownSize(master, { x1: 10, y1: 10, x2: 110, y2: 210 })).toEqual({ width: 100, height: 200 });
  expect(widthsFor(1000)).toEqual([320, 480, 640, 960]);
  expect(widthsFor(90)).toEqual([320]);
});
