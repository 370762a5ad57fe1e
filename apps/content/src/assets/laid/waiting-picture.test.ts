import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { svgOf } from "../variants/placeholder.ts";
import { drawLaid, type Pixels } from "./draw-laid.ts";
import { parseLaidRequest } from "./laid-request.ts";
import { blurredPart, blurredWall, jointsOf } from "./waiting-picture.ts";

/** A black material, so that white joints can be compared. */
const black: Pixels = { data: new Uint8Array(130 * 130 * 3), width: 130, height: 130 };
const look = (text: string) => parseLaidRequest(`/e1300x1300/${text}`);

describe("the picture that waits for a laid one", () => {
  it.each([
    "rectangle.298x598/stack.ffffff.3.v1/3600/400x300.webp",
    "rectangle.298x598/third.ffffff.3.v1/3600/400x300.webp",
    "rectangle.298x598/third-down.ffffff.3.v1/3600/400x300.webp",
    "rectangle.75x300/half.ffffff.3.v1/1800/400x300.webp",
    "rectangle.148x598/herringbone.ffffff.3.v1/3600/400x300.webp",
    "hexagon.200x230/stack.ffffff.5.v1/1800/400x300.webp",
  ])("has its joints where the true one has them: %s", async (text) => {
    const wanted = look(text);
    const { data } = await sharp(Buffer.from(svgOf(wanted, wanted.across, jointsOf(wanted))))
      .flatten({ background: "#000" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const truth = drawLaid(black, wanted).data;
    const isJoint = (pixels: Uint8Array, x: number, y: number) => (pixels[(y * wanted.width + x) * 3] ?? 0) > 90;
    const nearly = (pixels: Uint8Array, x: number, y: number) =>
      [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => isJoint(pixels, x + dx, y + dy)));
    let seen = 0;
    let missed = 0;
    for (let y = 2; y < wanted.height - 2; y++)
      for (let x = 2; x < wanted.width - 2; x++) {
        if (!isJoint(truth, x, y)) continue;
        seen += 1;
        if (!nearly(data, x, y)) missed += 1;
      }
    expect(seen).toBeGreaterThan(200);
    expect(missed / seen).toBeLessThan(0.15);
  });

  it("is light", () => {
    const bytes = (text: string) => svgOf({ width: 20, height: 19.5 }, 3751, jointsOf(look(text))).length;
    expect(bytes("rectangle.298x598/stack.cbbfae.3.v3/3751/960x936.webp")).toBeLessThan(520);
    expect(bytes("rectangle.298x598/third.cbbfae.3.v3/3751/960x936.webp")).toBeLessThan(560);
    expect(bytes("rectangle.148x598/herringbone.cbbfae.3.v3/3751/960x936.webp")).toBeLessThan(1200);
  });

  it("shows the material blurred below its joints, and a part of it where a part is asked for", async () => {
    const halves = Buffer.from([200, 0, 0, 0, 0, 200]);
    const thumb = (
      await sharp(halves, { raw: { width: 2, height: 1, channels: 3 } })
        .resize(20, 20, { kernel: "nearest", fit: "fill" })
        .webp()
        .toBuffer()
    ).toString("base64");
    // The library draws no WebP within an SVG; browsers do.
    const png = (await sharp(Buffer.from(thumb, "base64")).png().toBuffer()).toString("base64");
    const colorsOf = async (drawing: string, across: number) => {
      const drawn = drawing.replace(`webp;base64,${thumb}`, `png;base64,${png}`);
      const { data } = await sharp(Buffer.from(svgOf({ width: 100, height: 100 }, across, drawn)))
        .flatten({ background: "#fff" })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [10, 90].map((x) => ((data[(50 * 100 + x) * 3] ?? 0) > (data[(50 * 100 + x) * 3 + 2] ?? 0) ? "red" : "blue"));
    };
    const wall = look("square.300x300/stack.ffffff.3.v1/1300/100x100.webp");
    expect(await colorsOf(blurredWall({ ...wall, thumb }), wall.across)).toEqual(["red", "blue"]);
    expect(await colorsOf(blurredPart({ thumb, width: 1000, height: 1000 }, { left: 700, top: 0 }), 200)).toEqual(["blue", "blue"]);
    expect(blurredWall({ ...wall, thumb: undefined }) + blurredPart({ width: 9, height: 9 }, { left: 0, top: 0 })).toBe("");
  });

  it("is empty for a trim and for one piece", () => {
    expect(jointsOf(look("trim.75x600/stack.ffffff.3.v0/1200/240x120.webp"))).toBe("");
    expect(jointsOf(look("rectangle.300x600/single.ffffff.0.v0/300/50x100.jpeg"))).toBe("");
  });
});
