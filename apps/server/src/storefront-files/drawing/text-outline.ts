import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

export type Face = "display" | "sans";

/** Font files of each face, in order of preference. */
const files: Record<Face, string[]> = {
  display: [
    import.meta.resolve("@fontsource/newsreader/files/newsreader-latin-400-normal.woff"),
    import.meta.resolve("@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff"),
  ],
  sans: [
    import.meta.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
    import.meta.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2"),
  ],
};
const opened = new Map<Face, Font[]>();

function fontsOf(face: Face): Font[] {
  const known = opened.get(face);
  if (known) return known;
  const fonts = files[face].map((file) => create(readFileSync(fileURLToPath(file))) as Font);
  opened.set(face, fonts);
  return fonts;
}

/** Splits a text into runs that one font has glyphs for; characters without a glyph are left out. */
function runsOf(text: string, fonts: Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

/** A line of text as shapes, so that it looks the same on machines without the shop's fonts. */
export interface Outline {
  /** An SVG group whose baseline starts at 0,0. */
  svg: string;
  width: number;
  /** The height of capitals. */
  capHeight: number;
}

/** @param size in pixels */
export function outline(text: string, face: Face, size: number, color: string): Outline {
  let width = 0;
  const fonts = fontsOf(face);
  const paths: string[] = [];
  for (const { font, text: run } of runsOf(text, fonts)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${(width + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})`;
      paths.push(`<path transform="${place}" d="${glyph.path.toSVG()}"/>`);
      width += xAdvance * scale;
    });
  }
  const [first] = fonts;
  return { svg: `<g fill="${color}">${paths.join("")}</g>`, width, capHeight: first ? (first.capHeight * size) / first.unitsPerEm : size };
}
