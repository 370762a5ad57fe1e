import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { VariantStore } from "../variants/variant-store.ts";
import { Variants } from "../variants/variants.ts";
import { Pyramids } from "./pyramids.ts";
import { parseTileRequest, topLevel } from "./tile-request.ts";

const folder = await mkdtemp(join(tmpdir(), "tiles-test-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const size = { width: 1300, height: 700 };

it("knows the tiles of a pyramid only", () => {
  expect(topLevel(size)).toBe(11);
  expect(parseTileRequest("/11/2_1.webp", size).tile).toEqual({ level: 11, column: 2, row: 1 });
  for (const wrong of ["/11/3_0.webp", "/11/0_2.webp", "/12/0_0.webp", "/11/0_0.png", "/11/-1_0.webp", "/../0_0.webp", "/1e1/0_0.webp", ""])
    expect(() => parseTileRequest(wrong, size)).toThrow("no such tile");
});

it("makes all tiles of a picture with the first, and answers the others from disk", async () => {
  const file = join(folder, "stone.webp");
  await writeFile(
    file,
    await sharp({ create: { ...size, channels: 3, background: "#884422" } })
      .webp()
      .toBuffer(),
  );
  const store = new VariantStore(join(folder, "variants"), { bytes: 1e8, perAsset: 500 });
  const pyramids = new Pyramids(store);
  let rendered = 0;
  const variants = new Variants(store, {
    render(master, wanted) {
      rendered += 1;
      if (!("tile" in wanted)) throw new Error("only tiles are asked for here");
      return pyramids.render(master, wanted);
    },
  });
  const master = { ...size, file, key: "stone" };
  const asker = { client: "local", use: "program" } as const;
  const widths = [];
  for (const tile of ["/11/0_0.webp", "/11/1_0.webp", "/11/2_1.webp", "/8/0_0.webp"]) {
    const bytes = await variants.find(master, parseTileRequest(tile, size), asker);
    widths.push((await sharp(bytes as Buffer).metadata()).width);
  }
  expect(widths).toEqual([513, 514, 277, 163]);
  expect(rendered).toBe(1);
});
