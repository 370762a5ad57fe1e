import type { Font, Glyph } from "fontkit";

/**
 * Makes glyphs of a font class keep their characters. fontkit caches a glyph as first read, and embedding a font reads parts of a glyph,
 * such as the dots of a colon, without a character. Later documents would then have periods that can't be copied or read aloud.
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
