import sharp from "sharp";
import { renderSVG } from "uqr";

/** Pixels of the side, enough for any printer's resolution. */
const SIDE = 480;

/** Returns a QR code as a PNG picture. */
export const qrCode = (address: string): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG(address, { ecc: "M", border: 2 })))
    .resize(SIDE, SIDE, { kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
