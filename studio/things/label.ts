import { luminance, mixRgb, type Palette, type Rgb, scaleRgb } from "../color.ts";

export const PAPER: Rgb = [236, 230, 219];
export const PLASTIC: Rgb = [240, 239, 236];
const INK: Rgb = [38, 36, 34];
const WHITE: Rgb = [252, 251, 248];

/** Returns the colors of a package's printed band and of the line beside it. */
export function bandColors(palette: Palette): { band: Rgb; line: Rgb } {
  const band = palette.length > 1 && luminance(palette[0]) > 0.8 ? palette[1] : palette[0];
  const line = palette[palette.length - 1] === band ? scaleRgb(band, 0.7) : palette[palette.length - 1];
  return { band, line };
}

/** Returns an ink color that is readable on a background. */
export const inkOn = (ground: Rgb): Rgb => (luminance(ground) > 0.45 ? mixRgb(INK, ground, 0.08) : WHITE);
