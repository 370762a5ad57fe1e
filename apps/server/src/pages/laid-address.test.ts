import { parseLaidRequest } from "@azulejo/content/assets/laid/laid-request.ts";
import { chipLayouts } from "@azulejo/contract/vocabulary.ts";
import { patterns } from "@azulejo/laying/piece-format.ts";
import { canLay, jointColors, jointFor, laidAddress } from "@azulejo/web/app/media/laid-address.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const picture = {
  address: "/assets/f/1001/1600x1600/abc/x.webp",
  width: 1600,
  height: 1600,
  kind: "face" as const,
  extentMm: { w: 1300, h: 900 },
  cellMm: null,
  rowMm: null,
  color: "#1d4030",
};
const side = fc.integer({ min: 20, max: 1200 });
const chips = fc.record({
  layout: fc.constantFrom(...chipLayouts),
  widthMm: fc.constantFrom(23.6, 49, 99.8),
  heightMm: fc.constantFrom(23.6, 56.6),
});

describe("the address of a laid picture", () => {
  it("is understood by the picture service, for every format", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("rectangle", "hexagon", "mosaic-sheet", "trim"),
        side,
        side,
        fc.option(chips),
        fc.constantFrom(...patterns),
        (shape, widthMm, heightMm, sheet, pattern) => {
          const format = { shape, widthMm, heightMm, chips: sheet, variation: 2 };
          const laying = { pattern, joint: "warm" as const, jointMm: 3, acrossFeet: 4, aspect: 1.5 };
          const address = laidAddress(picture, format, laying, 640);
          const asked = parseLaidRequest(address.slice(address.indexOf("/l/") + 2));
          expect(asked).toMatchObject({ piece: { widthMm, heightMm }, chips: sheet, pattern, across: 1219, width: 640, height: 427 });
          expect(asked.joint.color).toBe(jointColors.warm);
        },
      ),
    );
  });

  it("exists for faces and sheets of our own picture service alone", () => {
    const format = { shape: "square", widthMm: 300, heightMm: 300, chips: null, variation: null };
    expect(canLay(picture, format)).toBe(true);
    expect(canLay(picture, null)).toBe(false);
    expect(canLay({ ...picture, kind: "photo" }, format)).toBe(false);
    expect(canLay({ ...picture, address: "https://cdn.example.com/a.jpg" }, format)).toBe(false);
  });

  it("has a joint that can be told from the material", () => {
    const colors = ["#1d4030", "#f4f2ee", "#cfc4ae", null];
    expect(colors.map((color) => jointFor({ color }))).toEqual(["light", "warm", "gray", "light"]);
  });
});
