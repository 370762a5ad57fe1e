import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { ImportError } from "../../import/import-error.ts";
import { type FileKind, lookAtFile } from "../../import/read/look-at-file.ts";
import { isSpreadsheet } from "../../import/read/spreadsheet/spreadsheet.ts";

/** The encoding that spreadsheets on Windows write. */
const OTHER_ENCODING = "windows-1252";

/**
 * Finds out what a file is and how its letters are written.
 * @returns null for what is neither a spreadsheet nor text with columns
 */
export async function readFileKind(bytes: Uint8Array, name: string): Promise<(FileKind & { encoding: string }) | null> {
  if (!isSpreadsheet(bytes) && !isText(bytes)) return null;
  const folder = await mkdtemp(join(tmpdir(), "azulejo-import-"));
  const ending = extname(name).toLowerCase();
  const path = join(folder, `file${/^\.\w{1,8}$/.test(ending) ? ending : ""}`);
  try {
    await writeFile(path, bytes);
    const encoding = isSpreadsheet(bytes) || isUtf8(bytes) ? "utf-8" : OTHER_ENCODING;
    const kind = await lookAtFile(path, encoding);
    return kind && { ...kind, encoding };
  } catch (error) {
    if (error instanceof ImportError && error.code === "format") return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const START_BYTES = 64 * 1024;

/** Text has no zero bytes, except UTF-16 with a byte order mark. */
const isText = (bytes: Uint8Array): boolean => bytes.length > 0 && (hasMark(bytes) || !bytes.subarray(0, START_BYTES).includes(0));

const hasMark = ([one, other]: Uint8Array): boolean => (one === 0xff && other === 0xfe) || (one === 0xfe && other === 0xff);

function isUtf8(bytes: Uint8Array): boolean {
  if (hasMark(bytes)) return true;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
