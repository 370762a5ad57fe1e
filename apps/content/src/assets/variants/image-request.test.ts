import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ImageRequestError } from "./argument.ts";
import { noFilters } from "./filters.ts";
import { type ImageRequest, LARGEST_SIDE, parseImageRequest } from "./image-request.ts";

const original = { width: 1200, height: 800 };
const parse = (text: string) => parseImageRequest(text, original);
const plain: ImageRequest = {
  ...noFilters,
  crop: null,
  fitIn: false,
  width: 0,
  height: 0,
  flipX: false,
  flipY: false,
  smart: false,
};
const side = fc.integer({ min: 0, max: LARGEST_SIDE });
const pixel = fc.integer({ min: 0, max: 99_999 });
const byte = fc.integer({ min: 0, max: 255 });
const minus = (flip: boolean) => (flip ? "-" : "");
const hex = (value: number) => value.toString(16).padStart(2, "0");

/** A valid picture request, and its address. */
const written = fc
  .record({
    crop: fc.option(fc.tuple(fc.nat(1100), fc.nat(700), fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }))),
    fitIn: fc.boolean(),
    size: fc.option(fc.record({ width: side, height: side, flipX: fc.boolean(), flipY: fc.boolean() })),
    smart: fc.boolean(),
    blur: fc.option(fc.record({ radius: fc.nat(150), sigma: fc.option(fc.nat(150)) })),
    brightness: fc.option(fc.integer({ min: -100, max: 100 })),
    quality: fc.option(fc.nat(100)),
    rotate: fc.option(fc.constantFrom(0, 90, 180, 270)),
    format: fc.option(fc.constantFrom("webp", "avif", "jpeg", "png")),
    fill: fc.option(
      fc.oneof(
        fc.constant("transparent"),
        fc.tuple(byte, byte, byte).map((rgb) => rgb.map(hex).join("")),
      ),
    ),
    focal: fc.option(fc.tuple(fc.nat(1100), fc.nat(700))),
    grayscale: fc.boolean(),
    noUpscale: fc.boolean(),
    corner: fc.option(fc.record({ x: fc.nat(4096), y: fc.option(fc.nat(4096)), rgb: fc.tuple(byte, byte, byte), t: fc.option(fc.nat(1)) })),
  })
  .map((of) => {
    const filters = [
      of.blur && `blur(${of.blur.radius}${of.blur.sigma === null ? "" : `,${of.blur.sigma}`})`,
      of.brightness !== null && `brightness(${of.brightness})`,
      of.quality !== null && `quality(${of.quality})`,
      of.rotate !== null && `rotate(${of.rotate})`,
      of.format && `format(${of.format})`,
      of.fill && `fill(${of.fill})`,
      of.focal && `focal(${of.focal[0]}x${of.focal[1]}:${of.focal[0] + 50}x${of.focal[1] + 60})`,
      of.grayscale && "grayscale()",
      of.noUpscale && "no_upscale()",
      of.corner &&
        `round_corner(${of.corner.x}${of.corner.y === null ? "" : `|${of.corner.y}`},${of.corner.rgb}${of.corner.t === null ? "" : `,${of.corner.t}`})`,
    ].filter(Boolean);
    const { crop, size } = of;
    const parts = [
      crop && `${crop[0]}x${crop[1]}:${crop[0] + crop[2]}x${crop[1] + crop[3]}`,
      of.fitIn && "fit-in",
      size && `${minus(size.flipX)}${size.width}x${minus(size.flipY)}${size.height}`,
      of.smart && "smart",
      filters.length > 0 && `filters:${filters.join(":")}`,
    ].filter(Boolean);
    const channel = (at: number) => Number.parseInt((of.fill ?? "").slice(at, at + 2), 16);
    const expected = {
      crop: crop && { left: crop[0], top: crop[1], width: crop[2], height: crop[3] },
      fitIn: of.fitIn,
      ...(size ?? { width: 0, height: 0, flipX: false, flipY: false }),
      smart: of.smart,
      blur: of.blur ? (of.blur.radius === 0 ? 0 : of.blur.sigma || of.blur.radius) : 0,
      brightness: of.brightness ?? 0,
      quality: of.quality ?? 75,
      rotate: of.rotate ?? 0,
      format: of.format,
      fill:
        of.fill === "transparent" ? { r: 0, g: 0, b: 0, alpha: 0 } : of.fill && { r: channel(0), g: channel(2), b: channel(4), alpha: 1 },
      focal: of.focal && { left: of.focal[0], top: of.focal[1], width: 50, height: 60 },
      grayscale: of.grayscale,
      noUpscale: of.noUpscale,
      corner: of.corner && {
        x: of.corner.x,
        y: of.corner.y ?? of.corner.x,
        color: { r: of.corner.rgb[0], g: of.corner.rgb[1], b: of.corner.rgb[2], alpha: of.corner.t === 1 ? 0 : 1 },
      },
    };
    return { text: `/${parts.join("/")}`, expected };
  });

