/** The picture formats accepted from users. SVG and GIF are not accepted, because they can contain scripts and animation. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif";

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, signs: number[]): boolean => signs.every((sign, index) => bytes[index] === sign);

/** Detects a picture's format from its first bytes, whatever its name; null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  return ascii(bytes, 4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(bytes, 8, 12)) ? "avif" : null;
}

/** A PDF must begin with `%PDF-`; other bytes before it are refused. */
export const isPdf = (bytes: Uint8Array): boolean => ascii(bytes, 0, 5) === "%PDF-";
