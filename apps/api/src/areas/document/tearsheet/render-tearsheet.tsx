import sharp from "sharp";
import { qrCode } from "../../../paper/qr-code.ts";
import { renderPaper } from "../../../paper/render-paper.ts";
import type { Tearsheet } from "./tearsheet.ts";
import { TearsheetDocument } from "./tearsheet-document.tsx";

/** Three pixels per point of the picture's place on the sheet. */
const WIDTH = 732;
const QUALITY = 84;

/** Renders a tear sheet as a PDF, with its picture as JPEG, the format that the renderer supports. */
export async function renderTearsheetDocument(sheet: Tearsheet): Promise<Buffer> {
  const picture = sheet.picture && (await jpegOf(sheet.picture));
  return renderPaper(<TearsheetDocument sheet={{ ...sheet, picture }} scan={await qrCode(sheet.scan.address)} />);
}

/** Returns null for an unreadable picture; its place then stays empty. */
const jpegOf = (file: Uint8Array): Promise<Buffer | null> =>
  sharp(file)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
