import { type mainColors, mix } from "@azulejo/ui/colors.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "@azulejo/web/app/shell/head/social-picture.ts";
import sharp from "sharp";
import { breakLines } from "./break-lines.ts";
import { type Face, outline } from "./text-outline.ts";

interface Card {
  name: string;
  tagline: string;
  colors: ReturnType<typeof mainColors>;
  logo: { data: Uint8Array; isDrawing: boolean; width: number; height: number } | null;
}

const MARGIN = 80;
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;
const LOGO = { width: 760, height: 190 };
const TILE = 150;
const JOINT = 3;
/** The accent's share in the color of each tile in the bottom row. */
const shades = [1, 0.86, 1, 0.72, 0.92, 1, 0.8, 0.95];

/** A storefront's picture for social networks: logo or name, tagline, and a row of tiles in its accent color. */
export async function drawCard({ name, tagline, colors, logo }: Card): Promise<Buffer> {
  const room = CARD_HEIGHT - TILE;
  const title = logo ? null : textBlock(name, "display", 96, 108, 2, colors.ink);
  const lead = textBlock(tagline, "sans", 38, 52, 2, colors.inkSoft);
  const head = title?.height ?? LOGO.height;
  const top = Math.round((room - head - 36 - lead.height) / 2);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
    <path fill="${colors.background}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>
    ${title ? `<g transform="translate(${MARGIN} ${top})">${title.svg}</g>` : ""}
    <g transform="translate(${MARGIN} ${top + head + 36})">${lead.svg}</g>
    ${tiles(colors)}</svg>`;
  const layers = logo ? [{ input: await fitLogo(logo), left: MARGIN, top }] : [];
  return sharp(Buffer.from(drawing)).composite(layers).jpeg({ quality: 88, chromaSubsampling: "4:4:4" }).toBuffer();
}

function textBlock(text: string, face: Face, size: number, leading: number, most: number, color: string) {
  const lines = breakLines(text, TEXT_WIDTH, most, (line) => outline(line, face, size, color).width);
  const svg = lines.map((line, index) => {
    const { svg: shapes, capHeight } = outline(line, face, size, color);
    return `<g transform="translate(0 ${capHeight + index * leading})">${shapes}</g>`;
  });
  return { svg: svg.join(""), height: size * 0.7 + Math.max(0, lines.length - 1) * leading };
}

const tiles = ({ accent, background }: Card["colors"]): string =>
  shades
    .map((share, index) => {
      const [x, y, side] = [index * TILE, CARD_HEIGHT - TILE, TILE - JOINT];
      return `<path fill="${mix(accent, background, share)}" d="M${x} ${y}h${side}v${TILE}h-${side}z"/>`;
    })
    .join("");

/** Left-aligned in its box. */
const fitLogo = ({ data, isDrawing, width, height }: NonNullable<Card["logo"]>): Promise<Buffer> => {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return sharp(data, isDrawing ? { density: Math.min(2400, Math.max(72, Math.ceil(72 * scale))) } : {})
    .resize(LOGO.width, LOGO.height, { fit: "contain", position: "left bottom", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
};
