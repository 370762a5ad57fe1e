import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isForeign } from "./image-address.ts";
import { laidPiece, pieceCrop, sourcesOf, variantAddress, widthsOf } from "./picture-rules.ts";
import { turnedBy } from "./turned.ts";

const face = (more: object = {}) => ({
  address: "/assets/f/1001/1600x1600/abc/x.webp",
  width: 1600,
  height: 1600,
  kind: "face" as const,
  extentMm: { w: 1300, h: 1300 },
  cellMm: null,
  rowMm: null,
  color: null,
  ...more,
});
const side = fc.integer({ min: 20, max: 3000 });

describe("the crop of a piece", () => {
  it("stays inside its picture and keeps the piece's proportions for every face", () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 50 }), fc.boolean(), (widthMm, heightMm, number, wood) => {
        const picture = face(wood ? { rowMm: 200 } : {});
        const piece = laidPiece(picture, { widthMm, heightMm });
        const crop = pieceCrop(picture, { widthMm, heightMm }, number);
        if (!crop) throw new Error("a face has a crop");
        expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(picture.width + 1);
        expect(crop.top + crop.height).toBeLessThanOrEqual(picture.height + 1);
        const off = Math.abs(crop.width * piece.heightMm - crop.height * piece.widthMm);
        expect(off).toBeLessThanOrEqual(Math.max(piece.widthMm, piece.heightMm));
      }),
    );
  });

  it("rotates only boards, along their grain", () => {
    expect(laidPiece(face({ rowMm: 200 }), { widthMm: 150, heightMm: 600 })).toEqual({ widthMm: 600, heightMm: 150 });
    expect(laidPiece(face(), { widthMm: 150, heightMm: 600 })).toEqual({ widthMm: 150, heightMm: 600 });
  });

  it("is null for a mosaic sheet, an object or a slab", () => {
    for (const kind of ["sheet", "object", "slab"] as const) expect(pieceCrop(face({ kind }), { widthMm: 300, heightMm: 300 })).toBeNull();
  });
});

describe("addresses of a picture", () => {
  it("have at most six widths, none wider than the picture", () => {
    const crop = pieceCrop(face(), { widthMm: 300, heightMm: 300 });
    expect(widthsOf(face(), crop).every((width) => width <= (crop?.width ?? 0))).toBe(true);
    expect(sourcesOf(face(), null).srcSet.split(", ").length).toBeLessThanOrEqual(6);
    const wide = widthsOf(face({ width: 1920 }), null);
    expect(wide).toEqual([...new Set(wide)]);
  });

  it("stop at the largest width of a fixed picture on the densest screen", () => {
    expect(widthsOf(face(), null, "60px")).toEqual([320]);
    expect(widthsOf(face(), null, "150px").at(-1)).toBe(480);
    expect(widthsOf(face(), null, "(min-width: 88rem) 244px, 90vw")).toEqual(widthsOf(face(), null));
  });

  it("of a turned part have the width that the part is high", () => {
    const crop = { left: 10, top: 20, width: 1200, height: 300 };
    const turned = turnedBy(face(), crop, "116px, 58px");
    expect([turned.width, turned.height]).toEqual([300, 1200]);
    const [first] = turned.srcSet.split(", ");
    expect(first).toMatch(/\/m\/10x20:1210x320\/320x0\/filters:quality\(72\):rotate\(90\) 80w$/);
  });

  it("on other hosts stay as they are", () => {
    const foreign = face({ address: "https://cdn.example.com/a.jpg", kind: "photo" });
    expect(isForeign(foreign)).toBe(true);
    expect(variantAddress(foreign, null, 480, "webp")).toBe("https://cdn.example.com/a.jpg");
    expect(isForeign(face({ address: "https://a.storyblok.com.example.com/f/1/10x10/a/a.jpg" }))).toBe(true);
  });

  it("on the vendor's hosts use its image service, with the same grammar", () => {
    for (const host of ["a", "a-us", "a-ca", "a-ap"]) {
      const address = `https://${host}.storyblok.com/f/88/1600x1600/abc/x.jpg`;
      expect(isForeign(face({ address }))).toBe(false);
      expect(variantAddress(face({ address }), null, 480, "avif")).toBe(`${address}/m/480x0/filters:quality(72):format(avif)`);
    }
  });
});
