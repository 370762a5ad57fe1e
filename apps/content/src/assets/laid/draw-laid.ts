import type { Cut } from "@azulejo/laying/cut.ts";
import { faceOf, latticeOf, SHEET } from "@azulejo/laying/laid-look.ts";
import { type Lattice, layPieces } from "@azulejo/laying/lattice.ts";
import { type PlacedPiece, piecesWithin } from "@azulejo/laying/pieces-within.ts";
import { type LaidRequest, SINGLE } from "./laid-request.ts";
import { LINER_MM, standingRectangle, trimWall } from "./trim-lines.ts";

/** Pixels with three channels. */
export interface Pixels {
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

type Look = Omit<LaidRequest, "format">;

/** Draws pieces of a master with joints, to scale. @param master pixels of the whole `look.master.extent` */
export function drawLaid(master: Pixels, look: Look): Pixels {
  const { width, height, across, joint } = look;
  const scale = width / across;
  const out = new Uint8Array(width * height * 3);
  const background = [0, 2, 4].map((at) => Number.parseInt(joint.color.slice(at, at + 2), 16));
  for (let at = 0; at < out.length; at++) out[at] = background[at % 3] ?? 0;
  const area = { width: across, height: height / scale };
  const draw = (pieces: PlacedPiece[], isTrim: boolean) => {
    for (const piece of pieces) {
      const { cut, shade } = faceOf(look, piece);
      fill(out, width, height, piece, scale, painter(master, look, piece, cut, shade, isTrim));
    }
  };
  const jointMm = Math.max(joint.width, 1 / scale);
  if (look.shape === "trim" && look.pattern !== SINGLE) {
    const { trim, field, paintMm } = trimWall(look.piece, look.field, { pattern: look.pattern, joint: jointMm }, area);
    paintWall(out, width, Math.round(paintMm * scale));
    draw(field, false);
    draw(trim, true);
  } else {
    const isSingle = look.pattern === SINGLE;
    const pieces = piecesWithin(isSingle ? singleOf(look) : latticeOf(wallOf(look), jointMm), area);
    draw(isSingle ? pieces.filter(({ at }) => at.every((step) => step === 0)) : pieces, look.shape === "trim");
  }
  return { data: out, width, height };
}

const wallOf = ({ pattern, direction, ...look }: Look) => ({
  ...look,
  pattern: pattern === SINGLE ? ("stack" as const) : pattern,
  direction: direction ?? ("across" as const),
});

/** Returns a lattice of one piece, upright or not by its sides. */
function singleOf(look: Look): Lattice {
  if (look.shape === SHEET || look.chips) return latticeOf(wallOf(look), look.joint.width);
  const lattice = layPieces(look.shape, look.piece, "stack", 0);
  return lattice.pieces[0]?.outline.length === 4 ? { ...lattice, pieces: [standingRectangle(look.piece)] } : lattice;
}

/** The color of the wall where it isn't tiled. */
const PAINT = [237, 232, 223];

function paintWall(out: Uint8Array, width: number, rows: number): void {
  for (let at = 0; at < Math.min(out.length, rows * width * 3); at++) out[at] = PAINT[at % 3] ?? 0;
}

type Paint = (along: number, beside: number, out: Uint8Array, at: number, coverage: number) => void;

/** Returns a function that colors a point of a piece, given in millimeters from its center along and across its length. */
function painter(master: Pixels, look: Look, piece: PlacedPiece, cut: Cut, shade: number, isTrim: boolean): Paint {
  const perMmX = master.width / look.master.extent.width;
  const perMmY = master.height / look.master.extent.height;
  const turn = cut.isTurned ? -1 : 1;
  const stepX = (cut.width / piece.length) * turn * perMmX;
  const stepY = (cut.height / piece.width) * turn * perMmY;
  const middleX = (cut.left + cut.width / 2) * perMmX - 0.5;
  const middleY = (cut.top + cut.height / 2) * perMmY - 0.5;
  const lastX = master.width - 1;
  const lastY = master.height - 1;
  const { data, width } = master;
  return (along, beside, out, at, coverage) => {
    const x = Math.min(lastX, Math.max(0, middleX + along * stepX));
    const y = Math.min(lastY, Math.max(0, middleY + beside * stepY));
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const a = (y0 * width + x0) * 3;
    const b = x0 < lastX ? a + 3 : a;
    const c = y0 < lastY ? a + width * 3 : a;
    const d = c + b - a;
    const light = isTrim ? shade * roundedEdge(beside, piece.width) : shade;
    for (let channel = 0; channel < 3; channel++) {
      const top = (data[a + channel] ?? 0) * (1 - fx) + (data[b + channel] ?? 0) * fx;
      const bottom = (data[c + channel] ?? 0) * (1 - fx) + (data[d + channel] ?? 0) * fx;
      const value = Math.min(255, (top * (1 - fy) + bottom * fy) * light);
      out[at + channel] = (out[at + channel] ?? 0) * (1 - coverage) + value * coverage;
    }
  };
}

/** Returns the shading of a rounded trim: a bullnose is rounded at its upper edge, a narrow liner on both sides. */
function roundedEdge(beside: number, width: number): number {
  const isLiner = width <= LINER_MM;
  const radius = isLiner ? width / 2 : Math.min(14, width / 3);
  const fromTop = width / 2 + beside;
  const distance = isLiner ? Math.min(fromTop, width - fromTop) : fromTop;
  if (distance >= radius) return 1;
  const slope = 1 - Math.max(0, distance) / radius;
  const isUpper = fromTop <= width / 2;
  return isUpper ? 1.06 - 0.3 * slope ** 3 + 0.05 * Math.sin(slope * Math.PI) : 1 - 0.42 * slope ** 2;
}

/**
 * Visits the pixels of a piece. Upright rectangles are aligned to whole pixels, so that joints are even; other outlines are anti-aliased.
 */
function fill(out: Uint8Array, width: number, height: number, piece: PlacedPiece, scale: number, paint: Paint): void {
  const points = piece.outline.map(([x, y]) => [x * scale, y * scale] as const);
  const isSnapped = piece.angle % 90 === 0 && isRectangle(points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const round = isSnapped ? [Math.round, Math.round] : [Math.floor, Math.ceil];
  const left = (round[0] ?? Math.floor)(Math.min(...xs));
  const right = (round[1] ?? Math.ceil)(Math.max(...xs));
  const top = (round[0] ?? Math.floor)(Math.min(...ys));
  const bottom = (round[1] ?? Math.ceil)(Math.max(...ys));
  const turn = (piece.angle * Math.PI) / 180;
  const cos = Math.cos(turn) / scale;
  const sin = Math.sin(turn) / scale;
  const [centerX, centerY] = [piece.center[0] * scale, piece.center[1] * scale];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const coverage = isSnapped ? 1 : Math.min(1, Math.max(0, 0.5 - distanceTo(points, x + 0.5, y + 0.5)));
      if (coverage <= 0) continue;
      const dx = x + 0.5 - centerX;
      const dy = y + 0.5 - centerY;
      paint(dx * cos + dy * sin, dy * cos - dx * sin, out, (y * width + x) * 3, coverage);
    }
  }
}

const isRectangle = (points: readonly (readonly [number, number])[]): boolean =>
  points.length === 4 &&
  points.every(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % 4] ?? [x, y];
    return Math.abs(x - nextX) < 1e-6 || Math.abs(y - nextY) < 1e-6;
  });

/** Returns the distance from a point to a polygon's edge, negative inside. */
function distanceTo(points: readonly (readonly [number, number])[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let isInside = false;
  let [ax, ay] = points[points.length - 1] ?? [0, 0];
  for (const [bx, by] of points) {
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const along = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    const dx = wx - ex * along;
    const dy = wy - ey * along;
    nearest = Math.min(nearest, dx * dx + dy * dy);
    if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) isInside = !isInside;
    ax = bx;
    ay = by;
  }
  return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}
