import sharp, { type Sharp } from "sharp";
import type { Pixels } from "./color.ts";

/** Quality and blur in the order they are tried, best first; fine grain is blurred before quality is reduced further. */
const LADDER: readonly (readonly [quality: number, blur: number])[] = [
  [84, 0],
  [80, 0],
  [74, 0],
  [66, 0],
  [60, 0.3],
  [52, 0.4],
  [44, 0.5],
  [36, 0.55],
  [28, 0.65],
  [20, 0.75],
  [12, 0.9],
];
/** Additional, better steps for pictures with wide soft gradients, in which low quality shows as visible bands. */
const FINE: typeof LADDER = [
  [93, 0],
  [90, 0],
  [86, 0],
];
/**
 * AVIF qualities for fine grain: at the same size AVIF keeps crystals that WebP smears into blotches, but takes three times as long to
 * decode.
 */
const GRAIN_LADDER = [62, 56, 50, 45, 40, 36, 32, 28, 24] as const;
/**
 * Lowest quality for a gray stone. At low quality, with color stored at half resolution, it would turn magenta, so its color is stored at
 * full resolution, which adds no bytes.
 */
const LEAST_GRAY_QUALITY = 32;
/** Mean difference of the color channels below which a picture counts as gray. */
const GRAY = 12;
const PROBE = 640;
const AVIF_EFFORT = 3;

sharp.concurrency(1);

/**
 * Encodes as WebP within a maximum of bytes; a fourth channel is transparency. Encoding a part from the center predicts the size, so the
 * whole is encoded only once.
 */
export async function encodeWebp(pixels: Pixels, width: number, height: number, budget: number, fine = false): Promise<Buffer> {
  const raw = { width, height, channels: channelsOf(pixels, width, height) };
  const input = bytesOf(pixels);
  const { probe, share } = await probeOf(pixels, width, height);
  const ladder = fine ? [...FINE, ...LADDER] : LADDER;
  for (let k = 0; k < ladder.length; k++) {
    const [quality, blur] = ladder[k];
    const small = await webp(probe(), quality, blur, 2);
    if (small.length * share * 0.93 > budget && k < ladder.length - 1) continue;
    const whole = await webp(sharp(input, { raw }), quality, blur, width * height > 6e6 ? 4 : 5);
    if (whole.length <= budget * 1.12 || k === ladder.length - 1) return whole;
  }
  throw new Error("the ladder always ends in an answer");
}

/** Encodes the light of a surface, with the surface's coverage in the fourth channel. Light is smooth, so a low quality is enough. */
export const encodeLight = (pixels: Uint8ClampedArray, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } })
    .webp({ quality: 60, alphaQuality: 80, effort: 5 })
    .toBuffer();

const THUMB = 12;

/** Returns a thumbnail of a few pixels: few enough for a quality at which gray doesn't turn green or pink. */
export const thumbOf = (file: string): Promise<Buffer> =>
  sharp(file).resize(THUMB, THUMB, { fit: "inside" }).webp({ quality: 90, effort: 6 }).toBuffer();

/** Encodes as AVIF within a maximum of bytes, for pictures full of fine grain. */
export async function encodeAvif(pixels: Pixels, width: number, height: number, budget: number): Promise<Buffer> {
  const { probe, share } = await probeOf(pixels, width, height);
  const gray = isGray(pixels);
  const chromaSubsampling = gray ? "4:4:4" : "4:2:0";
  let quality: number = GRAIN_LADDER[0];
  for (const candidate of GRAIN_LADDER) {
    if (gray && candidate < LEAST_GRAY_QUALITY) break;
    quality = candidate;
    const small = await probe().avif({ quality, effort: AVIF_EFFORT, chromaSubsampling }).toBuffer();
    if (small.length * share <= budget) break;
  }
  const raw = { width, height, channels: 3 as const };
  return sharp(bytesOf(pixels), { raw }).avif({ quality, effort: AVIF_EFFORT, chromaSubsampling }).toBuffer();
}

function isGray(pixels: Pixels): boolean {
  const step = 3 * 31;
  let difference = 0;
  let count = 0;
  for (let i = 0; i < pixels.length; i += step, count++) {
    difference += Math.max(pixels[i], pixels[i + 1], pixels[i + 2]) - Math.min(pixels[i], pixels[i + 1], pixels[i + 2]);
  }
  return difference / count < GRAY;
}

const channelsOf = (pixels: Pixels, width: number, height: number): 3 | 4 => (pixels.length === width * height * 4 ? 4 : 3);

const bytesOf = (pixels: Pixels): Buffer => Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);

/** Returns the middle of a picture, and how many times larger the whole picture is. */
async function probeOf(pixels: Pixels, width: number, height: number): Promise<{ probe: () => Sharp; share: number }> {
  const side = Math.min(PROBE, width, height);
  const channels = channelsOf(pixels, width, height);
  const middle = await sharp(bytesOf(pixels), { raw: { width, height, channels } })
    .extract({ left: (width - side) >> 1, top: (height - side) >> 1, width: side, height: side })
    .raw()
    .toBuffer();
  return {
    probe: () => sharp(middle, { raw: { width: side, height: side, channels } }),
    share: (width * height) / (side * side),
  };
}

function webp(image: Sharp, quality: number, blur: number, effort: number): Promise<Buffer> {
  const soft = blur > 0 ? image.blur({ sigma: blur, minAmplitude: 0.05 }) : image;
  return soft.webp({ quality, effort, smartSubsample: quality > 60 }).toBuffer();
}