describe("a request for a picture", () => {
  it("round-trips every request", () => {
    fc.assert(
      fc.property(written, ({ text, expected }) => {
        expect(parse(text)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["", "/", "/0x0", "/0x0/", "//"])("of %j is the whole picture", (text) => {
    expect(parse(text)).toEqual(plain);
  });

  it("accepts three-digit colors, and the last of repeated filters", () => {
    expect(parse("/filters:fill(F80)").fill).toEqual({ r: 255, g: 136, b: 0, alpha: 1 });
    expect(parse("/filters:quality(10):quality(20)").quality).toBe(20);
  });

  it("clips a crop and a focus to the picture, and refuses an empty one", () => {
    fc.assert(
      fc.property(pixel, pixel, pixel, pixel, (x1, y1, x2, y2) => {
        const right = Math.min(x2, original.width);
        const bottom = Math.min(y2, original.height);
        const text = `${x1}x${y1}:${x2}x${y2}`;
        const area = { left: x1, top: y1, width: right - x1, height: bottom - y1 };
        if (right > x1 && bottom > y1) {
          expect(parse(`/${text}/`).crop).toEqual(area);
          expect(parse(`/filters:focal(${text})`).focal).toEqual(area);
        } else {
          expect(() => parse(`/${text}/`)).toThrow(/crop is empty or outside/);
          expect(() => parse(`/filters:focal(${text})`)).toThrow(/focal is empty or outside/);
        }
      }),
    );
  });

  it.each([
    ["/abc", /"abc" is neither a crop, fit-in, a size, smart nor filters/],
    ["/100000x1", /"100000x1" is neither/],
    ["/300x200x1", /neither a crop/],
    ["/--1x20", /neither a crop/],
    ["/4097x10", /width is a whole number from 0 to 4096/],
    ["/10x-4097", /height is a whole number from 0 to 4096/],
    ["/50x50:50x90", /crop is empty or outside/],
    ["/1200x0:1300x10", /crop is empty or outside/],
    ["/300x0/10x10:20x20", /"10x10:20x20" is in the wrong place; the order is crop, fit-in, size, smart, filters/],
    ["/300x0/fit-in", /"fit-in" is in the wrong place/],
    ["/smart/300x0", /"300x0" is in the wrong place/],
    ["/filters:quality(1)/smart", /"smart" is in the wrong place/],
    ["/300x0/400x0", /"400x0" is in the wrong place/],
    ["/filters:quality(101)", /quality is a whole number from 0 to 100/],
    ["/filters:quality(-1)", /quality is a whole number/],
    ["/filters:quality(7.5)", /quality is a whole number/],
    ["/filters:quality(1e1)", /quality is a whole number/],
    ["/filters:quality()", /quality is a whole number/],
    ["/filters:blur(151)", /blur radius is a whole number from 0 to 150/],
    ["/filters:blur(1,151)", /blur sigma is a whole number from 0 to 150/],
    ["/filters:blur(1,2,3)", /blur takes 1 to 2 arguments, not 3/],
    ["/filters:blur()", /blur takes 1 to 2 arguments, not 0/],
    ["/filters:brightness(101)", /brightness is a whole number from -100 to 100/],
    ["/filters:brightness(-101)", /brightness is a whole number/],
    ["/filters:rotate(45)", /rotate is one of 0, 90, 180, 270/],
    ["/filters:format(gif)", /format is one of webp, avif, jpeg, png/],
    ["/filters:format(WEBP)", /format is one of/],
    ["/filters:fill(12345)", /fill is a color of 3 or 6 hexadecimal digits without #, or transparent/],
    ["/filters:fill(#fff)", /fill is a color/],
    ["/filters:focal(1x1)", /focal is written x1xy1:x2xy2/],
    ["/filters:grayscale(1)", /grayscale takes 0 arguments, not 1/],
    ["/filters:no_upscale(1)", /no_upscale takes 0 arguments/],
    ["/filters:round_corner(10)", /round_corner takes 4 to 5 arguments, not 1/],
    ["/filters:round_corner(5000,0,0,0)", /round_corner radius is a whole number from 0 to 4096/],
    ["/filters:round_corner(1|2|3,0,0,0)", /one radius, or two/],
    ["/filters:round_corner(1,256,0,0)", /round_corner color is a whole number from 0 to 255/],
    ["/filters:round_corner(1,0,0,0,2)", /round_corner transparency is a whole number from 0 to 1/],
    ["/filters:sepia()", /filter "sepia\(\)" is not known/],
    ["/filters:constructor(1)", /filter "constructor\(1\)" is not known/],
    ["/filters:", /filter "" is not known/],
    ["/filters:quality(80):", /filter "" is not known/],
    ["/filters:quality(80", /filter "quality\(80" is not known/],
    [`/filters:${"quality(1):".repeat(60)}quality(1)`, /at most 500 letters/],
  ])("%s is refused with its reason", (text, reason) => {
    expect(() => parse(text)).toThrow(ImageRequestError);
    expect(() => parse(text)).toThrow(reason);
  });

  it("returns a request within bounds or an ImageRequestError for any text", () => {
    const number = fc.oneof(fc.integer({ min: -1000, max: 100_000 }).map(String), fc.string({ maxLength: 4 }));
    const name = fc.constantFrom("blur", "brightness", "quality", "rotate", "format", "fill", "focal", "grayscale", "round_corner", "x");
    const filter = fc.tuple(name, fc.array(number, { maxLength: 6 })).map(([one, list]) => `${one}(${list.join(",")})`);
    const piece = fc.oneof(
      fc.tuple(pixel, pixel, pixel, pixel).map(([a, b, c, d]) => `${a}x${b}:${c}x${d}`),
      fc.tuple(number, number).map(([a, b]) => `${a}x${b}`),
      fc.array(filter, { maxLength: 4 }).map((list) => `filters:${list.join(":")}`),
      fc.constantFrom("fit-in", "smart", "..", "%2e%2e"),
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    const address = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join("/")}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.string({ unit: "binary" })), (text) => {
        try {
          const request = parse(text);
          expect(Math.max(request.width, request.height)).toBeLessThanOrEqual(LARGEST_SIDE);
          for (const area of [request.crop, request.focal].filter((one) => one !== null)) {
            expect(Math.min(area.width, area.height)).toBeGreaterThan(0);
            expect(area.left + area.width).toBeLessThanOrEqual(original.width);
            expect(area.top + area.height).toBeLessThanOrEqual(original.height);
          }
          expect(Math.abs(request.brightness)).toBeLessThanOrEqual(100);
          expect(request.blur).toBeLessThanOrEqual(150);
        } catch (error) {
          if (!(error instanceof ImageRequestError)) throw error;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
