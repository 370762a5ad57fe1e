import pngToIco from "png-to-ico";
import sharp, { type Sharp } from "sharp";

/** The picture from which icons are made. */
export interface IconSource {
  data: Uint8Array;
  isDrawing: boolean;
  /** Whether it fills its square, so that it needs no background. */
  isFull: boolean;
  /** In pixels, or in units of an SVG. */
  width: number;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const DRAWING_DPI = 72;
const ICO_SIZES = [16, 32, 48];
/** Shares of an icon's side: the part of a maskable icon that every mask shows, and that of other icons on a background. */
const shares = { maskable: 0.62, onBackground: 0.8 };

/** An SVG is rendered at its displayed size. */
function open({ data, isDrawing, width }: Pick<IconSource, "data" | "isDrawing" | "width">, side: number): Sharp {
  if (!isDrawing) return sharp(data);
  const density = Math.min(2400, Math.max(DRAWING_DPI, Math.ceil((DRAWING_DPI * side) / width)));
  return sharp(data, { density });
}

/** A square PNG on a transparent background. */
export const iconPng = (source: IconSource, side: number): Promise<Buffer> =>
  open(source, side).resize(side, side, { fit: "contain", background: clear }).png().toBuffer();

/** Maximum logo size in an email, at two pixels per CSS pixel. */
const EMAIL_LOGO = { width: 440, height: 80 };

/** A PNG of a logo on a transparent background, at its size in emails on high-density screens. */
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
