import sharp from "sharp";
import type { ImageRequest } from "./image-request.ts";

// One picture at a time on one thread, and no decoded ones kept: pages and the database need the memory.
sharp.cache(false);
sharp.concurrency(1);

const LARGEST_PIXELS = 40_000_000;

/** Makes one variant of a master; never decodes more pixels than a slab has. */
export async function renderVariant(master: string, request: ImageRequest): Promise<Buffer> {
  let image = sharp(master, { limitInputPixels: LARGEST_PIXELS, sequentialRead: true });
  if (request.crop) image = image.extract(request.crop);
  if (request.width > 0 || request.height > 0) {
    image = image.resize({
      ...(request.width > 0 && { width: request.width }),
      ...(request.height > 0 && { height: request.height }),
      fit: "cover",
      withoutEnlargement: true,
    });
  }
  const { quality } = request;
  switch (request.format) {
    case "avif":
      return image.avif({ quality: Math.max(1, quality - 12), effort: 2 }).toBuffer();
    case "webp":
      return image.webp({ quality, effort: 4 }).toBuffer();
    case "jpeg":
      return image.jpeg({ quality: Math.max(1, quality), mozjpeg: true }).toBuffer();
    case "png":
      return image.png().toBuffer();
  }
}
