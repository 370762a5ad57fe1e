import type { CounterPiece, CounterShape, Place, Turn } from "@azulejo/contract/areas/slabs/slab-layout.ts";

/** A corner, in micrometers, y pointing down. */
export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Number of steps that cover a slanted side; more steps waste less stone. */
const STEPS = 24;

/** Returns the corners of a piece before rotation; its bounding box starts at 0, 0. */
export function cornersOf(shape: CounterShape): readonly Point[] {
  if (shape.kind === "outline") return shape.points;
  if (shape.kind === "rectangle") return rectangle(shape.length, shape.depth);
  const { length, depth, returnLength, returnDepth, hand } = shape;
  const left: Point[] = [
    [0, 0],
    [length, 0],
    [length, depth],
    [returnDepth, depth],
    [returnDepth, returnLength],
    [0, returnLength],
  ];
  return hand === "left" ? left : left.map(([x, y]) => [length - x, y] as const).toReversed();
}

const rectangle = (length: number, depth: number): Point[] => [
  [0, 0],
  [length, 0],
  [length, depth],
  [0, depth],
];

export function sizeOf(shape: CounterShape): { length: number; depth: number } {
  const corners = cornersOf(shape);
  return { length: Math.max(...corners.map(([x]) => x)), depth: Math.max(...corners.map(([, y]) => y)) };
}

/** Returns a piece's area in square micrometers, including cutouts, because they are cut from the slab too. */
export function areaOf(shape: CounterShape): number {
  const corners = cornersOf(shape);
  const doubled = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] as Point;
    return sum + (x * nextY - nextX * y);
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Returns rectangles that cover the shape: exactly if its sides are perpendicular, else with steps that exceed slanted sides. */
export function coverOf(shape: CounterShape): Box[] {
  const corners = cornersOf(shape);
  const { length, depth } = sizeOf(shape);
  if (crossesItself(corners)) return [{ x: 0, y: 0, width: length, height: depth }];
  const levels = levelsOf(corners, depth);
  return levels.slice(1).flatMap((low, at) => band(corners, levels[at] as number, low));
}

/** Returns the heights of all corners, with further ones between slanted sides. */
function levelsOf(corners: readonly Point[], depth: number): number[] {
  const isSquare = sidesOf(corners).every(([[x1, y1], [x2, y2]]) => x1 === x2 || y1 === y2);
  const steps = isSquare ? [] : Array.from({ length: STEPS }, (_, at) => Math.round((depth * at) / STEPS));
  return [...new Set([...corners.map(([, y]) => y), ...steps])].toSorted((a, b) => a - b);
}

function band(corners: readonly Point[], high: number, low: number): Box[] {
  const crossing = sidesOf(corners)
    .filter(([[, y1], [, y2]]) => Math.min(y1, y2) <= high && Math.max(y1, y2) >= low && y1 !== y2)
    .map((side) => [xAt(side, high), xAt(side, low)] as const)
    .toSorted((a, b) => a[0] + a[1] - (b[0] + b[1]));
  const boxes: Box[] = [];
  for (let at = 0; at + 1 < crossing.length; at += 2) {
    const x = Math.floor(Math.min(...(crossing[at] as [number, number])));
    const end = Math.ceil(Math.max(...(crossing[at + 1] as [number, number])));
    boxes.push({ x, y: high, width: end - x, height: low - high });
  }
  return boxes;
}

type Side = readonly [Point, Point];

const sidesOf = (corners: readonly Point[]): Side[] => corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] as Point]);

const xAt = ([[x1, y1], [x2, y2]]: Side, y: number): number => x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);

export function crossesItself(corners: readonly Point[]): boolean {
  const sides = sidesOf(corners);
  return sides.some((one, a) => sides.some((other, b) => b > a + 1 && !(a === 0 && b === sides.length - 1) && doCross(one, other)));
}

function doCross([a, b]: Side, [c, d]: Side): boolean {
  const turn = ([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point) => Math.sign((x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Rotates a point of a piece clockwise, so that the rotated piece's bounding box starts at 0, 0. */
export function turnPoint([x, y]: Point, { length, depth }: { length: number; depth: number }, turn: Turn): Point {
  if (turn === 90) return [depth - y, x];
  if (turn === 180) return [length - x, depth - y];
  if (turn === 270) return [y, length - x];
  return [x, y];
}

function turnBox(box: Box, size: { length: number; depth: number }, turn: Turn): Box {
  const [x1, y1] = turnPoint([box.x, box.y], size, turn);
  const [x2, y2] = turnPoint([box.x + box.width, box.y + box.height], size, turn);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** Returns the rectangles that a shape covers on a slab. */
export function placedCover(shape: CounterShape, { x, y, turn }: Pick<Place, "x" | "y" | "turn">): Box[] {
  const size = sizeOf(shape);
  return coverOf(shape).map((box) => {
    const turned = turnBox(box, size, turn);
    return { ...turned, x: turned.x + x, y: turned.y + y };
  });
}

/** Returns a shape's length and height after rotation on the slab. */
export function turnedSize(shape: CounterShape, turn: Turn): { width: number; height: number } {
  const { length, depth } = sizeOf(shape);
  return turn % 180 === 0 ? { width: length, height: depth } : { width: depth, height: length };
}

/** Whether every cutout is inside its piece. */
export function holdsCutouts({ shape, cutouts }: Pick<CounterPiece, "shape" | "cutouts">): boolean {
  const cover = coverOf(shape);
  return cutouts.every((cutout) => {
    const hole = { x: cutout.x, y: cutout.y, width: cutout.length, height: cutout.depth };
    return cover.reduce((sum, box) => sum + sharedArea(box, hole), 0) >= hole.width * hole.height;
  });
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
