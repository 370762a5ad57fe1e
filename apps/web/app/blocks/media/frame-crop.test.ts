import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureOf } from "../../media/asset.ts";
import { frameCrop } from "./frame-crop.ts";

const picture = (width: number, height: number) => {
  const found = pictureOf({ id: null, alt: "", filename: `/assets/f/1/${width}x${height}/abc/x.webp` });
  if (!found) throw new Error("no picture");
  return found;
};

describe("cropping a picture to its frame", () => {
  it("centers on the middle or the focus", () => {
    expect(frameCrop(picture(1500, 1000), null, 1)).toEqual({ left: 250, top: 0, width: 1000, height: 1000 });
    expect(frameCrop(picture(1500, 1000), "0x0:10x10", 1)).toEqual({ left: 0, top: 0, width: 1000, height: 1000 });
    expect(frameCrop(picture(1500, 1000), "800x0:1000x10", 1)).toEqual({ left: 400, top: 0, width: 1000, height: 1000 });
    expect(frameCrop(picture(1000, 1500), "0x1400:10x1500", 1)).toEqual({ left: 0, top: 500, width: 1000, height: 1000 });
  });

  it("returns null if the picture already has the frame's shape", () => {
    expect(frameCrop(picture(1500, 1000), null, 3 / 2)).toBeNull();
  });

  it("stays inside the picture for any focus", () => {
    const side = fc.integer({ min: 20, max: 5000 });
    fc.assert(
      fc.property(side, side, fc.string(), fc.tuple(side, side, side, side), fc.double({ min: 0.3, max: 3, noNaN: true }), (...of) => {
        const [width, height, text, [x1, y1, x2, y2], ratio] = of;
        for (const focus of [text, `${x1}x${y1}:${x2}x${y2}`]) {
          const crop = frameCrop(picture(width, height), focus, ratio);
          if (!crop) continue;
          expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(height);
        }
      }),
    );
  });
});
