import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ImageRequestError, parseImageRequest } from "./image-request.ts";

const original = { width: 1200, height: 800 };
const parse = (text: string) => parseImageRequest(text, original);
const side = fc.integer({ min: 0, max: 4000 });
const pixel = fc.integer({ min: 0, max: 99_999 });
const quality = fc.integer({ min: 0, max: 100 });
const format = fc.constantFrom("webp", "avif", "jpeg", "png");

describe("a request for a picture", () => {
  it("reads back what it was made of", () => {
    fc.assert(
      fc.property(side, side, quality, format, (width, height, wanted, kind) => {
        const expected = { crop: null, width, height, quality: wanted, format: kind };
        expect(parse(`/${width}x${height}/filters:quality(${wanted}):format(${kind})`)).toEqual(expected);
        expect(parse(`/filters:format(${kind}):quality(${wanted})/${width}x${height}/`)).toEqual(expected);
      }),
    );
  });

  it.each(["", "/"])("of %j is the whole picture as WebP", (text) => {
    expect(parse(text)).toEqual({ crop: null, width: 0, height: 0, quality: 75, format: "webp" });
  });

  it("takes a crop, a size and filters in one", () => {
    expect(parse("/10x20:110x220/300x0/filters:format(avif)")).toEqual({
      crop: { left: 10, top: 20, width: 100, height: 200 },
      width: 300,
      height: 0,
      quality: 75,
      format: "avif",
    });
  });

  it("clips a crop to the picture, and refuses one with nothing in it", () => {
    fc.assert(
      fc.property(pixel, pixel, pixel, pixel, (x1, y1, x2, y2) => {
        const right = Math.min(x2, original.width);
        const bottom = Math.min(y2, original.height);
        const text = `/${x1}x${y1}:${x2}x${y2}/`;
        if (right > x1 && bottom > y1) expect(parse(text).crop).toEqual({ left: x1, top: y1, width: right - x1, height: bottom - y1 });
        else expect(() => parse(text)).toThrow(/crop is empty or outside/);
      }),
    );
    expect(parse("/1100x700:5000x5000").crop).toEqual({ left: 1100, top: 700, width: 100, height: 100 });
  });

  it.each([
    ["/abc", /"abc" is neither a crop, a size nor filters/],
    ["/-1x20", /"-1x20" is neither/],
    ["/100000x1", /"100000x1" is neither/],
    ["/300x200x1", /neither a crop, a size nor filters/],
    ["/4001x10", /at most 4000/],
    ["/10x4001", /at most 4000/],
    ["/50x50:50x90", /crop is empty or outside/],
    ["/1200x0:1300x10", /crop is empty or outside/],
    ["/filters:quality(101)", /quality is a whole number from 0 to 100/],
    ["/filters:quality(-1)", /quality is a whole number/],
    ["/filters:quality(7.5)", /quality is a whole number/],
    ["/filters:quality()", /quality is a whole number/],
    ["/filters:format(gif)", /format is one of webp, avif, jpeg, png/],
    ["/filters:format(WEBP)", /format is one of/],
    ["/filters:blur(3)", /filter "blur\(3\)" is not known/],
    ["/filters:", /filter "" is not known/],
    ["/filters:quality(80):", /filter "" is not known/],
    ["/filters:quality(80", /filter "quality\(80" is not known/],
  ])("%s is refused with its reason", (text, reason) => {
    expect(() => parse(text)).toThrow(ImageRequestError);
    expect(() => parse(text)).toThrow(reason);
  });

  it("of any text is one that can be made, or an error of its own kind", () => {
    const crop = fc.tuple(pixel, pixel, pixel, pixel).map(([a, b, c, d]) => `${a}x${b}:${c}x${d}`);
    const filters = fc.constantFrom(
      "filters:",
      "filters:quality(90)",
      "filters:quality(900)",
      "filters:format(png):quality(1)",
      "filters:x()",
    );
    const piece = fc.oneof(
      crop,
      fc.tuple(pixel, pixel).map(([a, b]) => `${a}x${b}`),
      filters,
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    const address = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join("/")}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.string({ unit: "binary" })), (text) => {
        try {
          const request = parse(text);
          expect(Math.max(request.width, request.height)).toBeLessThanOrEqual(4000);
          expect(request.quality).toBeGreaterThanOrEqual(0);
          expect(request.quality).toBeLessThanOrEqual(100);
          if (request.crop) {
            expect(Math.min(request.crop.width, request.crop.height)).toBeGreaterThan(0);
            expect(request.crop.left + request.crop.width).toBeLessThanOrEqual(original.width);
            expect(request.crop.top + request.crop.height).toBeLessThanOrEqual(original.height);
          }
        } catch (error) {
          if (!(error instanceof ImageRequestError)) throw error;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
