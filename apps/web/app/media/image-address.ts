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

const ranges = { width: [1, 9999], height: [1, 9999], blur: [0, 100], brightness: [-100, 100], quality: [0, 100] } as const;
const choices = { rotate: [90, 180, 270], format: ["webp", "png", "jpeg"] } as const;
const filters = ["focal", "blur", "brightness", "rotate", "quality", "format"] as const;

/**
 * The address of a variant of a picture, in the order of the service's grammar.
 * @throws RangeError naming the argument that is out of its bounds
 */
export function imageAddress(original: string, options: ImageOptions): string {
  check(options);
  const { crop, width = 0, height = 0 } = options;
  const written = filters.filter((name) => options[name] !== undefined && options[name] !== null).map((name) => `${name}(${options[name]})`);
  const parts = [
    crop && `${crop.left}x${crop.top}:${crop.left + crop.width}x${crop.top + crop.height}`,
    options.fitIn && "fit-in",
    (width || height) && `${width}x${height}`,
    options.smart && "smart",
    written.length > 0 && `filters:${written.join(":")}`,
  ];
  return `${original}/m/${parts.filter(Boolean).join("/")}`;
}

function check(options: ImageOptions): void {
  for (const name of Object.keys(ranges) as (keyof typeof ranges)[]) {
    const [least, most] = ranges[name];
    const value = options[name];
    if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most)) {
      throw new RangeError(`${name}: ${value} is not from ${least} to ${most}`);
    }
  }
  for (const name of Object.keys(choices) as (keyof typeof choices)[]) {
    const value = options[name];
    if (value !== undefined && !(choices[name] as readonly unknown[]).includes(value)) {
      throw new RangeError(`${name}: ${value} is not one of ${choices[name]}`);
    }
  }
}
