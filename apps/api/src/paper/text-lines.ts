import { fileOf, TEXT_FACE } from "./faces.ts";

/** The least share of a line that is filled when words of usual length wrap. */
const FILLED = 0.75;

/** Returns the maximum number of lines of a text. @param size font size in points @param width of the lines, in points */
export function linesAtMost(text: string, size: number, width: number): number {
  if (text === "") return 0;
  const needed = size * widthOf(text);
  return needed <= width ? 1 : Math.ceil(needed / (width * FILLED));
}

/** Maximum width of bold characters relative to regular ones. */
const BOLD = 1.1;

/** Returns the font size in points at which a bold text fits on one line. @param most the maximum size */
export const sizeToFit = (text: string, most: number, width: number): number => Math.min(most, width / (widthOf(text) * BOLD || 1));

/** Returns the width in em. Characters missing in the font count as square, like Chinese ones. */
function widthOf(text: string): number {
  const font = fileOf(TEXT_FACE);
  return [...text].reduce((sum, letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return sum + (font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : 1);
  }, 0);
}
