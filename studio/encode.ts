import sharp, { type Sharp } from "sharp";
import type { Pixels } from "./color.ts";

/** Quality and blur, from best to smallest; fine grain is softened before quality is given up further. */
const LADDER: readonly (readonly [quality: number, blur: number])[] = [
  [80, 0],
  [74, 0],
  [66, 0],
  [60, 0.4],
  [52, 0.45],
  [44, 0.5],
  [36, 0.55],
  [28, 0.65],
  [20, 0.75],
  [12, 0.9],
];
/** Rungs above, for pictures with wide soft gradients, where lesser quality shows as steps. */
const FINE: typeof LADDER = [
  [93, 0],
  [90, 0],
  [86, 0],
];
const PROBE = 480;

sharp.concurrency(1);

/** Encodes as WebP within a budget of bytes. A central probe foretells the size, so the whole is encoded once. */
export async function encodeWebp(pixels: Pixels, width: number, height: number, budget: number, fine = false): Promise<Buffer> {
  const raw = { width, height, channels: 3 as const };
  const input = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const side = Math.min(PROBE, width, height);
  const probe = await sharp(input, { raw })
    .extract({ left: (width - side) >> 1, top: (height - side) >> 1, width: side, height: side })
    .raw()
    .toBuffer();
  const share = (width * height) / (side * side);
  const ladder = fine ? [...FINE, ...LADDER] : LADDER;
  for (let k = 0; k < ladder.length; k++) {
    const [quality, blur] = ladder[k];
    const small = await webp(sharp(probe, { raw: { width: side, height: side, channels: 3 } }), quality, blur, 2);
    if (small.length * share * 0.93 > budget && k < ladder.length - 1) continue;
    const whole = await webp(sharp(input, { raw }), quality, blur, width * height > 6e6 ? 4 : 5);
    if (whole.length <= budget * 1.12 || k === ladder.length - 1) return whole;
  }
  throw new Error("the ladder always ends in an answer");
}

function webp(image: Sharp, quality: number, blur: number, effort: number): Promise<Buffer> {
  const soft = blur > 0 ? image.blur({ sigma: blur, minAmplitude: 0.05 }) : image;
  return soft.webp({ quality, effort, smartSubsample: quality > 60 }).toBuffer();
}
