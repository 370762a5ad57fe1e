import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ImageRequestError } from "./argument.ts";
import { LARGEST_SIDE, parseImageRequest } from "./image-request.ts";
import { layOut } from "./lay-out.ts";

const original = { width: 1200, height: 800 };
const lay = (text: string) => layOut(parseImageRequest(text, original), original);

describe("where a variant comes from and how large it becomes", () => {
  it.each([
    ["", { from: { left: 0, top: 0, width: 1200, height: 800 }, to: { width: 1200, height: 800 } }],
    ["/0x0", { to: { width: 1200, height: 800 } }],
    ["/600x0", { to: { width: 600, height: 400 } }],
    ["/0x200", { to: { width: 300, height: 200 } }],
    ["/400x400", { from: { left: 200, top: 0, width: 800, height: 800 }, to: { width: 400, height: 400 } }],
    ["/0x0:100x50/200x0", { from: { left: 0, top: 0, width: 100, height: 50 }, to: { width: 200, height: 100 } }],
    ["/fit-in/400x400", { to: { width: 400, height: 267 }, canvas: null }],
    ["/fit-in/400x400/filters:fill(fff)", { to: { width: 400, height: 267 }, canvas: { width: 400, height: 400 } }],
    ["/fit-in/0x400", { to: { width: 600, height: 400 } }],
    ["/2400x0", { to: { width: 2400, height: 1600 } }],
    ["/2400x0/filters:no_upscale()", { to: { width: 1200, height: 800 } }],
    ["/fit-in/2400x2400/filters:no_upscale()", { to: { width: 1200, height: 800 } }],
    ["/2400x2400/filters:no_upscale()", { to: { width: 800, height: 800 } }],
    ["/400x400/smart", { from: { left: 0, top: 0, width: 1200, height: 800 }, to: { width: 400, height: 400 }, search: true }],
    ["/400x400/filters:focal(0x0:100x100)", { from: { left: 0, top: 0, width: 800, height: 800 } }],
    ["/400x400/filters:focal(600x0:800x100)", { from: { left: 300, top: 0, width: 800, height: 800 } }],
    ["/400x400/smart/filters:focal(1100x700:1200x800)", { from: { left: 400, top: 0, width: 800, height: 800 }, search: false }],
    ["/0x0:600x400/100x200/filters:focal(1100x700:1200x800)", { from: { left: 400, top: 0, width: 200, height: 400 } }],
  ])("%s", (text, expected) => {
    expect(lay(text)).toMatchObject(expected);
  });

  it("a size that follows from the other may not be more than one may ask for", () => {
    const tower = { width: 10, height: 2000 };
    expect(() => layOut(parseImageRequest("/4000x0", tower), tower)).toThrow(/height would be 800000 pixels; it is at most 4096/);
    expect(() => layOut(parseImageRequest("/4000x0", tower), tower)).toThrow(ImageRequestError);
    expect(layOut(parseImageRequest("/4000x0/filters:no_upscale()", tower), tower).to).toEqual(tower);
  });

  it("a large original keeps its size, but nothing is painted on it", () => {
    const slab = { width: 4800, height: 2850 };
    expect(layOut(parseImageRequest("/", slab), slab).to).toEqual(slab);
    expect(() => layOut(parseImageRequest("/filters:round_corner(9,0,0,0)", slab), slab)).toThrow(/width would be 4800 pixels/);
    expect(() => layOut(parseImageRequest("/filters:blur(9)", slab), slab)).toThrow(/width would be 4800 pixels/);
  });

  it("of any request lies inside the picture and has at least one pixel", () => {
    const side = fc.integer({ min: 1, max: 9000 });
    const wanted = fc.integer({ min: 0, max: LARGEST_SIDE });
    const corner = fc.nat(9000);
    fc.assert(
      fc.property(side, side, wanted, wanted, fc.tuple(corner, corner, corner, corner), fc.boolean(), fc.boolean(), (...of) => {
        const [width, height, w, h, [x1, y1, x2, y2], fit, noUpscale] = of;
        const size = { width, height };
        const area = `${x1}x${y1}:${x2}x${y2}`;
        for (const text of [
          `/${area}/${w}x${h}`,
          `/${fit ? "fit-in/" : ""}${w}x${h}/filters:focal(${area})${noUpscale ? ":no_upscale()" : ""}`,
        ]) {
          try {
            const { from, to } = layOut(parseImageRequest(text, size), size);
            expect(Math.min(from.left, from.top)).toBeGreaterThanOrEqual(0);
            expect(Math.min(from.width, from.height, to.width, to.height)).toBeGreaterThanOrEqual(1);
            expect(from.left + from.width).toBeLessThanOrEqual(width);
            expect(from.top + from.height).toBeLessThanOrEqual(height);
            expect(to.width).toBeLessThanOrEqual(Math.max(LARGEST_SIDE, width));
            expect(to.height).toBeLessThanOrEqual(Math.max(LARGEST_SIDE, height));
          } catch (error) {
            if (!(error instanceof ImageRequestError)) throw error;
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
