import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { expect, it } from "vitest";
import { linePicture } from "./line-picture.rules.ts";

const face: Picture = {
  ...{ kind: "face", address: "/assets/f/1/2400x2400/abc/verde.webp", width: 2400, height: 2400, color: "#2f5a48" },
  ...{ extentMm: { w: 2400, h: 2400 }, cellMm: null, rowMm: null },
};
const tile: PieceFormat = { shape: "rectangle", widthMm: 305, heightMm: 610, chips: null, variation: 3 };

it("shows goods as they are laid, wide enough for several pieces", () => {
  const [, across] = /\/(\d+)\/156x120\.webp$/.exec(linePicture({ picture: face, format: tile }) ?? "") ?? [];
  expect(Number(across)).toBeGreaterThan(2 * 305);
  const small = linePicture({ picture: face, format: { ...tile, widthMm: 50, heightMm: 50 } });
  expect(small).toMatch(/\/305\/156x120\.webp$/);
});

it("shows a slab or a thing whole, and a picture of another server as it is", () => {
  expect(linePicture({ picture: { ...face, kind: "slab" }, format: null })).toBe(
    `${face.address}/m/fit-in/156x120/filters:quality(80):format(jpeg)`,
  );
  const elsewhere = { ...face, kind: "object" as const, address: "https://images.example/grout.jpg" };
  expect(linePicture({ picture: elsewhere, format: null })).toBe("https://images.example/grout.jpg");
  expect(linePicture({ picture: null, format: tile })).toBeNull();
});
