import fc from "fast-check";
import { expect, it } from "vitest";
import { focusAt, pointOf } from "./focus-point.ts";

const side = fc.integer({ min: 1, max: 20_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it("stores a point inside the picture, and finds it again to the pixel", () => {
  fc.assert(
    fc.property(side, side, share, share, (width, height, x, y) => {
      const focus = focusAt({ x, y }, { width, height });
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = focus.split(/[x:]/).map(Number);
      expect(x1 >= 0 && y1 >= 0 && x2 <= width && y2 <= height && x1 < x2 && y1 < y2).toBe(true);
      const found = pointOf(focus, { width, height });
      expect(Math.abs((found?.x ?? 9) - x) * width).toBeLessThanOrEqual(1);
      expect(Math.abs((found?.y ?? 9) - y) * height).toBeLessThanOrEqual(1);
      expect(focusAt(found ?? { x: 0, y: 0 }, { width, height })).toBe(focus);
    }),
  );
});

it.each([null, "", "middle", "1x2"])("reads %j as no focus", (focus) => {
  expect(pointOf(focus, { width: 10, height: 10 })).toBeNull();
});
