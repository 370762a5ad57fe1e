const MM_PER_INCH = 25.4;
const SIXTEENTHS = 16;

/**
 * Formats a length in inches to the nearest sixteenth, as a reduced fraction: `11 3/4`. A positive length is at least `1/16`.
 * @param mm millimeters, not negative
 */
export function inches(mm: number): string {
  const sixteenths = mm > 0 ? Math.max(1, Math.round((mm / MM_PER_INCH) * SIXTEENTHS)) : 0;
  const whole = Math.floor(sixteenths / SIXTEENTHS);
  let numerator = sixteenths % SIXTEENTHS;
  if (numerator === 0) return String(whole);
  let denominator = SIXTEENTHS;
  while (numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  return whole === 0 ? `${numerator}/${denominator}` : `${whole} ${numerator}/${denominator}`;
}

/** Formats one or more sides in both systems: `11 3/4 × 23 9/16 in (298 × 598 mm)`. */
export const bothSystems = (...sides: number[]): string => `${sides.map(inches).join(" × ")} in (${sides.join(" × ")} mm)`;

interface Sides {
  shape: string | null;
  thicknessMm: number | null;
}

/** Deepest a board, panel or stone sold without a shape can be; what is deeper is a tool or a package. */
const DEEPEST_PANEL_MM = 40;

export const isPackage = ({ shape }: Pick<Sides, "shape">): boolean => shape === "bag" || shape === "bucket";

/** Returns the thickness of a tile, slab, trim or board; null for a package or tool, which has a depth. */
export function thicknessOf(item: Sides): number | null {
  const { thicknessMm, shape } = item;
  if (thicknessMm === null || isPackage(item)) return null;
  return (shape === null || shape === "none") && thicknessMm > DEEPEST_PANEL_MM ? null : thicknessMm;
}
