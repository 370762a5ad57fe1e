import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImageOptions, imageAddress } from "./image-address.ts";

const address = (options: ImageOptions) => imageAddress("/a.jpg", options);

describe("C61: the bounds of the image helper", () => {
  it.each([
    [{ quality: 0 }, "/a.jpg/m/filters:quality(0)"],
    [{ quality: 100 }, "/a.jpg/m/filters:quality(100)"],
    [{ blur: 0 }, "/a.jpg/m/filters:blur(0)"],
    [{ blur: 100 }, "/a.jpg/m/filters:blur(100)"],
    [{ brightness: -100 }, "/a.jpg/m/filters:brightness(-100)"],
    [{ brightness: 100 }, "/a.jpg/m/filters:brightness(100)"],
    [{ rotate: 90 }, "/a.jpg/m/filters:rotate(90)"],
    [{ rotate: 180 }, "/a.jpg/m/filters:rotate(180)"],
    [{ rotate: 270 }, "/a.jpg/m/filters:rotate(270)"],
    [{ format: "webp" }, "/a.jpg/m/filters:format(webp)"],
    [{ format: "png" }, "/a.jpg/m/filters:format(png)"],
    [{ format: "jpeg" }, "/a.jpg/m/filters:format(jpeg)"],
    [{ width: 1 }, "/a.jpg/m/1x0"],
    [{ height: 1 }, "/a.jpg/m/0x1"],
    [{}, "/a.jpg/m/"],
  ])("accepts %j", (options, expected) => {
    expect(address(options)).toBe(expected);
  });

  it.each([
    ["quality", 101],
    ["quality", -1],
    ["quality", 7.5],
    ["quality", Number.NaN],
    ["blur", 101],
    ["blur", -1],
    ["brightness", 101],
    ["brightness", -101],
    ["rotate", 45],
    ["rotate", 0],
    ["format", "gif"],
    ["format", "avif"],
    ["width", 0],
    ["width", -5],
    ["height", 0],
  ] as const)("rejects %s %s by name", (name, value) => {
    expect(() => address({ [name]: value })).toThrow(RangeError);
    expect(() => address({ [name]: value })).toThrow(new RegExp(`${name}.*${value}.* is out of bounds`));
  });
});

describe("the image helper", () => {
  it("writes all options in the order of the grammar", () => {
    const crop = { left: 1, top: 2, width: 10, height: 20 };
    expect(address({ format: "png", quality: 5, smart: true, height: 4, width: 3, fitIn: true, crop, focal: "1x1:2x2", blur: 6 })).toBe(
      "/a.jpg/m/1x2:11x22/fit-in/3x4/smart/filters:focal(1x1:2x2):blur(6):quality(5):format(png)",
    );
  });

  it("returns an address or an error that names the argument, for any number", () => {
    const name = fc.constantFrom("width", "height", "blur", "brightness", "quality", "rotate");
    fc.assert(
      fc.property(name, fc.oneof(fc.integer({ min: -200, max: 10_500 }), fc.double()), (argument, value) => {
        try {
          expect(address({ [argument]: value })).toContain(String(value));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          expect(String(error)).toContain(argument);
        }
      }),
    );
  });
});
