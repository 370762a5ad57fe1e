import { createReadStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import type { DecimalMark } from "../complete/amount.rules.ts";
import { hasBadBytes } from "../formats/bad-bytes.ts";
import { ImportError } from "../import-error.ts";
import type { Encoding } from "./encoding.ts";
import { isSpreadsheet, readSpreadsheet } from "./spreadsheet/spreadsheet.ts";

/** A file being read: its text in chunks, and the progress. */
export interface Source {
  /** The first part of the text, for detecting the format. */
  start: string;
  text(): AsyncGenerator<string>;
  readonly bytes: { done: number; total: number };
}

const START_BYTES = 64 * 1024;

/**
 * @param named the file's encoding; a byte order mark comes first, and UTF-8 is the default
 * @param decimal the mark with which the numbers of a spreadsheet are written
 * @throws ImportError when the file or its first line cannot be read
 */
export async function openSource(path: string, named?: Encoding, decimal: DecimalMark = "."): Promise<Source> {
  const total = sizeOf(path);
  const first = await readStart(path);
  if (isSpreadsheet(first)) return sourceOf(withoutControls(await readSpreadsheet(path, decimal)));
  const encoding = encodingOfMark(first) ?? encodingOfZeros(first) ?? named ?? "utf-8";
  const readable = encoding.startsWith("utf-") ? withoutControls : (text: string) => withoutControls(markUnassigned(text));
  const start = withoutSeparatorLine(readable(new TextDecoder(encoding).decode(first)));
  if (hasBadBytes(start.split(/[\r\n]/, 1)[0] ?? "")) throw new ImportError(wrongEncoding(path, encoding), "encoding");
  const bytes = { done: 0, total };
  return {
    start,
    bytes,
    async *text() {
      const decoder = new TextDecoder(encoding);
      for await (const chunk of createReadStream(path, { highWaterMark: START_BYTES })) {
        const text = readable(decoder.decode(chunk as Buffer, { stream: true }));
        yield bytes.done === 0 ? withoutSeparatorLine(text) : text;
        bytes.done += (chunk as Buffer).length;
      }
      yield readable(decoder.decode());
    },
  };
}

/** Returns a source of text that is in memory. */
function sourceOf(whole: string): Source {
  const bytes = { done: 0, total: whole.length };
  return {
    start: whole.slice(0, START_BYTES),
    bytes,
    async *text() {
      for (; bytes.done < whole.length; bytes.done = Math.min(whole.length, bytes.done + START_BYTES))
        yield whole.slice(bytes.done, bytes.done + START_BYTES);
    },
  };
}

/** Returns the encoding of the file's byte order mark, or null if it has none. */
function encodingOfMark([a, b, c]: Buffer): Encoding | null {
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xef && b === 0xbb && c === 0xbf ? "utf-8" : null;
}

const SAMPLE_BYTES = 1024;

/** Returns UTF-16 for text whose every other byte is zero, as that of Latin letters is without a byte order mark. */
function encodingOfZeros(start: Buffer): Encoding | null {
  const sample = start.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 1].map((odd) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  const place = zeros.findIndex((count) => count > sample.length / 4);
  return place === -1 ? null : place === 0 ? "utf-16be" : "utf-16le";
}

/** Empties the line "sep=;" that Excel may write before the header, so that line numbers stay the same. */
const withoutSeparatorLine = (text: string): string => text.replace(/^\uFEFF?"?sep=.?"?(?=[\r\n])/i, "");

const wrongEncoding = (path: string, encoding: Encoding): string =>
  `${path} is not written in ${encoding}. If a spreadsheet saved it on Windows, import it with --encoding windows-1252, or with utf-16le if it was saved as Unicode text.`;

/** One-byte encodings give control characters for bytes that they have no letter for; text has none. */
const markUnassigned = (text: string): string => text.replace(/[\u0080-\u009F]/g, "\uFFFD");

/** Removes control characters, which the database refuses. */
const withoutControls = (text: string): string => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, "");

function sizeOf(path: string): number {
  try {
    const stat = statSync(path);
    if (stat.isFile()) return stat.size;
  } catch {
    // The error below says what to do.
  }
  throw new ImportError(`There is no file ${path}.`);
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
