import { type Line, linesOf } from "./lines.ts";

/** One row of delimited text: its trimmed cells, or why it is invalid. */
export interface Row {
  line: number;
  cells: string[];
  fault?: { reason: string; value: string };
}

/** A quote that is never closed would swallow the file, so a cell may not have more lines than this. */
const MAX_LINES = 500;

/**
 * Reads rows of CSV or TSV (RFC 4180) that have text. Written here because an invalid row must cost only that row, while available parsers give up
 * the rest of the file at a stray quote. A quote inside an unquoted cell (3/8" tile) is kept as is.
 */
export async function* rowsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row> {
  const source = linesOf(text);
  let waiting: Line[] = [];
  const next = async (): Promise<Line | null> => waiting.shift() ?? (await source.next()).value ?? null;
  for (let first = await next(); first; first = await next()) {
    const scan = scanLine([], null, first.text, delimiter);
    const more: Line[] = [];
    while (scan.open !== null && more.length < MAX_LINES) {
      const line = await next();
      if (!line) break;
      more.push(line);
      Object.assign(scan, scanLine(scan.cells, `${scan.open}\n`, line.text, delimiter));
    }
    if (scan.open !== null || (scan.stray && more.length > 0)) {
      // Only the line with the open quote is lost; the lines after it are read again.
      waiting = [...more, ...waiting];
      yield { line: first.number, cells: [], fault: { reason: "a quote is opened and not closed", value: first.text } };
    } else if (scan.stray) {
      yield { line: first.number, cells: scan.cells, fault: { reason: "text stands after a closing quote", value: first.text } };
    } else if (scan.cells.some((cell) => cell !== "")) {
      yield { line: first.number, cells: scan.cells };
    }
  }
}

interface Scan {
  cells: string[];
  /** The text of a quoted cell that continues on the next line; null when the row is complete. */
  open: string | null;
  stray: boolean;
}

function scanLine(cells: string[], open: string | null, text: string, delimiter: string): Scan {
  let at = 0;
  let quoted = open;
  let stray = false;
  for (;;) {
    if (quoted === null && text[at] === '"') {
      quoted = "";
      at += 1;
    }
    if (quoted === null) {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end === -1 ? undefined : end).trim());
      if (end === -1) return { cells, open: null, stray };
      at = end + 1;
      continue;
    }
    const close = text.indexOf('"', at);
    if (close === -1) return { cells, open: quoted + text.slice(at), stray };
    quoted += text.slice(at, close);
    at = close + 1;
    if (text[at] === '"') {
      quoted += '"';
      at += 1;
      continue;
    }
    cells.push(quoted.trim());
    quoted = null;
    const end = text.indexOf(delimiter, at);
    stray ||= text.slice(at, end === -1 ? undefined : end).trim() !== "";
    if (end === -1) return { cells, open: null, stray };
    at = end + 1;
  }
}
