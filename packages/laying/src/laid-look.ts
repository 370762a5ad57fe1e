import { type Cut, cutFor, type MasterFacts, randomAt } from "./cut.ts";
import { type Lattice, layChips, layPieces } from "./lattice.ts";
import type { Chips, Direction, Pattern, PieceSize } from "./piece-format.ts";
import type { PlacedPiece } from "./pieces-within.ts";

/** A master that shows a whole mosaic sheet, which tiles seamlessly. */
export const SHEET = "sheet";

/** Maximum difference of a piece's brightness from the master, by shade variation V1 to V4. */
const SHADES = [0.02, 0.02, 0.035, 0.06, 0.09];

interface Look {
  shape: string | null;
  piece: PieceSize;
  chips: Chips | null;
  pattern: Pattern;
  direction: Direction;
}

/**
 * Returns the lattice of a material's pieces, chips or sheets.
 * @param joint between pieces, in millimeters
 */
export function latticeOf({ shape, piece, chips, pattern, direction }: Look, joint: number): Lattice {
  if (shape === SHEET) return layPieces("rectangle", piece, "stack", 0);
  if (chips) return layChips(chips, Math.min(joint, Math.min(chips.widthMm, chips.heightMm) / 3));
  const laid = layPieces(shape, piece, pattern, joint);
  return direction === "down" && laid.angle === 0 ? runningDown(laid) : laid;
}

/** Swaps horizontal and vertical. */
function runningDown({ across, down, pieces, angle }: Lattice): Lattice {
  return {
    across: [across[1], across[0]],
    down: [down[1], down[0]],
    pieces: pieces.map(({ outline, x, y, isTurned }) => ({
      outline: outline.map(([a, b]) => [b, a] as const),
      x: y,
      y: x,
      isTurned: !isTurned,
    })),
    angle,
  };
}

/** The part of the master that a piece shows, and its brightness relative to the master. */
interface Face {
  cut: Cut;
  shade: number;
}

/** @param variation V1 to V4 as a number; 0 where unknown */
export function faceOf(look: { shape: string | null; master: MasterFacts; variation: number }, piece: PlacedPiece): Face {
  if (look.shape === SHEET) return { cut: { left: 0, top: 0, ...look.master.extent, isTurned: false }, shade: 1 };
  return {
    cut: cutFor(look.master, piece, piece.at),
    shade: 1 + (randomAt(...piece.at) * 2 - 1) * (SHADES[look.variation] ?? 0),
  };
}
