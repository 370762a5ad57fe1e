import { extname } from "node:path";
import { hasBadBytes } from "../formats/bad-bytes.ts";
import type { FormatName } from "../formats/format.ts";
import { type Recognized, recognize } from "../formats/systems/ready-maps.ts";
import { ImportError } from "../import-error.ts";
import { detectFormat, headerOf, readyNames } from "./detect-format.ts";
import type { Encoding } from "./encoding.ts";
import { openSource } from "./open-source.ts";

/** A file's likely kind, before its rows are read. */
export interface FileKind {
  /** Null for another system's CSV. */
  format: FormatName | null;
  /** The columns of a CSV or TSV. */
  header: string[];
  /** The system that writes such files, if it is one that we have a ready map for. */
  system: Recognized | null;
}

const LONGEST_NAME = 300;
const MAX_COLUMNS = 500;

/**
 * Finds out what a file is: a format that we know, or a CSV with columns of its own. Null for anything else.
 * @throws ImportError when its first line is in another encoding
 */
export async function lookAtFile(path: string, encoding: Encoding): Promise<FileKind | null> {
  const { start } = await openSource(path, encoding);
  const format = await detectFormat(path, start).catch((error: unknown) => {
    if (error instanceof ImportError) return null;
    throw error;
  });
  const hasColumns = format === null || format.endsWith("csv") || format.endsWith("tsv");
  const written = hasColumns ? (await headerOf(start)).names : [];
  if (format !== null) return { format, header: written, system: null };
  const system = recognize(written);
  const names = system ? await readyNames(system.system, start) : written;
  const isTable =
    names.length >= 2 &&
    names.length <= MAX_COLUMNS &&
    names.every((name) => name.length <= LONGEST_NAME && !hasBadBytes(name)) &&
    ["", ".csv", ".txt", ".tsv", ".xlsx"].includes(extname(path).toLowerCase());
  return isTable ? { format, header: names, system } : null;
}
