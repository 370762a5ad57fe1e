import { luminance, type Palette, type Rgb, scaleRgb } from "../color.ts";

export const PAPER: Rgb = [236, 230, 219];
export const PLASTIC: Rgb = [240, 239, 236];

/** The printed band of a package and the line beside it. */
export function bandColors(palette: Palette): { band: Rgb; line: Rgb } {
  const band = palette.length > 1 && luminance(palette[0]) > 0.8 ? palette[1] : palette[0];
  const line = palette[palette.length - 1] === band ? scaleRgb(band, 0.7) : palette[palette.length - 1];
  return { band, line };
}
