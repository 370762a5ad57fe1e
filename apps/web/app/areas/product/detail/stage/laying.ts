import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { type Direction, hasDirections, hasPatterns, type Pattern } from "@azulejo/laying/piece-format.ts";
import { type JointColor, jointColors, jointFor, usualPattern } from "../../../../media/laid-address.ts";

export const joints = Object.keys(jointColors) as JointColor[];
/** Usual joint widths in millimeters, with their names in inches. */
export const jointWidths = [
  { millimeters: 3, inches: "⅛" },
  { millimeters: 5, inches: "3/16" },
  { millimeters: 6, inches: "¼" },
] as const;

/** How the material is laid: pattern, joint and border. */
export interface Laying {
  pattern: Pattern;
  /** Across if missing. */
  direction?: Direction;
  joint: JointColor;
  jointMm: number;
  /** Color code of a border; missing if there is none. */
  border?: string | undefined;
}

/** Query parameters of the layout choices, for browsers without scripts. */
export const layingParameters = ["pattern", "joint", "width", "direction", "border"] as const;

/** Longer pieces bow, so they must not be offset by half. In millimeters. */
const LONGEST_BY_HALF = 400;

/** Returns the patterns in which a format can be laid; none if its shape or sheet determines the pattern. */
export function patternsOf(format: PieceFormat): Pattern[] {
  if (format.chips || !hasPatterns(format)) return [];
  const [short = 0, long = 0] = [format.widthMm, format.heightMm].sort((a, b) => a - b);
  const offset = long > LONGEST_BY_HALF ? "third" : "half";
  return long < short * 1.2 ? ["stack", offset] : ["stack", offset, "herringbone"];
}

/** Reads the layout choices from an address; missing and invalid ones get the material's default. */
export function readLaying(search: URLSearchParams, picture: Picture, format: PieceFormat): Laying {
  const width = search.get("width");
  const border = search.get("border");
  const pattern = patternsOf(format).find((one) => one === search.get("pattern")) ?? usualPattern(format);
  return {
    pattern,
    ...(search.get("direction") === "down" && hasDirections(format, pattern) && { direction: "down" as const }),
    ...(border && patternsOf(format).length > 0 && { border }),
    joint: joints.find((one) => one === search.get("joint")) ?? jointFor(picture),
    jointMm: jointWidths.find(({ millimeters }) => String(millimeters) === width)?.millimeters ?? 3,
  };
}

export const writeLaying = (itemNo: string, { pattern, joint, jointMm, direction, border }: Laying): string =>
  `?item=${encodeURIComponent(itemNo)}&pattern=${pattern}&joint=${joint}&width=${jointMm}` +
  (direction === "down" ? "&direction=down" : "") +
  (border ? `&border=${encodeURIComponent(border)}` : "");
