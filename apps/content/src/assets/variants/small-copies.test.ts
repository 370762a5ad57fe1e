import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parseImageRequest } from "./image-request.ts";
import { renderVariant, type Wanted } from "./render-variant.ts";
import { copySize, onCopy } from "./small-copies.ts";

const master = { width: 4000, height: 3000 };
const wanted = (text: string): Wanted => ({ ...parseImageRequest(text, master), format: "webp" });

describe("a part of a large picture", () => {
  it("is cut from the smaller copy, at the same place and with the same sides", async () => {
    const asked = wanted("/2000x1000:4000x2000/300x0");
    // The copy's right half is white between a quarter and a half of its height.
    const { width, height } = copySize(master);
    const white = await sharp({ create: { width: 500, height: 250, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const copy = await sharp({ create: { width, height, channels: 3, background: "#000" } })
      .composite([{ input: white, left: 500, top: 250 }])
      .png()
      .toBuffer();
    const part = await renderVariant(copy, copySize(master), onCopy(master, asked) as Wanted);
    const { data, info } = await sharp(part).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 150]);
    expect(data.every((value) => value > 240)).toBe(true);
  });

  it("keeps within the copy at its edges", () => {
    const { crop } = onCopy(master, wanted("/3997x2997:4000x3000/1x0")) ?? {};
    expect((crop?.left ?? 0) + (crop?.width ?? 0)).toBeLessThanOrEqual(1000);
    expect((crop?.top ?? 0) + (crop?.height ?? 0)).toBeLessThanOrEqual(750);
  });

  it.each([
    ["with more pixels than the copy has", "/0x0:1000x1000/320x0"],
    ["that is searched for", "/300x300/smart"],
    ["with both sides", "/0x0:2000x2000/100x50"],
    ["around a focus", "/0x0:2000x2000/100x0/filters:focal(10x10:20x20)"],
  ])("is cut from the picture itself %s", (_, text) => {
    expect(onCopy(master, wanted(text))).toBeNull();
  });

  it("of a small picture needs no copy", () => {
    expect(onCopy({ width: 1400, height: 1400 }, wanted("/0x0:1000x1000/100x0"))).toBeNull();
  });
});
