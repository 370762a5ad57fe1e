import sharp from "sharp";
import { qrCode } from "../../paper/qr-code.ts";
import { renderPaper } from "../../paper/render-paper.ts";
import { PIXELS } from "./line-picture.rules.ts";
import type { Sheet } from "./sheet.ts";
import { type LinePictures, SheetDocument } from "./sheet-document.tsx";

const QUALITY = 80;

/** Renders a document as a PDF. A line whose picture can't be decoded has none. */
export async function renderSheetDocument(sheet: Sheet): Promise<Buffer> {
  const [pictures, code] = await Promise.all([jpegsOf(sheet), sheet.scan ? qrCode(sheet.scan.address) : null]);
  return renderPaper(<SheetDocument sheet={sheet} pictures={pictures} code={code} />);
}

/** Returns the pictures of lines as JPEGs, the format that the renderer supports. Lines with the same file share one. */
async function jpegsOf({ rows }: Sheet): Promise<LinePictures> {
  const files = [...new Set(rows.flatMap(({ picture }) => picture ?? []))];
  const jpegs = await Promise.all(files.map(async (file) => [file, await jpegOf(file)] as const));
  return new Map(jpegs.flatMap(([file, jpeg]) => (jpeg ? [[file, jpeg]] : [])));
}

const jpegOf = (file: Uint8Array): Promise<Buffer | null> =>
  sharp(file)
    .resize({ ...PIXELS, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
    .catch(() => null);
