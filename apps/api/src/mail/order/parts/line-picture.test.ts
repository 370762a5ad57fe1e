import type { Picture } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { mailPicture } from "./line-picture.tsx";

const face = {
  address: "/assets/f/1/1600x1600/0a1b2c/gray.webp",
  kind: "face",
  width: 1600,
  height: 1600,
  extentMm: { w: 1300, h: 1300 },
  cellMm: null,
  rowMm: null,
  color: "#808080",
} as Picture;
const format = { shape: "rectangle", widthMm: 298, heightMm: 598, chips: null, variation: 2 };
const shop = "https://shop.example";

describe("the picture of an email", () => {
  it("is a JPEG of one piece with its own proportions, at an absolute address", () => {
    expect(mailPicture(face, format, shop)).toEqual({
      address:
        "https://shop.example/assets/f/1/1600x1600/0a1b2c/gray.webp/l/e1300x1300/rectangle.298x598/single.ffffff.0.v0/298/72x144.jpeg",
      width: 72,
      height: 144,
    });
  });

  it("lays a trim along its edge, and shows a mosaic's whole sheet with joints that can be told from it", () => {
    expect(mailPicture(face, { ...format, shape: "trim", widthMm: 74 }, shop)).toMatchObject({ width: 144, height: 18 });
    const chips = { layout: "hexagon", widthMm: 48, heightMm: 55 } as const;
    const sheet = mailPicture(face, { ...format, shape: "hexagon", widthMm: 300, heightMm: 260, chips }, shop);
    expect(sheet).toMatchObject({ width: 144, height: 125 });
    expect(sheet.address).toContain("/hexagon.300x260.hexagon.48x55/stack.e6e3dc.2.v0/300/");
  });

  it("is a square where a line has no format, and the whole of a thing", () => {
    expect(mailPicture(face, null, shop).address).toMatch(/\/m\/144x144\/filters:quality\(72\):format\(jpeg\)$/);
    expect(mailPicture({ ...face, kind: "object" }, null, shop).address).toContain("/m/fit-in/144x144/");
  });

  it("of another host is sent as it is", () => {
    const foreign = { ...face, address: "https://pictures.example/gray.jpg" };
    expect(mailPicture(foreign, format, shop).address).toBe("https://pictures.example/gray.jpg");
  });
});
