import { isPdf, type PictureKind, pictureKind } from "../../../../domain/pictures/picture-kind.ts";

/** Kinds of files that staff may upload. In none of them can a browser run scripts. */
export type AssetFileKind = PictureKind | "pdf" | "mp4";

export const mediaTypes: Record<AssetFileKind, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  mp4: "video/mp4",
};

const films = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/;

/** Detects a file's kind from its first bytes, whatever its name; null for anything else. */
export function assetFileKind(bytes: Uint8Array): AssetFileKind | null {
  if (isPdf(bytes)) return "pdf";
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  return text(4, 8) === "ftyp" && films.test(text(8, 12)) ? "mp4" : pictureKind(bytes);
}
