/** What a surface says about one place; reused, so that shading allocates nothing. Colors are linear, 1 is white. */
export class Look {
  r = 0;
  g = 0;
  b = 0;
  /** How far the face leans from flat along u and v: what makes hand-made glaze sparkle. */
  leanU = 0;
  leanV = 0;
  /** Share of the surface's shine that is left here; a joint has none. */
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
  /** Color seen from afar: what it throws back into the room. */
  readonly mean: Linear;
  /** Reflection straight on: 0.04 for glaze and polish, 0 for chalk. */
  readonly shine: number;
  /** How blurred the reflection is, 0 a mirror, 1 a sheen. */
  readonly rough: number;
  /** True where what is reflected must be traced and not only the windows: polished floors and slabs, metal, water. */
  readonly mirror?: boolean;
  /** The product that lies at a place. */
  readonly product?: (u: number, v: number) => string;
  /** Light it gives by itself. */
  readonly glow?: Linear;
  /** Looks at a place of `width` mm. */
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
