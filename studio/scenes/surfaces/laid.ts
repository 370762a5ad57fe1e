import { hash, Noise } from "../../noise.ts";
import type { Master } from "./master.ts";
import { type Pattern, Spot } from "./pattern.ts";
import { hexToLinear, type Look, type Surface } from "./surface.ts";

export interface Laying {
  readonly pattern: Pattern;
  /** Size of a piece without its joint. */
  readonly piece: { readonly w: number; readonly h: number };
  readonly joint: number;
  readonly grout: string;
  readonly shine?: number;
  readonly rough?: number;
  readonly mirror?: boolean;
  /** How far pieces lean from the wall and how wavy their faces are: 0 for rectified, 1 for handmade. */
  readonly hand?: number;
  /** Width of the eased or pressed edge in mm. */
  readonly bevel?: number;
  /** Difference of tone between pieces. */
  readonly variety?: number;
  /** Pieces that form a picture together keep their order: the picture repeats after this many pieces. */
  readonly repeat?: number;
  /** The piece's long side lies along the picture's height. */
  readonly turned?: boolean;
  /** True for faces whose light or pattern has a direction. */
  readonly upright?: boolean;
}

/** Pieces of a product on a plane, each cut from another part of its picture, with grout joints between. */
export function laid(master: Master, laying: Laying): Surface {
  const { pattern, piece, joint, hand = 0, bevel = 0.8, variety = 0.03 } = laying;
  const grout = hexToLinear(laying.grout);
  const spot = new Spot();
  const wave = new Noise(91);
  const share = Math.min(0.12, joint / Math.min(piece.w, piece.h));
  const mean = [0, 1, 2].map((c) => master.mean[c] * (1 - share) + grout[c] * share) as unknown as Surface["mean"];
  return {
    mean,
    shine: laying.shine ?? 0,
    rough: laying.rough ?? 0.5,
    product: () => master.entry.code,
    ...(laying.mirror ? { mirror: true } : {}),
    look(u, v, width, out: Look) {
      pattern(u, v, spot);
      readPiece(master, laying, spot, width, out);
      const { column, row, edge } = spot;
      const tone = 1 + (hash(column, row, 3) - 0.5) * 2 * variety;
      const soft = Math.max(0.35, width);
      const filled = Math.min(1, Math.max(0, (joint / 2 - edge) / soft + 0.5));
      // A joint narrower than a pixel still tints its line.
      const jointed = Math.min(filled, Math.min(1, joint / width + 0.02));
      const turn = Math.max(0, 1 - Math.max(0, edge - joint / 2) / bevel) * (width < bevel * 4 ? 1 : 0.35);
      const dim = tone * (1 - turn * 0.13);
      out.r = out.r * dim * (1 - jointed) + grout[0] * 0.9 * jointed;
      out.g = out.g * dim * (1 - jointed) + grout[1] * 0.9 * jointed;
      out.b = out.b * dim * (1 - jointed) + grout[2] * 0.9 * jointed;
      out.shine = (1 - jointed) ** 2;
      const tilt = 0.002 + hand * 0.016;
      out.leanU = (hash(column, row, 11) - 0.5) * tilt * 2 + turn * spot.outU * (0.05 + hand * 0.3);
      out.leanV = (hash(column, row, 12) - 0.5) * tilt * 2 + turn * spot.outV * (0.05 + hand * 0.3);
      if (hand === 0) return;
      const own = hash(column, row, 13) * 600;
      out.leanU += wave.fbm(u / 42 + own, v / 42, 2) * 0.035 * hand;
      out.leanV += wave.fbm(v / 42 - own, u / 42 + 7, 2) * 0.035 * hand;
    },
  };
}

function readPiece(master: Master, { piece, repeat, turned, upright }: Laying, spot: Spot, width: number, out: Look): void {
  const { column, row } = spot;
  const { cellMm, rowMm } = master.entry;
  const flip = !upright && hash(column, row, 21) < 0.5;
  let x = flip ? piece.w - spot.x : spot.x;
  let y = flip ? piece.h - spot.y : spot.y;
  if (turned) [x, y] = [y, piece.w - x];
  const w = turned ? piece.h : piece.w;
  const h = turned ? piece.w : piece.h;
  x = Math.min(w, Math.max(0, x));
  y = Math.min(h, Math.max(0, y));
  if (repeat && cellMm) {
    master.read(wrap(column, repeat) * cellMm.w + (x / w) * cellMm.w, wrap(row, repeat) * cellMm.h + (y / h) * cellMm.h, width, out);
    return;
  }
  const left = start(master.widthMm - w, cellMm?.w, hash(column, row, 22));
  const top = start(master.heightMm - h, cellMm?.h ?? rowMm, hash(column, row, 23));
  const scaleX = Math.min(1, master.widthMm / w);
  const scaleY = Math.min(1, master.heightMm / h);
  master.read(left + x * scaleX, top + y * scaleY, width, out);
}

function start(room: number, step: number | undefined, chance: number): number {
  if (room <= 0) return 0;
  return step ? Math.floor(chance * (Math.floor(room / step + 1e-6) + 1)) * step : chance * room;
}

function wrap(at: number, size: number): number {
  return ((at % size) + size) % size;
}
