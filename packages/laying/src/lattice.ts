import { chevronBoard, circle, fan, hexagon, type Outline, ogee, picket, rectangle } from "./outline.ts";
import type { Chips, Pattern, PieceSize } from "./piece-format.ts";

/** A piece of a lattice's repeating unit. */
export interface LatticePiece {
  outline: Outline;
  /** The center in millimeters. */
  x: number;
  y: number;
  /** Whether the piece's length runs down instead of across. */
  isTurned: boolean;
}

/** Pieces that repeat along two vectors, in millimeters. */
export interface Lattice {
  across: readonly [x: number, y: number];
  down: readonly [x: number, y: number];
  pieces: readonly LatticePiece[];
  /** The rotation of the lattice, in degrees. */
  angle: number;
}

const lattice = (across: [number, number], down: [number, number], pieces: LatticePiece[], angle = 0): Lattice => ({
  across,
  down,
  pieces,
  angle,
});
const piece = (outline: Outline, x = 0, y = 0, isTurned = false): LatticePiece => ({ outline, x, y, isTurned });

/** Offsets by pattern. Long pieces bow, so the trade offsets them by at most a third. */
const shifts: Record<Exclude<Pattern, "herringbone">, number> = { stack: 0, third: 1 / 3, half: 1 / 2 };

/** Returns the lattice of loose pieces. @param joint between pieces, in millimeters */
export function layPieces(shape: string | null, { widthMm, heightMm }: PieceSize, pattern: Pattern, joint: number): Lattice {
  const own = ownLattices[shape ?? ""];
  if (own) return own(widthMm, heightMm, joint);
  const long = Math.max(widthMm, heightMm);
  const short = Math.min(widthMm, heightMm);
  if (pattern === "herringbone" && long > short) return herringbone(long, short, joint, 45);
  return rows(long, short, pattern === "herringbone" ? 0 : shifts[pattern], joint);
}

/** Returns the lattice of a mosaic's chips, continuing across sheets. @param joint between chips, in millimeters */
export const layChips = ({ layout, widthMm, heightMm }: Chips, joint: number): Lattice => chipLattices[layout](widthMm, heightMm, joint);

type Lay = (width: number, height: number, joint: number) => Lattice;

const rows = (width: number, height: number, shift: number, joint: number): Lattice =>
  lattice([width + joint, 0], [(width + joint) * shift, height + joint], [piece(rectangle(width, height), 0, 0, height > width)]);

/** Pairs at right angles, repeated by one width along the diagonal and by one length across it. */
function herringbone(long: number, short: number, joint: number, angle: number): Lattice {
  const width = short + joint;
  const length = long + joint;
  const flat = piece(rectangle(long, short), length / 2, width / 2);
  const upright = piece(rectangle(short, long), width / 2, width + length / 2, true);
  return lattice([width, width], [length, -length], [flat, upright], angle);
}

const hexagons: Lay = (width, height, joint) => {
  if (width > height) {
    return lattice([width * 0.75 + joint * 0.866, (height + joint) / 2], [0, height + joint], [piece(hexagon(width, height))]);
  }
  return lattice([width + joint, 0], [(width + joint) / 2, height * 0.75 + joint * 0.866], [piece(hexagon(width, height))]);
};

const pickets: Lay = (width, height, joint) => {
  if (width > height) {
    const upright = pickets(height, width, joint);
    const turned = (point: readonly [number, number]): [number, number] => [point[1], point[0]];
    return lattice(turned(upright.across), turned(upright.down), [piece(picket(height, width).map(turned))]);
  }
  return lattice([width + joint, 0], [(width + joint) / 2, height - width / 2 + joint * 0.72], [piece(picket(width, height), 0, 0, true)]);
};

const circles: Lay = (width, _height, joint) =>
  lattice([width + joint, 0], [(width + joint) / 2, (width + joint) * 0.866], [piece(circle(width))]);

/** Ogees: two grids, the second offset by half a piece in both directions, so that their sides meet. */
const ogees =
  (waist: number): Lay =>
  (width, height, joint) =>
    lattice([width + joint, 0], [(width + joint) / 2, (height + joint) / 2], [piece(ogee(width, height, waist))]);

const fans: Lay = (width, _height, joint) => lattice([width + joint, 0], [(width + joint) / 2, (width + joint) / 2], [piece(fan(width))]);

