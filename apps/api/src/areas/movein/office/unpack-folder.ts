import { basename, extname } from "node:path";
import { ShopError } from "@azulejo/contract";
import { unzip } from "fflate";

const MEGABYTE = 1024 * 1024;
const MAX_FILES = 10_000;
const MAX_UNPACKED_MB = 200;

export interface UnpackedFile {
  name: string;
  data: Uint8Array;
}

/**
 * Returns the files of a folder in a ZIP file without their folders. Nothing is unpacked beyond the sizes that the file itself states, and
 * those are added up first.
 * @param endings those of files to take; others, and what an operating system adds, are left out
 * @throws office_move_in_zip for a file that can't be read or is too large, names paths outside, or has two files of one name
 */
export async function unpackFolder(file: Uint8Array, endings: ReadonlySet<string>): Promise<UnpackedFile[]> {
  const names = new Set<string>();
  let bytes = 0;
  let isRefused = false;
  const wanted = (path: string, size: number): boolean => {
    const parts = path.replaceAll("\\", "/").split("/");
    const name = parts.at(-1) ?? "";
    if (parts.includes("..") || path.startsWith("/") || /^[a-z]:/i.test(path)) isRefused = true;
    if (name === "" || name.startsWith(".") || parts.includes("__MACOSX") || !endings.has(extname(name).toLowerCase())) return false;
    if (names.has(name)) isRefused = true;
    names.add(name);
    bytes += size;
    if (names.size > MAX_FILES || bytes > MAX_UNPACKED_MB * MEGABYTE) isRefused = true;
    return !isRefused;
  };
  const parts = await new Promise<Record<string, Uint8Array> | null>((resolve) => {
    try {
      unzip(file, { filter: ({ name, originalSize }) => wanted(name, originalSize) }, (error, found) => resolve(error ? null : found));
    } catch {
      resolve(null);
    }
  });
  const files = Object.entries(parts ?? {}).map(([path, data]) => ({ name: basename(path.replaceAll("\\", "/")), data }));
  if (isRefused || files.length === 0) throw new ShopError("office_move_in_zip", { most: MAX_FILES, limit: MAX_UNPACKED_MB });
  return files;
}
