import type { Font, Glyph } from "fontkit";

/**
 * Lets the glyphs of a font's class know their letters. fontkit keeps a glyph for all papers of a process as it was first read, and whoever
 * embeds a font reads the parts of a letter, such as the points of a colon, without a letter: a later paper had periods that can be seen,
 * but not copied or read aloud.
 */
export function keepLetters(font: Font): void {
  const shared = Object.getPrototypeOf(font) as Font;
  const { getGlyph } = shared;
  shared.getGlyph = function (this: Font, id, codePoints = []) {
    const glyph = getGlyph.call(this, id, codePoints);
    return glyph && glyph.codePoints.length === 0 && codePoints.length > 0 ? named(glyph, codePoints) : glyph;
  };
}

const named = (glyph: Glyph, codePoints: number[]): Glyph =>
  Object.assign(glyph, {
    codePoints,
    isMark: codePoints.every((point) => /\p{M}/u.test(String.fromCodePoint(point))),
    isLigature: codePoints.length > 1,
  });
