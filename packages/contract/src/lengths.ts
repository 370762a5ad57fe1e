const MM_PER_INCH = 25.4;
const SIXTEENTHS = 16;

/** Fractions with a character of their own, which sixteenths don't have. A hyphen keeps `1-3/16` from being read as `13/16`. */
const characters: Record<string, string> = { "1/2": "½", "1/4": "¼", "3/4": "¾", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞" };

/**
 * Formats a length in inches to the nearest sixteenth, as a reduced fraction: `11¾`, `23-9/16`. A positive length is at least `1/16`.
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
  const fraction = `${numerator}/${denominator}`;
  const character = characters[fraction];
  if (whole === 0) return character ?? fraction;
  return character ? `${whole}${character}` : `${whole}-${fraction}`;
}

/** Formats millimeters with the separator of thousands that both languages of the US use: `3,200`. */
export const wholeMillimeters = (mm: number): string => mm.toLocaleString("en-US");

/** Formats one or more sides in both systems: `11¾ × 23-9/16 in (298 × 598 mm)`. */
export const bothSystems = (...sides: number[]): string =>
  `${sides.map(inches).join(" × ")} in (${sides.map(wholeMillimeters).join(" × ")} mm)`;

/** Formats a slab's thickness as the trade does: `2 cm`, `12 mm`. */
export const slabThickness = (mm: number): string => (mm % 10 === 0 ? `${mm / 10} cm` : `${mm} mm`);

interface Sides {
  shape: string | null;
  thicknessMm: number | null;
}

/** Maximum depth of a board, panel or stone without a shape. A deeper item is a tool or package. */
const DEEPEST_PANEL_MM = 40;

export const isPackage = ({ shape }: Pick<Sides, "shape">): boolean => shape === "bag" || shape === "bucket";

/** Returns the thickness of a tile, slab, trim or board in mm; null for a package or tool. */
export function thicknessOf(item: Sides): number | null {
  const { thicknessMm, shape } = item;
  if (thicknessMm === null || isPackage(item)) return null;
  return (shape === null || shape === "none") && thicknessMm > DEEPEST_PANEL_MM ? null : thicknessMm;
}

/** Formats the thickness of a tile, slab, trim or board; empty for a package or tool. */
export function thicknessLabel(item: Sides): string {
  const thickness = thicknessOf(item);
  if (thickness === null) return "";
  return item.shape === "slab" ? slabThickness(thickness) : bothSystems(thickness);
}
