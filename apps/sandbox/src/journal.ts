import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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

/**
 * A journal in a file. Writes are synchronous and without fsync: they survive the death of the process,
 * which is what the shop's sweep needs, not the death of the machine.
 */
export function fileJournal<Line>(path: string): Journal<Line> {
  mkdirSync(dirname(path), { recursive: true });
  const encode = (line: Line): string => `${JSON.stringify(line)}\n`;
  if (existsSync(path) && !readFileSync(path, "utf8").endsWith("\n")) appendFileSync(path, "\n");
  return {
    read: () => (existsSync(path) ? parseLines<Line>(readFileSync(path, "utf8")) : []),
    append: (line) => appendFileSync(path, encode(line), { mode: 0o600 }),
    rewrite: (lines) => {
      const next = `${path}.next`;
      writeFileSync(next, [...lines].map(encode).join(""), { mode: 0o600 });
      renameSync(next, path);
    },
  };
}
