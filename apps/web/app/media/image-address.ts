// @bundle shell
import type { Picture } from "@azulejo/contract";
/** Options of a picture variant. */
export interface ImageOptions {
  /** Part of the original, in its pixels. */
  crop?: { left: number; top: number; width: number; height: number } | null;
  /** If only width or height is given, the aspect ratio is kept. */
  width?: number;
  height?: number;
  /** Fits the picture inside the size instead of filling it. */
  fitIn?: boolean;
  /** Crops around the most noticeable area. */
  smart?: boolean;
  /** Crops around this part of the original: `x1xy1:x2xy2`. */
  focal?: string | null;
  blur?: number;
  brightness?: number;
  rotate?: number;
  quality?: number;
  format?: string;
}

const filters = ["focal", "blur", "brightness", "rotate", "quality", "format"] as const;
const allowed = /^(focal.*|(blur|quality)\((\d\d?|100)\)|brightness\(-?(\d\d?|100)\)|rotate\((90|180|270)\)|format\((webp|png|jpeg)\))$/;

/**
 * Returns the address of a picture variant, with options in the order that the picture service requires.
 * @throws RangeError that names the argument out of bounds
 */
export function imageAddress(original: string, options: ImageOptions): string {
  const { crop, width, height } = options;
  const written = filters.filter((name) => options[name] != null).map((name) => `${name}(${options[name]})`);
  const wrong = [...written.filter((one) => !allowed.test(one)), wrongSide("width", width), wrongSide("height", height)].find(Boolean);
  if (wrong) throw new RangeError(`${wrong} is out of bounds`);
  const parts = [
    crop && `${crop.left}x${crop.top}:${crop.left + crop.width}x${crop.top + crop.height}`,
    options.fitIn && "fit-in",
    (width || height) && `${width ?? 0}x${height ?? 0}`,
    options.smart && "smart",
    written[0] && `filters:${written.join(":")}`,
  ];
  return `${original}/m/${parts.filter(Boolean).join("/")}`;
}

const wrongSide = (name: string, side = 1): string | false => !(side > 0 && side % 1 === 0) && `${name} ${side}`;

/**
 * Whether a picture is on another host, as in an imported catalog, and is shown unchanged; the content vendor's host makes variants like
 * the shop's own service.
 */
export const isForeign = (picture: Picture): boolean => /^http(?!s:\/\/a[-a-z]{0,3}\.storyblok\.com\/)/.test(picture.address);
