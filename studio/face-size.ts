import type { Grid } from "./field.ts";
import type { PieceFormat } from "./material.ts";
import { ENCAUSTIC_TILE } from "./materials/encaustic.ts";
import { BOARDS, rowHeight } from "./materials/wood.ts";

/** Long side in pixels of the main piece, which is the first format listed. */
const PIECE_PIXELS = 1600;
/** Minimum pixels per millimeter, so that the smaller formats of a product with large pieces stay sharp. */
const LEAST_DENSITY = 2;
const LEAST_WOOD_DENSITY = 1.6;
/** Size of the face relative to the largest format, so that the pieces cut from it differ. */
const MARGIN = 1.06;
/** Pixels for faces of glazed and glass pieces: enough pieces that a wall doesn't visibly repeat. */
const ARRAY_PIXELS = 15e6;

/**
 * Returns the piece from which a face is made: boards get the width of the widest plank; glazed and glass faces consist of the first piece
 * listed.
 */
export function pickCell(recipe: string, pieces: readonly PieceFormat[]): PieceFormat {
  if (BOARDS.has(recipe)) {
    const width = Math.max(0, ...pieces.map((piece) => Math.min(piece.widthMm, piece.heightMm)));
    return { widthMm: 1200, heightMm: width || 200, shape: "plank" };
  }
  if (recipe === "pebbles") return { widthMm: 300, heightMm: 300, shape: "rectangle" };
  const first = pieces[0];
  if (!first) return { widthMm: 100, heightMm: 100, shape: "square" };
  return { widthMm: first.widthMm, heightMm: first.heightMm, shape: first.shape };
}

/** Returns how much of the material a face shows, and at how many pixels per millimeter. */
export function faceGrid(recipe: string, cell: PieceFormat, pieces: readonly PieceFormat[]): Grid {
  const main = pieces[0] ?? { widthMm: 450, heightMm: 450, shape: "square" };
  const density = PIECE_PIXELS / longSide(main);
  const longest = Math.max(longSide(main), ...pieces.map(longSide));
  if (BOARDS.has(recipe)) return woodGrid(cell, Math.max(density, LEAST_WOOD_DENSITY), longest);
  if (recipe === "encaustic") {
    const side = Math.round(2 * ENCAUSTIC_TILE * density);
    return { width: side, height: side, mm: (2 * ENCAUSTIC_TILE) / side };
  }
  if (recipe === "glazed" || recipe === "glass") return arrayGrid(cell, density);
  const widest = Math.max(...pieces.map((piece) => piece.widthMm), main.widthMm);
  const tallest = Math.max(...pieces.map((piece) => piece.heightMm), main.heightMm);
  // The face holds two main pieces side by side, or three narrow ones, and also fits them turned: that gives at least four clearly
  // different cuts.
  const isNarrow = main.widthMm * 1.8 < main.heightMm;
  const isLarge = longSide(main) > 900;
  const width = Math.max(main.widthMm * (isLarge ? 1.8 : isNarrow ? 3 : 2.3), widest * (widest > main.widthMm ? 1.3 : 1));
  const height = Math.max(main.heightMm * (isLarge ? MARGIN : isNarrow ? 1.3 : 2), tallest * MARGIN);
  const mm = 1 / Math.max(density, longest > 900 ? LEAST_DENSITY : 0);
  return { width: pixels(width, mm), height: pixels(height, mm), mm };
}

function woodGrid(cell: PieceFormat, density: number, longest: number): Grid {
  const row = rowHeight(cell);
  const rows = Math.max(4, Math.round(1000 / row));
  const mm = 1 / density;
  return { width: pixels(Math.max(longest * MARGIN, 1200), mm), height: Math.round((row * rows) / mm), mm };
}

/** Pieces are a whole number of pixels, so that a cut between them is exact. */
function arrayGrid(cell: PieceFormat, density: number): Grid {
  const cellWidth = Math.round(cell.widthMm * density);
  const cellHeight = Math.round((cell.heightMm * cellWidth) / cell.widthMm);
  const cells = ARRAY_PIXELS / (cellWidth * cellHeight);
  // With four pieces or fewer, people would take them for a pattern that continues from tile to tile.
  const columns = Math.max(3, Math.round(Math.sqrt((cells * cellHeight) / cellWidth)));
  const rows = Math.max(2, Math.floor(cells / columns));
  return { width: columns * cellWidth, height: rows * cellHeight, mm: cell.widthMm / cellWidth };
}

const longSide = (piece: PieceFormat): number => Math.max(piece.widthMm, piece.heightMm);
const pixels = (size: number, mm: number): number => Math.round(size / mm);
