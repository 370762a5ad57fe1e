/** A motif: the pigment (0 ground, 1 main, 2 second, 3 third) at u, v in -1..1 of one tile. */
export type Motif = (u: number, v: number) => number;

const polar = (u: number, v: number, turn = 0) => Math.atan2(v, u) + turn;
const square = (u: number, v: number) => Math.max(Math.abs(u), Math.abs(v));
const lozenge = (u: number, v: number) => (Math.abs(u) + Math.abs(v)) * Math.SQRT1_2;
const petal = (u: number, v: number, count: number, turn = 0) => Math.abs(Math.cos((polar(u, v, turn) * count) / 2));
const cornerX = (u: number) => 1 - Math.abs(u);

/** Eight-pointed star in a ring, quarter stars at the corners. */
const star: Motif = (u, v) => {
  const center = Math.min(square(u, v), lozenge(u, v));
  const cu = cornerX(u);
  const cv = cornerX(v);
  const corner = Math.min(square(cu, cv), lozenge(cu, cv));
  const r = Math.hypot(u, v);
  if (center < 0.2) return 0;
  if (center < 0.29) return 2;
  if (center < 0.48) return 1;
  if (center < 0.53) return 0;
  if (corner < 0.13) return 0;
  if (corner < 0.3) return 2;
  if (corner < 0.36) return 1;
  return r > 0.8 && r < 0.88 ? 1 : 0;
};

/** Overlapping circles: four petals a tile, a bud in the middle of every star left between them. */
const circles: Motif = (u, v) => {
  const fold = (a: number, b: number) => Math.hypot(1 - Math.abs(a), Math.abs(b)) < 1;
  const horizontal = Math.hypot(u, Math.abs(v) - 1);
  const vertical = Math.hypot(Math.abs(u) - 1, v);
  const inBoth = fold(u, v) && fold(v, u);
  const leaf = Math.max(Math.hypot(Math.abs(u) - 1, v), Math.hypot(u, Math.abs(v) - 1));
  if (inBoth && leaf < 0.93) return Math.abs(Math.abs(u) - Math.abs(v)) < 0.025 ? 0 : 1;
  if (inBoth && leaf < 0.965) return 0;
  const bud = Math.min(horizontal, vertical);
  if (bud < 0.1) return 3;
  if (bud < 0.16) return 0;
  if (lozenge(Math.abs(u) > Math.abs(v) ? Math.abs(u) - 1 : u, Math.abs(u) > Math.abs(v) ? v : Math.abs(v) - 1) < 0.24) return 2;
  return 0;
};

/** Rosette of eight petals, leaves toward the corners, quarter flowers where four tiles meet. */
const rosette: Motif = (u, v) => {
  const r = Math.hypot(u, v);
  const a = Math.abs(u);
  const b = Math.abs(v);
  const cr = Math.hypot(1 - a, 1 - b);
  if (r < 0.09) return 2;
  if (r < 0.14) return 0;
  if (r < 0.22 + 0.26 * petal(u, v, 8) ** 0.6) return r < 0.17 + 0.13 * petal(u, v, 8) ** 0.6 ? 2 : 1;
  if (cr < 0.1) return 2;
  if (cr < 0.15) return 0;
  if (cr < 0.18 + 0.2 * petal(1 - a, 1 - b, 8) ** 0.6) return 1;
  const along = (a + b) * Math.SQRT1_2;
  const off = Math.abs(a - b) * Math.SQRT1_2;
  const leaf = (along - 0.56) / 0.36;
  if (leaf > 0 && leaf < 1 && off < 0.13 * Math.sin(leaf * Math.PI) ** 0.8) return off < 0.012 ? 0 : 2;
  const stem = Math.hypot(a - 1, b);
  const stemToo = Math.hypot(a, b - 1);
  const arc = Math.min(Math.abs(stem - 0.46), Math.abs(stemToo - 0.46));
  return arc < 0.028 ? 1 : Math.min(stem, stemToo) < 0.11 ? 1 : 0;
};

/** Interlaced bands around a lozenge: the frame runs on from tile to tile. */
const lattice: Motif = (u, v) => {
  const l = lozenge(u, v) / Math.SQRT1_2;
  const a = Math.abs(u);
  const b = Math.abs(v);
  if (l < 0.22) return 2;
  if (l < 0.3) return 0;
  if (l < 0.5) return square(u, v) < 0.1 ? 0 : 1;
  if (l < 0.58) return 0;
  if (Math.abs(l - 1) < 0.05) return 0;
  if (Math.abs(l - 1) < 0.15) return 1;
  if (l > 1.5) return l > 1.68 ? 2 : 1;
  if (Math.min(a, b) < 0.05 && l > 1) return 1;
  return l < 1 ? 3 : 0;
};

