import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorClass } from "./color-class.ts";

const css = readFileSync(new URL("./colors.css", import.meta.url), "utf8");
const values = new Map(
  [...css.matchAll(/\.([rgb][0-9a-f])\s*\{\s*--([rgb]):\s*(\d+);/gi)].map(([, name, of, value]) => [name, { of, value: Number(value) }]),
);

describe("a picture's placeholder color", () => {
  it("is exactly its mean color", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (...rgb) => {
        const [first, ...names] = colorClass(`#${rgb.map((one) => one.toString(16).padStart(2, "0")).join("")}`).split(" ");
        expect(first).toBe("kc");
        const shown = { r: 0, g: 0, b: 0 };
        for (const name of names) {
          const { of = "", value = Number.NaN } = values.get(name) ?? {};
          shown[of.toLowerCase() as keyof typeof shown] += value;
        }
        expect(Object.values(shown)).toEqual(rgb);
      }),
    );
  });

  it("is the joint color if there is none", () => {
    expect([colorClass(null), colorClass(undefined), colorClass("")]).toEqual(["bg-joint", "bg-joint", "bg-joint"]);
  });
});
