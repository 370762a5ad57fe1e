import sharp from "sharp";
import { expect, it } from "vitest";
import { Manifest } from "./manifest.ts";

const manifest = new Manifest(new URL("./manifest.json", import.meta.url).pathname);

/** Of a material of one color: white marble, gray wood, beige limestone. */
const QUIET = 24;
/** How far a channel may be from another, against the mean color, before gray looks green or pink. */
const TINT = 9;

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

it("tints no thumbnail of a gray or white material", async () => {
  const tinted: string[] = [];
  for (const { file, kind, color, thumb } of manifest.all()) {
    const mean = channelsOf(color);
    if (!thumb || kind !== "face" || Math.max(...mean) - Math.min(...mean) > QUIET) continue;
    const pixels = await sharp(Buffer.from(thumb, "base64")).removeAlpha().raw().toBuffer();
    let worst = 0;
    for (let at = 0; at < pixels.length; at += 3)
      for (const [one, other] of [
        [0, 1],
        [2, 1],
        [0, 2],
      ] as const) {
        const tint = (pixels[at + one] ?? 0) - (pixels[at + other] ?? 0) - ((mean[one] ?? 0) - (mean[other] ?? 0));
        worst = Math.max(worst, Math.abs(tint));
      }
    if (worst > TINT) tinted.push(`${file} ${Math.round(worst)}`);
  }
  expect(tinted).toEqual([]);
});
