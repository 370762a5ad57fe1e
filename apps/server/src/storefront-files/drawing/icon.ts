import pngToIco from "png-to-ico";
import sharp, { type Sharp } from "sharp";

/** The source of icons. */
export interface IconSource {
  data: Uint8Array;
  isDrawing: boolean;
  /** Fills its square, so it needs no background. */
  isFull: boolean;
  /** In pixels, or in units of the drawing. */
  width: number;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const DRAWING_DPI = 72;
const ICO_SIZES = [16, 32, 48];
/** The part of a maskable icon that every mask shows, as a share of its side; and the margin of other icons on a background. */
const shares = { maskable: 0.62, onBackground: 0.8 };

/** A drawing is rendered at the size that it is shown at. */
function open({ data, isDrawing, width }: Pick<IconSource, "data" | "isDrawing" | "width">, side: number): Sharp {
  if (!isDrawing) return sharp(data);
  const density = Math.min(2400, Math.max(DRAWING_DPI, Math.ceil((DRAWING_DPI * side) / width)));
  return sharp(data, { density });
}

/** A square PNG on a transparent background. */
export const iconPng = (source: IconSource, side: number): Promise<Buffer> =>
  open(source, side).resize(side, side, { fit: "contain", background: clear }).png().toBuffer();

/** The space that a logo fills in an email, with two pixels for each of the page's. */
const EMAIL_LOGO = { width: 440, height: 80 };

/** A PNG of a logo on a transparent background, as large as it is shown in emails on a fine screen. */
export const logoPng = (logo: Pick<IconSource, "data" | "isDrawing" | "width">): Promise<Buffer> =>
  open(logo, EMAIL_LOGO.width)
    .resize({ ...EMAIL_LOGO, fit: "inside" })
    .png()
    .toBuffer();

/** A square PNG on the storefront's background; `maskable` keeps the picture within the part that every mask shows. */
export async function iconOnBackground(source: IconSource, side: number, background: string, maskable: boolean): Promise<Buffer> {
  if (source.isFull) return open(source, side).resize(side, side).flatten({ background }).png().toBuffer();
  const inner = Math.round(side * (maskable ? shares.maskable : shares.onBackground));
  const picture = await iconPng(source, inner);
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: picture, gravity: "center" }])
    .png()
    .toBuffer();
}

/** `favicon.ico` in three sizes. */
export const ico = async (source: IconSource): Promise<Buffer> =>
  pngToIco(await Promise.all(ICO_SIZES.map((side) => iconPng(source, side))));
