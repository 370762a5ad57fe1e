import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A persistent list of JSON lines. */
export interface Journal<Line> {
  /** The lines written so far, oldest first. */
  read(): Line[];
  append(line: Line): void;
  /** Replaces all lines. */
  rewrite(lines: Iterable<Line>): void;
}

/** A journal that stores nothing, for state in memory only. */
export function noJournal<Line>(): Journal<Line> {
  return { read: () => [], append: () => undefined, rewrite: () => undefined };
}

function parseLines<Line>(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    try {
      lines.push(JSON.parse(line) as Line);
    } catch {
      // A killed process may have truncated its last line; all lines before it are complete.
    }
  }
  return lines;
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** Runs a write. @returns false if the disk is full */
function fits(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}

const RETRY_MS = 1_000;

/**
 * A journal in a file. Writes are synchronous without fsync: they survive the end of the process, which the shop's sweep needs, but not a
 * power failure. Lines for which a full disk has no space wait in memory.
 */
export function fileJournal<Line>(path: string): Journal<Line> {
  const waiting: string[] = [];
  let retry: NodeJS.Timeout | undefined;
  const encode = (line: Line): string => `${JSON.stringify(line)}\n`;
  const flush = (): void => {
    clearTimeout(retry);
    if (waiting.length === 0) return;
    const written = sizeOf(path);
    if (fits(() => appendFileSync(path, waiting.join(""), { mode: 0o600 }))) {
      waiting.length = 0;
      return;
    }
    cutBack(path, written);
    retry = setTimeout(flush, RETRY_MS).unref();
  };
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && !readFileSync(path, "utf8").endsWith("\n")) waiting.push("\n");
  flush();
  return {
    read: () => (existsSync(path) ? parseLines<Line>(readFileSync(path, "utf8")) : []),
    append(line) {
      waiting.push(encode(line));
      flush();
    },
    rewrite(lines) {
      const next = `${path}.next`;
      const all = [...lines].map(encode).join("");
      // If the disk has no space for the shorter journal, the longer one with the same content stays.
      if (!fits(() => writeFileSync(next, all, { mode: 0o600 }))) return rmSync(next, { force: true });
      renameSync(next, path);
      waiting.length = 0;
    },
  };
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/** Removes a part of a line that was written before the disk was full. */
function cutBack(path: string, size: number): void {
  if (existsSync(path) && statSync(path).isFile()) truncateSync(path, size);
}
