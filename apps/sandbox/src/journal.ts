import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A list of JSON lines that outlives the process. */
export interface Journal<Line> {
  /** The lines written so far, oldest first. */
  read(): Line[];
  append(line: Line): void;
  /** Puts these lines in the place of all others. */
  rewrite(lines: Iterable<Line>): void;
}

/** A journal that forgets: state then lives in memory only. */
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
      // The last line of a killed process may be cut; what stands before it is whole.
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
