import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isPdf, pictureKind } from "./picture-kind.ts";

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#808080" } });

describe("the kind of a file", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("is %s by its bytes", async (kind) => {
    expect(pictureKind(await picture.clone().toFormat(kind).toBuffer())).toBe(kind);
  });

  it.each(["gif", "tiff"] as const)("is not an accepted picture for %s", async (kind) => {
    expect(pictureKind(await picture.clone().toFormat(kind).toBuffer())).toBeNull();
  });

  it("does not depend on later bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (before) => {
        fc.pre(before.length > 0 && before[0] !== 0x25);
        expect(isPdf(Buffer.concat([before, Buffer.from("%PDF-1.7")]))).toBe(false);
      }),
    );
  });

  it("is never a picture for text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(pictureKind(Buffer.from(`<svg>${text}`))).toBeNull();
      }),
    );
  });
});
