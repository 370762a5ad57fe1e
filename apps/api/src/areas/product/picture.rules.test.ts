import type { Picture } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { pictureFor, pieceFor, swatchFor } from "./picture.rules.ts";

const picture = (kind: Picture["kind"], address: string): Picture => ({
  ...{ kind, address, width: 640, height: 640, extentMm: null, cellMm: null, rowMm: null, color: null },
});
const bag = picture("object", "bag");
const joint = picture("face", "joint");
const any = { size: null };

describe("the picture that a color is chosen by", () => {
  it("is the joint of a grout, while the bag is the product's picture", () => {
    expect(pictureFor([bag, joint], any)).toBe(bag);
    expect(swatchFor([bag, joint], any)).toBe(joint);
  });

  it("is the thing where no surface is pictured, and a tile's own picture", () => {
    const sheet = picture("sheet", "sheet");
    expect(swatchFor([bag, picture("scene", "room")], any)).toBe(bag);
    expect(swatchFor([sheet, joint], any)).toBe(sheet);
    expect(swatchFor([], any)).toBeNull();
  });
});

it("shows a slab whole where it is sold, and its stone elsewhere", () => {
  const stone = picture("face", "stone");
  const slab = picture("slab", "slab");
  expect(pieceFor([stone, slab], { size: null, sellUnit: "slab", shape: null })).toBe(slab);
  expect(pieceFor([stone, slab], { size: null, sellUnit: "box", shape: null })).toBe(stone);
  expect(pieceFor([stone], { size: null, sellUnit: "slab", shape: null })).toBe(stone);
});

it("shows a trim by its surface, and not with other profiles", () => {
  const [profiles, surface] = [picture("object", "profiles"), picture("face", "surface")];
  expect(pieceFor([profiles, surface], { size: null, sellUnit: "piece", shape: "trim" })).toBe(surface);
  expect(pieceFor([profiles], { size: null, sellUnit: "piece", shape: "trim" })).toBe(profiles);
  expect(pieceFor([profiles, surface], { size: null, sellUnit: "bag", shape: null })).toBe(profiles);
});