const basketweave: Lay = (width, height, joint) => {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const strips = Math.max(2, Math.round((long + joint) / (short + joint)));
  const block = strips * (short + joint);
  const middle = (at: number) => (at - (strips - 1) / 2) * (short + joint);
  const pieces = Array.from({ length: strips }, (_, at) => [
    piece(rectangle(block - joint, short), 0, middle(at)),
    piece(rectangle(short, block - joint), block + middle(at), 0, true),
  ]).flat();
  return lattice([block, block], [block, -block], pieces);
};

const chevron: Lay = (width, height, joint) => {
  const length = Math.max(width, height);
  const across = length * 0.78;
  const lean = across * 0.8;
  const tall = Math.min(width, height) * 1.28;
  return lattice(
    [2 * (across + joint), 0],
    [0, tall + joint * 1.25],
    [piece(chevronBoard(across, tall, lean)), piece(chevronBoard(across, tall, -lean), across + joint)],
  );
};

/** Strips of one height and four lengths, over a repeat of about a square foot. */
const linear: Lay = (width, height, joint) => {
  const strip = Math.min(width, height);
  const longest = Math.max(width, height);
  const period = 2 * (longest + joint);
  const courses = Math.max(4, Math.round(305 / (strip + joint)));
  const pieces = Array.from({ length: courses }, (_, course) => {
    const cuts = linearCourses[course % linearCourses.length] ?? [1, 1];
    let x = ((course * 0.382) % 1) * period;
    return cuts.map((share) => {
      const room = share * (longest + joint);
      const placed = piece(rectangle(room - joint, strip), x + room / 2, course * (strip + joint));
      x += room;
      return placed;
    });
  }).flat();
  return lattice([period, 0], [0, courses * (strip + joint)], pieces);
};

/** Shares of the longest strip, by course; each course is twice that long. */
const linearCourses = [
  [1, 0.4, 0.6],
  [0.6, 0.75, 0.65],
  [0.5, 1, 0.5],
  [0.75, 0.5, 0.75],
  [1, 0.65, 0.35],
];

/** Rounded stones of several sizes; seven of them repeat. */
const pebble: Lay = (width, _height, joint) => {
  const step = width + joint;
  const stones = pebbles.map(([x, y, wide, tall, lean]) => piece(stone(wide * width, tall * width, lean), x * step, y * step));
  return lattice([3 * step, 0], [0, 3 * step], stones);
};

/** Center, width, height (in pitches and widths) and rotation (in radians) of each stone of the repeating unit. */
const pebbles = [
  [0.5, 0.45, 1.05, 0.85, 0.3],
  [1.55, 0.5, 0.95, 0.95, 1],
  [2.5, 0.42, 0.9, 0.8, 2.2],
  [0.1, 1.45, 0.95, 1, 0.7],
  [1.05, 1.5, 0.9, 0.95, 1.9],
  [2.05, 1.48, 1, 0.9, 0.1],
  [0.55, 2.48, 1, 0.95, 2.6],
  [1.5, 2.5, 0.85, 0.95, 0.5],
  [2.52, 2.48, 1.05, 0.9, 2.9],
] as const;

function stone(width: number, height: number, lean: number): Outline {
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  return circle(1).map(([x, y]) => {
    const squareness = 1 + 0.12 * Math.sin(4 * Math.atan2(y, x) + lean) ** 2;
    const a = x * width * squareness;
    const b = y * height * squareness;
    return [a * cos - b * sin, a * sin + b * cos] as const;
  });
}

const ownLattices: Partial<Record<string, Lay>> = {
  hexagon: hexagons,
  picket: pickets,
  penny: circles,
  arabesque: ogees(0.085),
  fan: fans,
};

const chipLattices: Record<Chips["layout"], Lay> = {
  grid: (width, height, joint) => rows(width, height, 0, joint),
  brick: (width, height, joint) => rows(width, height, 1 / 2, joint),
  linear,
  basketweave,
  herringbone: (width, height, joint) => herringbone(Math.max(width, height), Math.min(width, height), joint, 0),
  chevron,
  hexagon: hexagons,
  penny: circles,
  picket: pickets,
  arabesque: ogees(0.085),
  lantern: ogees(-0.075),
  diamond: ogees(0),
  fan: fans,
  pebble,
};
