import { type FileKind, isPicture, kindOfBytes, kindOfName } from "../../assets/file-kind.ts";
import { hashOf } from "../../assets/store/file-store.ts";
import { LARGEST_PIXELS, openPicture } from "../../assets/variants/render-variant.ts";
import { unprocessable } from "../../http/failure.ts";

export interface ExaminedFile {
  kind: FileKind;
  hash: string;
  /** Size of a picture as displayed; null for other files. */
  width: number | null;
  height: number | null;
  /** The mean color as `#rrggbb`. */
  color: string | null;
}

/**
 * Examines a file before it is stored: its type, its size, and whether it can be displayed.
 * @throws 422
 */
export async function examineFile(name: string, bytes: Buffer): Promise<ExaminedFile> {
  const kind = kindOfBytes(bytes);
  const promised = kindOfName(name);
  if (!kind || kind !== promised)
    throw unprocessable(`file: ${name} holds ${kind ? `a file of the kind ${kind}` : "nothing that is known"}`);
  const seen = isPicture(kind) ? await look(bytes) : { width: null, height: null, color: null };
  return { kind, hash: hashOf(bytes), ...seen };
}

/** Reads the size from the header first, and then decodes the picture once, to one pixel. */
async function look(bytes: Buffer): Promise<{ width: number; height: number; color: string }> {
  const image = openPicture(bytes);
  const { autoOrient } = await image.metadata().catch(cannotBeRead);
  const { width, height } = autoOrient;
  if (width * height > LARGEST_PIXELS) throw unprocessable(`file: has more than ${LARGEST_PIXELS / 1e6} million pixels`);
  const pixel = await openPicture(bytes)
    .flatten({ background: "#fff" })
    .resize(1, 1, { fit: "fill" })
    .toColorspace("srgb")
    .raw()
    .toBuffer()
    .catch(cannotBeRead);
  const [red = 0, green = red, blue = red] = pixel.length < 3 ? [pixel[0] ?? 0] : pixel;
  return { width, height, color: `#${[red, green, blue].map((one) => one.toString(16).padStart(2, "0")).join("")}` };
}

function cannotBeRead(error: unknown): never {
  const isTooLarge = /pixel limit/i.test(String((error as Error).message));
  throw unprocessable(isTooLarge ? `file: has more than ${LARGEST_PIXELS / 1e6} million pixels` : "file: is broken or cannot be shown");
}
