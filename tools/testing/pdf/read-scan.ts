import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { objectsOf, streamOf } from "./read-pdf.ts";

/** Matches a dark module of a QR code: a closed square of one unit. */
const MODULE = /^(\d+) (\d+) m\n\d+ \2 l\n/gm;
/** Pixels per module, and the width in modules of the white border around a code. */
const PIXELS = 4;
const MARGIN = 4;

/** Returns the texts of the QR codes that a PDF draws, one per page. */
export function readScans(file: Buffer): string[] {
  const raw = file.toString("latin1");
  const objects = objectsOf(raw);
  return [...raw.matchAll(/\/Contents (\d+) 0 R/g)].flatMap(([, contents = ""]) => {
    const dark = [...streamOf(objects.get(contents) ?? "").matchAll(MODULE)].map(([, x, y]) => [Number(x), Number(y)] as const);
    return dark.length === 0 ? [] : [decodeQR(pictureOf(dark))];
  });
}

function pictureOf(dark: (readonly [number, number])[]): { width: number; height: number; data: Uint8Array } {
  const side = (Math.max(...dark.flat()) + 1 + 2 * MARGIN) * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [x, y] of dark)
    for (let row = 0; row < PIXELS; row++) {
      const from = (((y + MARGIN) * PIXELS + row) * side + (x + MARGIN) * PIXELS) * 4;
      for (let at = from; at < from + PIXELS * 4; at += 4) data.fill(0, at, at + 3);
    }
  return { width: side, height: side, data };
}

/** Returns the text of the QR code in a picture. */
export async function readPicture(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
