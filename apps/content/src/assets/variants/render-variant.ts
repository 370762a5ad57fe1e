import sharp, { type Sharp } from "sharp";
import type { Size } from "./area.ts";
import type { Color, Format } from "./filters.ts";
import type { ImageRequest } from "./image-request.ts";
import { layOut } from "./lay-out.ts";
import { cornerPicture } from "./round-corner.ts";

// One picture at a time in one thread, without a cache of decoded pictures, because pages and the database need the memory.
sharp.cache(false);
sharp.concurrency(1);

/** Maximum number of pixels, above any camera or slab picture; a small malicious file may claim more. */
export const LARGEST_PIXELS = 100_000_000;
/** Time limit of each step of a variant. */
export const LONGEST_SECONDS = 15;

/** Opens a picture with limits on pixels and time; rejects broken files, and reads only the first frame. */
export const openPicture = (input: string | Buffer): Sharp =>
  sharp(input, { limitInputPixels: LARGEST_PIXELS, failOn: "error", sequentialRead: true, pages: 1 })
    .autoOrient()
    .timeout({ seconds: LONGEST_SECONDS });

/** A request with its format negotiated. */
export type Wanted = ImageRequest & { format: Format };

/**
 * Renders one variant: upright, in sRGB and without metadata.
 * @param original the master's size after rotation to upright
 */
export async function renderVariant(master: string | Buffer, original: Size, wanted: Wanted): Promise<Buffer> {
  const drawn = await draw(master, original, wanted);
  return encode(await paint(drawn, original, wanted), wanted).toBuffer();
}

/** Luma weights. Grayscale pictures stay RGB, because a filled frame may have a color. */
const luma: [number, number, number] = [0.299, 0.587, 0.114];

/** Applies area, size, direction and tones in this order, because filters work on the resized picture. */
async function draw(master: string | Buffer, original: Size, wanted: Wanted): Promise<Sharp> {
  const { from, to, search } = layOut(wanted, original);
  const image = openPicture(master).extract(from);
  image.resize({ ...to, fit: search ? "cover" : "fill", position: sharp.strategy.attention });
  if (wanted.flipX) image.flop();
  if (wanted.flipY) image.flip();
  if (wanted.rotate > 0) image.rotate(wanted.rotate);
  if (wanted.format === "jpeg") image.flatten({ background: opaque(wanted.fill) });
  if (wanted.grayscale) image.recomb([luma, luma, luma]);
  if (wanted.brightness !== 0) image.linear(1, wanted.brightness * 2.55);
  return wanted.blur === 0 ? image : blurred(image, wanted.blur);
}

/** A strong blur has no detail to lose, so the picture is blurred at a smaller size, in a hundredth of the time. */
async function blurred(image: Sharp, sigma: number): Promise<Sharp> {
  const factor = Math.max(1, Math.floor(sigma / 4));
  if (factor === 1) return image.blur(sigma);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const small = { width: Math.max(1, Math.round(info.width / factor)), height: Math.max(1, Math.round(info.height / factor)) };
  const soft = await fromRaw(data, info)
    .resize({ ...small, fit: "fill" })
    .blur(sigma / factor)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fromRaw(soft.data, soft.info).resize({ width: info.width, height: info.height, fit: "fill", kernel: "cubic" });
}

/** Adds the canvas of `fill` and round corners. */
async function paint(drawn: Sharp, original: Size, wanted: Wanted): Promise<Sharp> {
  const { canvas } = layOut(wanted, original);
  const { corner, fill } = wanted;
  if (!canvas && !corner) return drawn;
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const image = fromRaw(data, info);
  const size = canvas ? turned(canvas, wanted.rotate) : info;
  if (canvas) {
    const left = Math.max(0, Math.floor((size.width - info.width) / 2));
    const top = Math.max(0, Math.floor((size.height - info.height) / 2));
    const background = wanted.format === "jpeg" ? opaque(fill) : (fill ?? white);
    image.extend({ left, top, right: size.width - info.width - left, bottom: size.height - info.height - top, background });
  }
  if (!corner) return image;
  const color = wanted.format === "jpeg" ? { ...corner.color, alpha: 1 as const } : corner.color;
  return image.ensureAlpha().composite([cornerPicture(size, { ...corner, color })]);
}

const fromRaw = (data: Buffer, { width, height, channels }: { width: number; height: number; channels: 1 | 2 | 3 | 4 }): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: LARGEST_PIXELS }).timeout({ seconds: LONGEST_SECONDS });

const turned = ({ width, height }: Size, degrees: number): Size =>
  degrees % 180 === 0 ? { width, height } : { width: height, height: width };

const white: Color = { r: 255, g: 255, b: 255, alpha: 1 };
/** The background in formats without transparency. */
const opaque = (fill: Color | null): Color => (fill?.alpha ? fill : white);

/** Encoders expect 1 to 100. AVIF needs a lower quality than the others to look as good. */
function encode(image: Sharp, { format, quality }: Wanted): Sharp {
  const least = Math.max(1, quality);
  switch (format) {
    case "avif":
      return image.avif({ quality: Math.max(1, quality - 12), effort: 2 });
    case "webp":
      return image.webp({ quality: least, effort: 4 });
    case "jpeg":
      return image.jpeg({ quality: least, mozjpeg: true });
    case "png":
      return image.png();
  }
}
