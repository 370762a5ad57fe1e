/** Pictures that the shop takes from people. SVG and GIF, which can act and move, are none of them. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif";

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, signs: number[]): boolean => signs.every((sign, index) => bytes[index] === sign);

/** What a file is by its first bytes, whatever it is called; null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  return ascii(bytes, 4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(bytes, 8, 12)) ? "avif" : null;
}

/** `%PDF-` stands at the very beginning; what hides it behind other bytes is refused. */
export const isPdf = (bytes: Uint8Array): boolean => ascii(bytes, 0, 5) === "%PDF-";
