import { unzipSync, zipSync } from "fflate";

/**
 * Unpacks a spreadsheet, which may be far larger inside, and packs it again without compressing it. Nothing is unpacked beyond the
 * sizes that the file itself states, and those are added up first.
 * @param most bytes inside
 * @returns null for a larger one
 */
export function unpack(file: Uint8Array, most: number): Uint8Array<ArrayBuffer> | null {
  let bytes = 0;
  const parts = unzipSync(file, {
    filter({ name, originalSize }) {
      const isPart = /\.(?:xml|rels)$/.test(name);
      if (isPart) bytes += originalSize;
      return isPart && bytes <= most;
    },
  });
  return bytes <= most ? zipSync(parts, { level: 0 }) : null;
}
