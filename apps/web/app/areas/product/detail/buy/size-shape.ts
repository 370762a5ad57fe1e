import type { Variant } from "@azulejo/contract/areas/product.ts";
import { inches } from "@azulejo/contract/lengths.ts";

const MM_PER_INCH = 25.4;
/** Pixels per inch for all outlines in a row, and the maximum height and width. */
const SCALE = 1.25;
const TALLEST = 60;
const WIDEST = 44;

/** The outline of one size, to scale. */
export interface SizeShape {
  /** In pixels. */
  width: number;
  height: number;
  /** Lines inside the outline: the pieces of a mosaic sheet, the rounded edge of a trim. */
  lines: string;
  isHexagon: boolean;
}

/** Returns the outlines of sizes at one scale, so that they can be compared; null for goods that aren't laid. */
export function sizeShapes(sizes: Variant[]): (SizeShape | null)[] {
  const sides = sizes.map(({ widthMm, heightMm }) =>
    widthMm && heightMm ? { w: widthMm / MM_PER_INCH, h: heightMm / MM_PER_INCH } : null,
  );
  const known = sides.filter((one) => one !== null);
  const scale = Math.min(SCALE, TALLEST / Math.max(1, ...known.map((one) => one.h)), WIDEST / Math.max(1, ...known.map((one) => one.w)));
  return sizes.map((variant, index) => {
    const side = sides[index];
    if (!side) return null;
    const width = Math.max(4, round(side.w * scale));
    const height = Math.max(4, round(side.h * scale));
    const isHexagon = variant.shape === "hexagon" && !variant.format?.chips;
    return { width, height, isHexagon, lines: isHexagon ? "" : linesOf(variant, width, height) };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

function linesOf({ format, size }: Variant, width: number, height: number): string {
  switch (format?.chips?.layout) {
    case undefined:
      return size?.includes("bullnose") ? `M${round(width * 0.72)} 0V${height}` : "";
    case "brick":
    case "linear":
      return bricks(width, height);
    case "herringbone":
    case "chevron":
      return chevrons(width, height);
    case "hexagon":
    case "penny":
    case "picket":
    case "arabesque":
    case "lantern":
      return honeycomb(width, height);
    default:
      return grid(width, height);
  }
}

const grid = (width: number, height: number): string =>
  [1 / 3, 2 / 3].map((at) => `M${round(width * at)} 0V${height}M0 ${round(height * at)}H${width}`).join("");

function bricks(width: number, height: number): string {
  const row = height / 4;
  let path = "";
  for (let index = 0; index < 4; index++) {
    if (index > 0) path += `M0 ${round(row * index)}H${width}`;
    for (const at of index % 2 ? [0.25, 0.75] : [0.5]) path += `M${round(width * at)} ${round(row * index)}v${round(row)}`;
  }
  return path;
}

function chevrons(width: number, height: number): string {
  const step = round(width / 4);
  const zigzag = `l${step} ${-step}l${step} ${step}l${step} ${-step}l${step} ${step}`;
  let path = "";
  for (let y = 0; y < height + step; y += step * 1.4) path += `M0 ${round(y)}${zigzag}`;
  return path;
}

function honeycomb(width: number, height: number): string {
  const cell = width / 3;
  const [half, slope, side] = [round(cell / 2), round(cell * 0.28), round(cell * 0.6)];
  let path = "";
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const x = (column - (row % 2 ? 0.5 : 0)) * cell;
      path += `M${round(x + cell / 2)} ${round(row * cell * 0.9)}l${half} ${slope}v${side}l${-half} ${slope}`;
    }
  }
  return `${path}M0 ${height}H${width}`;
}

/** Returns a decimal with quarters, eighths and halves as in labels: `0.75` is `¾`. */
function withFraction(inchesText: string): string {
  const [above, below = "1"] = inchesText.split("/");
  return inches((Number(above) / Number(below)) * MM_PER_INCH);
}

const PACKAGED = / (?:gal|lb|oz|ft|qt|pt|kit)\b/;

/** Returns a size's short name for a narrow cell: `12×24`, `2 hex`, `fan`. A package keeps its own name. */
export function shortSize({ size, label }: Pick<Variant, "size" | "label">): string {
  const [, sides] = /^(\d+\/\d+|[\d.]+(?:x[\d.]+)?)/.exec(size ?? "") ?? [];
  if (!size || PACKAGED.test(size)) return label;
  if (!sides) return label.replace(/,.*/, "").replace(/\s*\bmosaico?\b\s*/i, "");
  return `${sides.split("x").map(withFraction).join("×")}${!sides.includes("x") && size.includes("hexagon") ? " hex" : ""}`;
}