/** Quatrefoil with a pointed cross, leaves in the corners. */
const quatrefoil: Motif = (u, v) => {
  const a = Math.abs(u);
  const b = Math.abs(v);
  const lobes = Math.min(Math.hypot(a - 0.36, b), Math.hypot(a, b - 0.36));
  const cross = Math.min(a * 0.5 + b * 3.4, b * 0.5 + a * 3.4);
  const cr = Math.hypot(1 - a, 1 - b);
  if (Math.hypot(u, v) < 0.1) return 2;
  if (cross < 0.3) return 0;
  if (lobes < 0.3) return 1;
  if (lobes < 0.35) return 0;
  if (lobes < 0.42) return 2;
  if (cr < 0.28) return cr < 0.12 ? 1 : cr < 0.17 ? 0 : 2;
  if (cr < 0.33) return 0;
  return cr < 0.4 ? 1 : 0;
};

/** Eight triangles as a pinwheel: the plain geometry of a station floor. */
const pinwheel: Motif = (u, v) => {
  const sector = Math.floor(((polar(u, v) / Math.PI + 1) * 4 + 8) % 8);
  const edge = square(u, v);
  if (edge > 0.93) return 2;
  return sector % 2 === 0 ? 1 : 0;
};

/** Scales in rows, half a scale shifted, each with a rim. */
const scales: Motif = (u, v) => {
  for (let row = 3; row >= -2; row--) {
    const cy = row * 0.5 - 0.5;
    const x = u + (row % 2 === 0 ? 0 : 0.5);
    const cx = Math.round(x) - (row % 2 === 0 ? 0 : 0.5);
    const d = Math.hypot(u - cx, v - cy);
    if (v > cy || d > 0.5) continue;
    if (d > 0.44) return 0;
    if (d > 0.3) return 1;
    return d > 0.25 ? 0 : d > 0.1 ? 2 : 0;
  }
  return 1;
};

/** Azulejo: a blue frame of quarter rings, a cross of lilies, a small lozenge. */
const azulejo: Motif = (u, v) => {
  const a = Math.max(Math.abs(u), Math.abs(v));
  const b = Math.min(Math.abs(u), Math.abs(v));
  const cr = Math.hypot(1 - Math.abs(u), 1 - Math.abs(v));
  if (cr < 0.62 && cr > 0.54) return 1;
  if (cr < 0.48) return cr < 0.12 ? 2 : cr < 0.16 ? 0 : cr < 0.2 + 0.2 * petal(1 - Math.abs(u), 1 - Math.abs(v), 12) ? 1 : 0;
  if (lozenge(u, v) < 0.1) return 2;
  if (lozenge(u, v) < 0.14) return 0;
  const t = (a - 0.16) / 0.5;
  if (t > 0 && t < 1 && b < 0.16 * Math.sin(t * Math.PI) ** 1.2) return b < 0.015 ? 0 : 1;
  const curl = Math.hypot(a - 0.62, b - 0.17);
  if (curl < 0.12 && curl > 0.06) return 1;
  if (a > 0.7 && a < 0.95 && b < (a - 0.7) * 0.45) return 2;
  const d = Math.hypot(a - 0.36, b - 0.36);
  return d < 0.07 ? 2 : 0;
};

/** A hexagonal star net of three tones. */
const facets: Motif = (u, v) => {
  const a = Math.abs(u);
  const b = Math.abs(v);
  if (a + b > 1) return (1 - a) * 2 + (1 - b) < 0.5 || (1 - b) * 2 + (1 - a) < 0.5 ? 2 : u * v > 0 ? 1 : 3;
  if (a + b > 0.88) return 0;
  if (square(u, v) < 0.32) return lozenge(u, v) < 0.2 ? 0 : 2;
  return a > b === u * v > 0 ? 0 : 1;
};

/** Sprig: a field of small stars between fine rules, quiet enough for a whole floor. */
const sprig: Motif = (u, v) => {
  const x = ((u + 2) % 1) * 2 - 1;
  const y = ((v + 2) % 1) * 2 - 1;
  const r = Math.hypot(x, y);
  if (r < 0.14) return 2;
  if (r < 0.22) return 0;
  if (r < 0.24 + 0.34 * petal(x, y, 4, Math.PI / 4) ** 3) return 1;
  if (square(x, y) > 0.94) return 1;
  const cr = Math.hypot(1 - Math.abs(x), 1 - Math.abs(y));
  return cr < 0.25 ? 2 : 0;
};

export const motifs: readonly Motif[] = [star, circles, rosette, lattice, quatrefoil, pinwheel, scales, azulejo, facets, sprig];
