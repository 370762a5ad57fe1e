// @bundle laid
import type { ChipLayout } from "@azulejo/contract/vocabulary.ts";

export { type ChipLayout, chipLayouts } from "@azulejo/contract/vocabulary.ts";

/** Layout patterns. */
export const patterns = ["stack", "third", "half", "herringbone"] as const;
export type Pattern = (typeof patterns)[number];

/** Directions of courses. */
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

/** Whether a pattern can be chosen. Hexagons and similar shapes have only one, and sheets have that of their chips. */
export const hasPatterns = ({ shape, chips }: { shape: string | null; chips: Chips | null }): boolean =>
  chips === null && !SHAPES_WITH_ONE_PATTERN.has(shape ?? "");

/** Whether vertical courses look different: only for long pieces, and not in a herringbone, which is the same in both directions. */
export const hasDirections = (format: { shape: string | null; chips: Chips | null } & PieceSize, pattern: Pattern): boolean =>
  hasPatterns(format) && pattern !== "herringbone" && (pattern !== "stack" || format.widthMm !== format.heightMm);

/** Returns the usual pattern for a format. */
export function usualPattern({ shape, widthMm, heightMm }: PieceSize & { shape: string | null }): Pattern {
  if (shape === "herringbone") return "herringbone";
  if (shape === "plank") return "third";
  const ratio = Math.max(widthMm, heightMm) / Math.min(widthMm, heightMm);
  return shape === "rectangle" && ratio > 1.5 && Math.max(widthMm, heightMm) < 320 ? "half" : "stack";
}
