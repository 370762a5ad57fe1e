import { fileOf, TEXT_FACE } from "./faces.ts";

/** Breaking at words leaves at most so much of a line empty in the words of a ledger. */
const FILLED = 0.75;

/** Returns how many lines a text takes at most. @param size of the font, in points @param width of the lines, in points */
export function linesAtMost(text: string, size: number, width: number): number {
  if (text === "") return 0;
  const needed = size * widthOf(text);
  return needed <= width ? 1 : Math.ceil(needed / (width * FILLED));
}

/** Bold letters are wider by up to so much. */
const BOLD = 1.1;

/** Returns the size in points at which a bold text fits on one line. @param most the size if there is room */
export const sizeToFit = (text: string, most: number, width: number): number => Math.min(most, width / (widthOf(text) * BOLD || 1));

/** The width in em: what the face lacks is as wide as it is high, like the characters of Chinese. */
function widthOf(text: string): number {
  const font = fileOf(TEXT_FACE);
  return [...text].reduce((sum, letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return sum + (font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : 1);
  }, 0);
}
