/** The properties of a surface at one point; reused, so that shading allocates nothing. Colors are linear, 1 is white. */
export class Look {
  r = 0;
  g = 0;
  b = 0;
  /** How far the face leans along u and v, which makes handmade glaze sparkle. */
  leanU = 0;
  leanV = 0;
  /** Fraction of the surface's shine at this point; a joint has none. */
  shine = 1;

  paint(r: number, g: number, b: number): void {
    this.r = r;
    this.g = g;
    this.b = b;
    this.leanU = 0;
    this.leanV = 0;
    this.shine = 1;
  }
}

export type Linear = readonly [number, number, number];

export interface Surface {
  /** Mean color, which it reflects back into the room. */
  readonly mean: Linear;
  /** Reflectance seen straight on: 0.04 for glaze and polish, 0 for chalk. */
  readonly shine: number;
  /** How blurred the reflection is: 0 is a mirror, 1 a sheen. */
  readonly rough: number;
  /** True if whole reflections must be traced and not only those of windows: polished floors and slabs, metal, water. */
  readonly mirror?: boolean;
  /** Returns the product at a point. */
  readonly product?: (u: number, v: number) => string;
  /** Light that the surface emits. */
  readonly glow?: Linear;
  /** Reads the surface at a point, over `width` mm. */
  look(u: number, v: number, width: number, out: Look): void;
}

export function toLinear(value: number): number {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

export function hexToLinear(hex: string): Linear {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) & 255), toLinear((value >> 8) & 255), toLinear(value & 255)];
}
