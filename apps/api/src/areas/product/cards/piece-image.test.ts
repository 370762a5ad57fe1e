import type { Picture } from "@azulejo/contract";
import { expect, it } from "vitest";
import { pieceImage } from "./piece-image.ts";

const face: Picture = {
  address: "/assets/f/1/1280x1280/0a1b2c/oak.webp",
  width: 1280,
  height: 1280,
  kind: "face",
  extentMm: { w: 2400, h: 2400 },
  cellMm: null,
  rowMm: null,
  color: "#b08d62",
};
const plank = { shape: "plank", widthMm: 203, heightMm: 1219, chips: null, variation: 2 };

it("shows one piece as it is cut, with its real proportions", () => {
  const { address, width, height } = pieceImage(face, plank);
  expect(address).toContain("/l/e2400x2400/plank.203x1219/single.");
  expect(height / width).toBeCloseTo(1219 / 203, 1);
});

it("shows the whole of what isn't laid, such as a slab", () => {
  expect(pieceImage({ ...face, width: 4800, height: 2850, kind: "slab" }, null)).toEqual({
    address: `${face.address}/m/144x86/filters:quality(72):format(jpeg)`,
    width: 144,
    height: 86,
  });
});

it("leaves pictures on other servers as they are", () => {
  const address = "https://pictures.example/oak.jpg";
  expect(pieceImage({ ...face, address }, plank)).toEqual({ address, width: 144, height: 144 });
});
