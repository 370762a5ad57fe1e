import { type Area, readArea, type Size } from "./area.ts";
import { argumentsOf, ImageRequestError, wholeNumber } from "./argument.ts";

export const formats = ["webp", "avif", "jpeg", "png"] as const;
export type Format = (typeof formats)[number];

export interface Color {
  r: number;
  g: number;
  b: number;
  /** 0 to 1; 0 is transparent. */
  alpha: 0 | 1;
}

export interface Filters {
  /** Standard deviation in pixels; 0 for no blur. */
  blur: number;
  brightness: number;
  quality: number;
  rotate: 0 | 90 | 180 | 270;
  /** Null negotiates the format with the Accept header. */
  format: Format | null;
  fill: Color | null;
  /** The area that cropping preserves, in pixels of the original. */
  focal: Area | null;
  grayscale: boolean;
  noUpscale: boolean;
  corner: { x: number; y: number; color: Color } | null;
}

export const noFilters: Filters = {
  blur: 0,
  brightness: 0,
  quality: 75,
  rotate: 0,
  format: null,
  fill: null,
  focal: null,
  grayscale: false,
  noUpscale: false,
  corner: null,
};

const one = /^(\w+)\(([^()]*)\)$/;

/** Splits at the colons between filters; the one inside `focal(…)` is part of it. */
const separator = /:(?![^(]*\))/;

/** @throws ImageRequestError naming the invalid filter */
export function readFilters(text: string, original: Size): Filters {
  const read: Partial<Filters> = {};
  for (const part of text.split(separator)) {
    const [, name = "", argument = ""] = one.exec(part) ?? [];
    const filter = Object.hasOwn(filters, name) ? filters[name as keyof typeof filters] : undefined;
    if (!filter) throw new ImageRequestError(`the filter "${part}" is not known`);
    Object.assign(read, filter(argument, original));
  }
  return { ...noFilters, ...read };
}

const isBare = (name: string, text: string): boolean => argumentsOf(name, text, 0, 0).length === 0;

const filters = {
  blur: readBlur,
  brightness: (text: string) => ({ brightness: wholeNumber("brightness", text, -100, 100) }),
  quality: (text: string) => ({ quality: wholeNumber("quality", text, 0, 100) }),
  rotate: readRotate,
  format: readFormat,
  fill: (text: string) => ({ fill: readFill(text) }),
  focal: (text: string, original: Size) => ({ focal: readArea("focal", text, original) }),
  grayscale: (text: string) => ({ grayscale: isBare("grayscale", text) }),
  no_upscale: (text: string) => ({ noUpscale: isBare("no_upscale", text) }),
  round_corner: readCorner,
} satisfies Record<string, (text: string, original: Size) => Partial<Filters>>;

const STRONGEST_BLUR = 150;

/** Without a second argument, the radius is also the sigma. */
function readBlur(text: string): Partial<Filters> {
  const [radius = "", sigma] = argumentsOf("blur", text, 1, 2);
  const reach = wholeNumber("blur radius", radius, 0, STRONGEST_BLUR);
  const spread = sigma === undefined ? reach : wholeNumber("blur sigma", sigma, 0, STRONGEST_BLUR);
  return { blur: reach === 0 ? 0 : spread === 0 ? reach : spread };
}

function readRotate(text: string): Partial<Filters> {
  if (!/^(?:0|90|180|270)$/.test(text)) throw new ImageRequestError("rotate is one of 0, 90, 180, 270");
  return { rotate: Number(text) as Filters["rotate"] };
}

function readFormat(text: string): Partial<Filters> {
  const format = formats.find((known) => known === text);
  if (!format) throw new ImageRequestError(`format is one of ${formats.join(", ")}`);
  return { format };
}

function readFill(text: string): Color {
  if (text === "transparent") return { r: 0, g: 0, b: 0, alpha: 0 };
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) {
    throw new ImageRequestError("fill is a color of 3 or 6 hexadecimal digits without #, or transparent");
  }
  const digits = text.length === 3 ? [...text].map((digit) => digit + digit) : (text.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = digits.map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, alpha: 1 };
}

const LARGEST_RADIUS = 4096;

/** Parses `r[|e],R,G,B[,t]`: radius, vertical radius if different, background color, 1 for transparent corners. */
function readCorner(text: string): Partial<Filters> {
  const [radii = "", ...behind] = argumentsOf("round_corner", text, 4, 5);
  const [across = "", down = across, ...more] = radii.split("|");
  if (more.length > 0) throw new ImageRequestError("round_corner takes one radius, or two with | between them");
  const radius = (value: string) => wholeNumber("round_corner radius", value, 0, LARGEST_RADIUS);
  const [r = 0, g = 0, b = 0] = behind.slice(0, 3).map((value) => wholeNumber("round_corner color", value, 0, 255));
  const see = wholeNumber("round_corner transparency", behind[3] ?? "0", 0, 1);
  return { corner: { x: radius(across), y: radius(down), color: { r, g, b, alpha: see === 1 ? 0 : 1 } } };
}
