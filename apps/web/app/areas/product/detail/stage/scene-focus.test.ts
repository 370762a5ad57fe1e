import type { Picture } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { cropAround, focusOf } from "./scene-focus.ts";

const picture = { address: "/assets/f/1/1320x880/a/bath.webp", width: 1320, height: 880 } as Picture;
const spots = [
  { x: 0.72, y: 0.85, name: "Moneda White" },
  { x: 0.33, y: 0.35, name: "Marea Gulf" },
];

describe("the room's picture of a product", () => {
  it("is cut around the product, not around the tile on the wall", () => {
    const focus = focusOf("Moneda White", [{ picture, spots }]);
    const crop = cropAround(picture, focus[picture.address]);
    expect(crop).toEqual({ left: 589, top: 158, width: 722, height: 722 });
  });

  it("stays within the picture wherever the product is seen", () => {
    for (const x of [0, 0.5, 1])
      for (const y of [0, 0.5, 1]) {
        const { left = -1, top = -1, width = 0, height = 0 } = cropAround(picture, [x, y]) ?? {};
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(1320);
        expect(top + height).toBeLessThanOrEqual(880);
      }
  });

  it("is whole where the product has no hot spot", () => {
    expect(cropAround(picture, focusOf("Another", [{ picture, spots }])[picture.address])).toBeNull();
  });
});
