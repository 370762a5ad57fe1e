/** What the image service is asked to make of a picture. */
export interface ImageOptions {
  /** Part of the original, in its pixels. */
  crop?: { left: number; top: number; width: number; height: number } | null;
  /** One without the other keeps the ratio. */
  width?: number;
  height?: number;
  /** Inside the size instead of filling it. */
  fitIn?: boolean;
  /** A cut keeps what catches the eye. */
  smart?: boolean;
  /** A cut keeps this part of the original: `x1xy1:x2xy2`. */
  focal?: string | null;
  blur?: number;
  brightness?: number;
  rotate?: number;
  quality?: number;
  format?: string;
}

const filters = ["focal", "blur", "brightness", "rotate", "quality", "format"] as const;
const size = /^[1-9]\d*$/;
const allowed = /^(focal.*|(blur|quality)\((\d\d?|100)\)|brightness\(-?(\d\d?|100)\)|rotate\((90|180|270)\)|format\((webp|png|jpeg)\))$/;

/**
 * The address of a variant of a picture, in the order of the service's grammar.
 * @throws RangeError naming the argument that is out of its bounds
 */
export function imageAddress(original: string, options: ImageOptions): string {
  const { crop, width, height } = options;
  const written = filters.filter((name) => options[name] != null).map((name) => bounded(`${name}(${options[name]})`, allowed));
  const side = (name: "width" | "height") => (options[name] == null ? 0 : bounded(`${options[name]}`, size, name));
  const parts = [
    crop && `${crop.left}x${crop.top}:${crop.left + crop.width}x${crop.top + crop.height}`,
    options.fitIn && "fit-in",
    (width ?? height) != null && `${side("width")}x${side("height")}`,
    options.smart && "smart",
    written[0] && `filters:${written.join(":")}`,
  ];
  return `${original}/m/${parts.filter(Boolean).join("/")}`;
}

function bounded(text: string, bounds: RegExp, name = ""): string {
  if (!bounds.test(text)) throw new RangeError(`${name} ${text} is out of bounds`);
  return text;
}
