import sharp from "sharp";
import { renderSVG } from "uqr";
import { renderPaper } from "../../../paper/render-paper.ts";
import type { Tearsheet } from "./tearsheet.ts";
import { TearsheetDocument } from "./tearsheet-document.tsx";

/** Three pixels for each point of its place on the sheet. */
const WIDTH = 732;
const QUALITY = 84;

/** Lays a tear sheet out, with its picture in the only format that the renderer and every printer know. */
export async function renderTearsheetDocument(sheet: Tearsheet): Promise<Buffer> {
  const picture = sheet.picture && (await jpegOf(sheet.picture));
  return renderPaper(<TearsheetDocument sheet={{ ...sheet, picture }} scan={await scanOf(sheet)} />);
}

/** Large enough for a printer's finest dots. */
const SCAN_SIDE = 480;

/** Returns the sheet's QR code as a picture. */
export const scanOf = ({ scan }: Pick<Tearsheet, "scan">): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG(scan.address, { ecc: "M", border: 2 })))
    .resize(SCAN_SIDE, SCAN_SIDE, { kernel: "nearest" })
    .png()
    .toBuffer();

/** A picture that can't be read leaves its place empty. */
const jpegOf = (file: Uint8Array): Promise<Buffer | null> =>
  sharp(file)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
