import { breakLines } from "@azulejo/server/storefront-files/drawing/break-lines.ts";
import { type Face, outline } from "@azulejo/server/storefront-files/drawing/text-outline.ts";
import sharp from "sharp";

/** The text on a package, in both languages of its market. */
export interface Wording {
  readonly brand: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly contents: string;
}

/** Text printed on a panel: how much ink is at a point, `u` and `v` from 0 to 1 across and down the panel. */
export type Print = (u: number, v: number) => number;

const WIDTH = 900;
const MARGIN = 0.06;

interface Line {
  readonly text: string;
  readonly face: Face;
  /** Font size and space above, as fractions of the panel's width. */
  readonly size: number;
  readonly above: number;
  readonly most?: number;
  readonly strength?: number;
  /** Placed at the bottom of the panel instead of below the line before. */
  readonly atFoot?: boolean;
}

/** Lays out a package's text in the shop's fonts. @param ratio width of the panel divided by its height */
export function printWording({ brand, name, contents }: Wording, ratio: number): Promise<Print> {
  const narrow = ratio < 1.2 ? 1.15 : 1;
  return print(
    [
      { text: brand, face: "display", size: 0.185 * (brand.length > 9 ? 0.72 : 1) * narrow, above: 0.09 },
      { text: name.en, face: "sans", size: 0.066 * narrow, above: 0.075, most: 2 },
      { text: name.es, face: "sans", size: 0.05 * narrow, above: 0.045, most: 2, strength: 0.78 },
      { text: contents, face: "sans", size: 0.048 * narrow, above: 0.07, atFoot: true },
    ],
    ratio,
  );
}

/** Lays out lines below each other, from the upper left. */
export async function print(lines: readonly Line[], ratio: number): Promise<Print> {
  const height = Math.round(WIDTH / ratio);
  const left = WIDTH * MARGIN;
  let y = 0;
  const shapes: string[] = [];
  for (const { text, face, size, above, most = 1, strength = 1, atFoot = false } of lines) {
    const pixels = size * WIDTH;
    for (const part of breakLines(plain(text), WIDTH - 2 * left, most, (line) => outline(line, face, pixels, "#fff").width)) {
      const set = outline(part, face, pixels, "#fff");
      y = atFoot ? height - above * WIDTH : y + above * WIDTH + set.capHeight;
      shapes.push(`<g transform="translate(${left} ${y})" opacity="${strength}">${set.svg}</g>`);
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${shapes.join("")}</svg>`;
  const data = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  return (u, v) => {
    if (u < 0 || u > 1 || v < 0 || v > 1) return 0;
    const x = Math.min(WIDTH - 1.001, u * (WIDTH - 1));
    const row = Math.min(height - 1.001, v * (height - 1));
    const x0 = Math.floor(x);
    const y0 = Math.floor(row);
    const fx = x - x0;
    const fy = row - y0;
    const at = y0 * WIDTH + x0;
    const top = data[at] * (1 - fx) + data[at + 1] * fx;
    const bottom = data[at + WIDTH] * (1 - fx) + data[at + WIDTH + 1] * fx;
    return (top * (1 - fy) + bottom * fy) / 255;
  };
}

/** Writes ¼ as 1/4, because the fonts have few fraction characters. */
const plain = (text: string): string =>
  text.replace(
    /(\d)?([\u00BC-\u00BE\u2150-\u215E])/g,
    (_, whole, part) => `${whole ? `${whole} ` : ""}${part.normalize("NFKC").replace("\u2044", "/")}`,
  );
