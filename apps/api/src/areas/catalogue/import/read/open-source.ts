import { createReadStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { ImportError } from "../import-error.ts";

/** A file being read: its text in chunks, and the progress. */
export interface Source {
  /** The first part of the text, for detecting the format. */
  start: string;
  text(): AsyncGenerator<string>;
  readonly bytes: { done: number; total: number };
}

const START_BYTES = 64 * 1024;

/** @throws ImportError when the file cannot be read */
export async function openSource(path: string): Promise<Source> {
  const total = sizeOf(path);
  const first = await readStart(path);
  const encoding = first[0] === 0xff && first[1] === 0xfe ? "utf-16le" : first[0] === 0xfe && first[1] === 0xff ? "utf-16be" : "utf-8";
  const bytes = { done: 0, total };
  return {
    start: new TextDecoder(encoding).decode(first),
    bytes,
    async *text() {
      const decoder = new TextDecoder(encoding);
      for await (const chunk of createReadStream(path, { highWaterMark: START_BYTES })) {
        yield withoutControls(decoder.decode(chunk as Buffer, { stream: true }));
        bytes.done += (chunk as Buffer).length;
      }
      yield decoder.decode();
    },
  };
}

/** Removes control characters, which the database refuses. */
const withoutControls = (text: string): string => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, "");

function sizeOf(path: string): number {
  try {
    const stat = statSync(path);
    if (stat.isFile()) return stat.size;
  } catch {
    // Reported below, with what to do.
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
