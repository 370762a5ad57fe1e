export const patterns = ["stack", "offset", "herringbone"] as const;
export type Pattern = (typeof patterns)[number];

/** A piece on the floor and the position of its face on the master, in mm. */
export interface LaidPiece {
  x: number;
  y: number;
  w: number;
  h: number;
  fromX: number;
  fromY: number;
}

export interface Laid {
  width: number;
  height: number;
  pieces: LaidPiece[];
}

const JOINT_MM = 3;
const PIECES_ACROSS = 4.5;

/** Lays pieces over an area of floor about five pieces wide. */
export function layPattern(pattern: Pattern, piece: { widthMm: number; heightMm: number }, extent: { w: number; h: number }): Laid {
  const long = Math.min(Math.max(piece.widthMm, piece.heightMm), extent.w);
  const short = Math.min(piece.widthMm, piece.heightMm, extent.h);
  const width = Math.max(long * 2.4, short * PIECES_ACROSS);
  const height = width * 0.75;
  const spots =
    pattern === "herringbone" ? herringbone(long, short, width, height) : rows(long, short, width, height, pattern === "offset");
  return { width, height, pieces: spots.map((spot, index) => ({ ...spot, ...face(spot, extent, index) })) };
}

type Spot = Pick<LaidPiece, "x" | "y" | "w" | "h">;

function rows(long: number, short: number, width: number, height: number, offset: boolean): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0, y = 0; y < height; row++, y += short + JOINT_MM) {
    // A third, not a half: long pieces bow, so the trade offsets them no further.
    const shift = offset ? ((row % 3) / 3) * (long + JOINT_MM) : 0;
    for (let x = -shift; x < width; x += long + JOINT_MM) spots.push({ x, y, w: long, h: short });
  }
  return spots;
}

/** Pairs of pieces at right angles, repeated one width along the diagonal and one length across it. */
function herringbone(long: number, short: number, width: number, height: number): Spot[] {
  const across = short + JOINT_MM;
  const along = long + JOINT_MM;
  const steps = Math.ceil((width + height) / across) + 2;
  const turns = Math.ceil((width + height) / along) + 2;
  const spots: Spot[] = [];
  for (let i = -steps; i <= steps; i++) {
    for (let j = -turns; j <= turns; j++) {
      const x = i * across + j * along;
      const y = i * across - j * along;
      spots.push({ x, y, w: long, h: short }, { x, y: y + across, w: short, h: long });
    }
  }
  return spots.filter((spot) => spot.x < width && spot.x + spot.w > 0 && spot.y < height && spot.y + spot.h > 0);
}

/** Gives each piece a different part of the master, including rotated pieces. */
function face(spot: Spot, extent: { w: number; h: number }, index: number): Pick<LaidPiece, "fromX" | "fromY"> {
  const along = (room: number, factor: number) => (room <= 0 ? 0 : (index * factor * room) % room);
  return { fromX: along(extent.w - spot.w, 0.381966), fromY: along(extent.h - spot.h, 0.618034) };
}
