import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colourClass } from "./colour-class.ts";

const css = readFileSync(new URL("./colours.css", import.meta.url), "utf8");
const defined = new Set([...css.matchAll(/\.(k\w)\b/g)].map(([, name]) => name));

describe("the colour that stands before a picture", () => {
  it.each([
    ["#ffffff", "k9"],
    ["#000000", "k1"],
    ["#808080", "k5"],
    ["#a88a6e", "k6 kr"],
    ["#c8bea0", "k7 ky"],
    ["#506450", "k4 kg"],
    ["#203a80", "k2 kb kz"],
    [null, "bg-joint"],
    ["red", "bg-joint"],
  ])("%s is %s", (colour, expected) => {
    expect(colourClass(colour)).toBe(expected);
  });

  it("has classes that are defined, whatever the colour", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
        const classes = colourClass(`#${rgb.toString(16).padStart(6, "0")}`).split(" ");
        expect(classes.every((name) => defined.has(name))).toBe(true);
      }),
    );
  });

  it("needs no styles that the page's policy blocks", () => {
    for (const file of ["./picture.tsx", "../blocks/content-picture.tsx"]) {
      expect(readFileSync(new URL(file, import.meta.url), "utf8")).not.toMatch(/style=/);
    }
  });
});
