// @bundle laid
import type { ChipLayout } from "@azulejo/contract/vocabulary.ts";

export { type ChipLayout, chipLayouts } from "@azulejo/contract/vocabulary.ts";

/** How pieces are laid on a floor or wall. */
export const patterns = ["stack", "third", "half", "herringbone"] as const;
export type Pattern = (typeof patterns)[number];

/** Whether the courses run across, or down. */
export const directions = ["across", "down"] as const;
export type Direction = (typeof directions)[number];

export interface PieceSize {
  widthMm: number;
  heightMm: number;
}

/** The chips of a mosaic sheet: their arrangement and the size of one. */
export interface Chips extends PieceSize {
  layout: ChipLayout;
}

const SHAPES_WITH_ONE_PATTERN = new Set(["hexagon", "picket", "penny", "arabesque", "fan", "trim"]);

/** Whether a pattern can be chosen; hexagons and the like fit only themselves, and a sheet has its chips. */
export const hasPatterns = ({ shape, chips }: { shape: string | null; chips: Chips | null }): boolean =>
  chips === null && !SHAPES_WITH_ONE_PATTERN.has(shape ?? "");

/** Whether courses that run down look different: only long pieces have a direction, and a herringbone looks the same both ways. */
export const hasDirections = (format: { shape: string | null; chips: Chips | null } & PieceSize, pattern: Pattern): boolean =>
  hasPatterns(format) && pattern !== "herringbone" && (pattern !== "stack" || format.widthMm !== format.heightMm);

/** Returns how pieces of a format are usually laid. */
export function usualPattern({ shape, widthMm, heightMm }: PieceSize & { shape: string | null }): Pattern {
  if (shape === "herringbone") return "herringbone";
  if (shape === "plank") return "third";
  const ratio = Math.max(widthMm, heightMm) / Math.min(widthMm, heightMm);
  return shape === "rectangle" && ratio > 1.5 && Math.max(widthMm, heightMm) < 320 ? "half" : "stack";
}
