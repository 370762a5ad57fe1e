import type { Size } from "./area.ts";
import { openPicture, type Wanted } from "./render-variant.ts";
import type { VariantStore } from "./variant-store.ts";
import type { Master } from "./variants.ts";

/** Pictures of walls and swatches need at most this width of their master. */
export const COPY_WIDTH = 1000;

/**
 * Reduced copies of large masters. Decoding a large master takes up to a second, so a smaller copy is created once for lists, menus and
 * swatches.
 */
export class SmallCopies {
  readonly #store: VariantStore;

  constructor(store: VariantStore) {
    this.#store = store;
  }

  async of(master: Master): Promise<Buffer> {
    const file = this.#store.fileOf({ asset: master.key, look: "base", format: "webp" });
    const stored = await this.#store.read(file);
    if (stored) return stored;
    const copy = await openPicture(master.file)
      .resize({ ...copySize(master), fit: "fill" })
      .webp({ quality: 92, effort: 1 })
      .toBuffer();
    await this.#store.write(file, copy).catch(() => {});
    return copy;
  }
}

/** Whether a picture is large enough to have a smaller copy. */
export const hasCopy = ({ width }: Size): boolean => width > COPY_WIDTH * 1.5;

export const copySize = ({ width, height }: Size): Size => ({
  width: COPY_WIDTH,
  height: Math.max(1, Math.round((height * COPY_WIDTH) / width)),
});

/**
 * Returns a request for a picture or a part of it, converted to its smaller copy; null if the copy has too few pixels, or more than
 * resizing is requested.
 */
export function onCopy(master: Size, wanted: Wanted): Wanted | null {
  const { crop, width, height, fitIn, smart, fill, focal, corner } = wanted;
  if (!hasCopy(master) || width === 0 || height > 0 || fitIn || smart || fill || focal || corner) return null;
  const share = COPY_WIDTH / master.width;
  if (width > (crop ?? master).width * share) return null;
  if (!crop) return wanted;
  const of = (length: number) => Math.round(length * share);
  const copy = copySize(master);
  const part = { left: of(crop.left), top: of(crop.top), width: Math.max(1, of(crop.width)), height: Math.max(1, of(crop.height)) };
  return {
    ...wanted,
    crop: { ...part, left: Math.min(part.left, copy.width - part.width), top: Math.min(part.top, copy.height - part.height) },
    height: Math.max(1, Math.round((width * crop.height) / crop.width)),
  };
}
