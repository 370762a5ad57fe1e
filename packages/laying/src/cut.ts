/** Data about a material's master picture, in millimeters. */
export interface MasterFacts {
  extent: { width: number; height: number };
  /** The size of one glazed or patterned piece, if the picture consists of them. */
  cell: { width: number; height: number } | null;
  /** The height of a board or panel, if the picture consists of rows. */
  row: number | null;
}

/** The part of a master that one piece shows, in millimeters of the master. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether it is rotated by 180 degrees. */
  isTurned: boolean;
}

/** A master with at most this many cells repeats a pattern that continues from tile to tile. */
const CELLS_OF_A_DRAWING = 4;

/**
 * Returns the part of the master that a piece shows, which varies by position but is always the same for one position.
 * @param piece length and width as made, in millimeters
 * @param at the piece's position in its lattice
 */
export function cutFor(master: MasterFacts, piece: { length: number; width: number }, at: readonly [number, number, number]): Cut {
  const random = (salt: number) => randomAt(at[0], at[1], at[2] * 8 + salt);
  const { extent, cell, row } = master;
  if (cell) return cellCut(extent, cell, piece, at, random);
  const scale = Math.min(1, extent.width / piece.length, extent.height / piece.width);
  const width = piece.length * scale;
  const isWithinRow = row !== null;
  const height = isWithinRow ? Math.min(row, piece.width) : piece.width * scale;
  const left = spread(at, ACROSS, random(1)) * (extent.width - width);
  const rows = isWithinRow ? Math.max(1, Math.floor(extent.height / row)) : 1;
  const top = isWithinRow
    ? Math.floor(spread(at, DOWN, random(2)) * rows) * row + (row - height) / 2
    : spread(at, DOWN, random(2)) * (extent.height - height);
  return { left, top, width, height, isTurned: isOdd(at) };
}

type Place = readonly [across: number, down: number, number: number];

/** Steps of a low-discrepancy sequence, so that adjacent pieces show distant parts; one pair per direction. */
const ACROSS = [0.7549, 0.5698] as const;
const DOWN = [0.618, 0.3247] as const;
/** Random offset of a piece's part, so that the sequence isn't visible. */
const CHANCE = 0.1;

/** Returns a number from 0 (inclusive) to 1 (exclusive): the relative position of a piece's part in one direction. */
function spread([across, down, number]: Place, steps: readonly [number, number], chance: number): number {
  const at = across * steps[0] + down * steps[1] + number * 0.2137 + chance * CHANCE;
  return at - Math.floor(at);
}

/** Whether a piece is rotated. Adjacent pieces alternate, as setters lay them, so that repeats aren't visible. */
const isOdd = ([across, down, number]: Place): boolean => modulo(across + down + number, 2) === 1;

/** Returns a whole cell, or a part of one for a piece that is smaller in both directions. */
function cellCut(
  extent: { width: number; height: number },
  cell: { width: number; height: number },
  piece: { length: number; width: number },
  at: readonly [number, number, number],
  random: (salt: number) => number,
): Cut {
  const columns = Math.max(1, Math.round(extent.width / cell.width));
  const lines = Math.max(1, Math.round(extent.height / cell.height));
  const isDrawing = columns * lines <= CELLS_OF_A_DRAWING;
  const column = isDrawing ? modulo(at[0], columns) : Math.floor(random(1) * columns);
  const line = isDrawing ? modulo(at[1], lines) : Math.floor(random(2) * lines);
  const isSmall = piece.length < cell.width * 0.8 && piece.width < cell.height * 0.8;
  const width = isSmall ? piece.length : cell.width;
  const height = isSmall ? piece.width : cell.height;
  return {
    left: column * cell.width + (cell.width - width) / 2,
    top: line * cell.height + (cell.height - height) / 2,
    width,
    height,
    isTurned: !isDrawing && isOdd(at),
  };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Returns a pseudorandom number from 0 (inclusive) to 1 (exclusive) that depends only on its arguments. */
export function randomAt(a: number, b: number, c: number): number {
  let hash = Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x79b9, 0xc2b2ae35) ^ Math.imul(c + 0x7f4a, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
