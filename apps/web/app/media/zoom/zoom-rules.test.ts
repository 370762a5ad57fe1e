import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitScale, fitted, largestScale, pan, sharpWidth, type View, zoomAt } from "./zoom-rules.ts";

const side = fc.integer({ min: 50, max: 5000 });
const size = fc.record({ width: side, height: side });
const point = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) });
const act = fc.oneof(
  fc.record({ times: fc.double({ min: 0.1, max: 10, noNaN: true }), at: point }),
  fc.record({ dx: fc.integer({ min: -3000, max: 3000 }), dy: fc.integer({ min: -3000, max: 3000 }) }),
);

describe("the view of a zoomed picture", () => {
  it("opens with the whole piece in the middle", () => {
    expect(fitted({ width: 800, height: 1600 }, { width: 1000, height: 800 })).toEqual({ scale: 0.5, x: 300, y: 0 });
  });

  it("stops at one screen pixel for each of the master's", () => {
    const picture = { width: 4800, height: 2850 };
    const stage = { width: 1200, height: 800 };
    expect(zoomAt(fitted(picture, stage), 100, { x: 600, y: 400 }, picture, stage).scale).toBe(1);
  });

  it("never leaves a gap at an edge after any gesture", () => {
    fc.assert(
      fc.property(size, size, fc.array(act, { maxLength: 12 }), (picture, stage, acts) => {
        let view: View = fitted(picture, stage);
        for (const one of acts) {
          view = "times" in one ? zoomAt(view, one.times, one.at, picture, stage) : pan(view, one.dx, one.dy, picture, stage);
          expect(view.scale).toBeGreaterThanOrEqual(fitScale(picture, stage) - 1e-9);
          expect(view.scale).toBeLessThanOrEqual(largestScale(picture, stage) + 1e-9);
          const width = picture.width * view.scale;
          if (width > stage.width + 1e-6) {
            expect(view.x).toBeLessThanOrEqual(1e-6);
            expect(view.x + width).toBeGreaterThanOrEqual(stage.width - 1e-6);
          } else expect(view.x + width / 2).toBeCloseTo(stage.width / 2, 4);
        }
      }),
    );
  });

  it("keeps the point under the pointer in place", () => {
    const picture = { width: 4000, height: 4000 };
    const stage = { width: 1000, height: 1000 };
    const view = zoomAt(fitted(picture, stage), 2, { x: 400, y: 600 }, picture, stage);
    expect((400 - view.x) / view.scale).toBeCloseTo(1600);
    expect((600 - view.y) / view.scale).toBeCloseTo(2400);
  });

  it("asks for the narrowest variant that is sharp", () => {
    const picture = { width: 4800, height: 2850 };
    expect(sharpWidth([1280, 1600, 2400, 4800], picture, 0.25, 1)).toBe(1280);
    expect(sharpWidth([1280, 1600, 2400, 4800], picture, 0.25, 2)).toBe(2400);
    expect(sharpWidth([1280, 1600, 2400, 4800], picture, 1, 3)).toBe(4800);
  });
});
