/** Seeded randomness: everything random in a picture derives from a text seed, so that rendering is repeatable. */

/** Returns a stable number for a product or series code (FNV-1a hash). */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hash of a lattice point as an unsigned 32-bit integer. */
export function hashBits(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974711);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 16)) >>> 0;
}

export function hash(x: number, y: number, seed: number): number {
  return hashBits(x, y, seed) / 4294967296;
}

/** Gradient noise on a 256-cell lattice, about -1..1. */
export class Noise {
  private readonly permutation = new Uint8Array(512);
  private readonly gradientX = new Float32Array(256);
  private readonly gradientY = new Float32Array(256);

  constructor(seed: number) {
    const random = randomFrom(seed);
    const p = this.permutation;
    for (let i = 0; i < 256; i++) {
      const angle = random() * Math.PI * 2;
      p[i] = i;
      this.gradientX[i] = Math.cos(angle);
      this.gradientY[i] = Math.sin(angle);
    }
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const kept = p[i];
      p[i] = p[j];
      p[j] = kept;
    }
    p.copyWithin(256, 0, 256);
  }

  at(x: number, y: number): number {
    const p = this.permutation;
    const gx = this.gradientX;
    const gy = this.gradientY;
    const floorX = Math.floor(x);
    const floorY = Math.floor(y);
    const column = floorX & 255;
    const row = floorY & 255;
    const below = (row + 1) & 255;
    const fx = x - floorX;
    const fy = y - floorY;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const left = p[column];
    const right = p[column + 1];
    const a = p[left + row];
    const b = p[right + row];
    const c = p[left + below];
    const d = p[right + below];
    const top = gx[a] * fx + gy[a] * fy;
    const bottom = gx[c] * fx + gy[c] * (fy - 1);
    const mixedTop = top + u * (gx[b] * (fx - 1) + gy[b] * fy - top);
    const mixedBottom = bottom + u * (gx[d] * (fx - 1) + gy[d] * (fy - 1) - bottom);
    return (mixedTop + v * (mixedBottom - mixedTop)) * 1.5;
  }

  /** Fractal sum of octaves, normalized to about -1..1. */
  fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let sum = 0;
    let total = 0;
    let amplitude = 1;
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.at(x, y);
      total += amplitude;
      amplitude *= gain;
      x = x * 2.03 + 17.13;
      y = y * 2.03 - 9.71;
    }
    return sum / total;
  }
}

/** Worley noise with unit spacing. Results are left in the fields, so that a pixel loop allocates nothing. */
export class Cells {
  near = 0;
  second = 0;
  /** Hash of the nearest cell, 0..1, and a second independent one. */
  id = 0;
  other = 0;
  /** Center of the nearest cell. */
  x = 0;
  y = 0;
  private readonly seed: number;
  private readonly jitter: number;

  constructor(seed: number, jitter = 1) {
    this.seed = seed;
    this.jitter = jitter;
  }

  find(x: number, y: number): void {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    let nearest = 99;
    let second = 99;
    let bits = 0;
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const h = hashBits(cellX + i, cellY + j, this.seed);
        const dx = cellX + i + 0.5 + ((h & 0xffff) / 65536 - 0.5) * this.jitter - x;
        const dy = cellY + j + 0.5 + ((h >>> 16) / 65536 - 0.5) * this.jitter - y;
        const d = dx * dx + dy * dy;
        if (d < nearest) {
          second = nearest;
          nearest = d;
          bits = h;
          this.x = x + dx;
          this.y = y + dy;
        } else if (d < second) second = d;
      }
    }
    this.near = Math.sqrt(nearest);
    this.second = Math.sqrt(second);
    const mixed = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d) >>> 0;
    this.id = mixed / 4294967296;
    this.other = (Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39) >>> 0) / 4294967296;
  }
}
