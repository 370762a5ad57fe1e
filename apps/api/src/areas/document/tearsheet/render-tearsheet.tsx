import sharp from "sharp";
import { renderSVG } from "uqr";
import { renderPaper } from "../../../paper/render-paper.ts";
import type { Tearsheet } from "./tearsheet.ts";
import { TearsheetDocument } from "./tearsheet-document.tsx";

/** Three pixels per point of the picture's place on the sheet. */
const WIDTH = 732;
const QUALITY = 84;

/** Renders a tear sheet as a PDF, with its picture as JPEG, the format that the renderer supports. */
export async function renderTearsheetDocument(sheet: Tearsheet): Promise<Buffer> {
  const picture = sheet.picture && (await jpegOf(sheet.picture));
  return renderPaper(<TearsheetDocument sheet={{ ...sheet, picture }} scan={await scanOf(sheet)} />);
}

/** Pixels of the QR code's side, enough for any printer's resolution. */
const SCAN_SIDE = 480;

/** Returns the sheet's QR code as a picture. */
export const scanOf = ({ scan }: Pick<Tearsheet, "scan">): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG(scan.address, { ecc: "M", border: 2 })))
    .resize(SCAN_SIDE, SCAN_SIDE, { kernel: "nearest" })
    .png()
    .toBuffer();

/** Returns null for an unreadable picture; its place then stays empty. */
const jpegOf = (file: Uint8Array): Promise<Buffer | null> =>
  sharp(file)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
