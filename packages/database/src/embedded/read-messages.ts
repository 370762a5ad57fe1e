import { protocol } from "@electric-sql/pglite";

type Parse = (text: string, typeId?: number) => unknown;

/** A column of an answer, with what reads its text. */
export interface Column {
  name: string;
  typeId: number;
  parse: Parse | undefined;
}

export interface Answer {
  columns: Column[];
  rows: Record<string, unknown>[];
  /** What each statement of the request did, such as `INSERT 0 3`. */
  tags: string[];
  error: Error | null;
}

const [ROW, COLUMNS, DONE, ERROR, NOTIFICATION] = [..."DTCEA"].map((letter) => letter.charCodeAt(0));
const HEADER = 5;

/**
 * Reads what the database answers to one request, straight from its bytes.
 * @param known the columns of a statement that was not asked to describe them again
 */
export function readMessages(
  bytes: Buffer,
  parsers: Record<number, Parse>,
  known: Column[],
  onNotification: (channel: string, payload: string) => void,
): Answer {
  const answer: Answer = { columns: known, rows: [], tags: [], error: null };
  for (let at = 0; at + HEADER <= bytes.length; ) {
    const type = bytes[at];
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (type === ROW) answer.rows.push(readRow(bytes, at + HEADER, answer.columns));
    else if (type === COLUMNS) answer.columns = readColumns(bytes, at + HEADER, parsers);
    else if (type === DONE) answer.tags.push(bytes.toString("latin1", at + HEADER, end - 1));
    else if (type === ERROR) answer.error ??= readError(bytes.subarray(at, end));
    else if (type === NOTIFICATION) {
      const split = bytes.indexOf(0, at + HEADER + 4);
      onNotification(bytes.toString("utf8", at + HEADER + 4, split), bytes.toString("utf8", split + 1, end - 1));
    }
    at = end;
  }
  return answer;
}

function readColumns(bytes: Buffer, start: number, parsers: Record<number, Parse>): Column[] {
  const columns: Column[] = [];
  let at = start + 2;
  for (let count = bytes.readInt16BE(start); count > 0; count--) {
    const end = bytes.indexOf(0, at);
    const typeId = bytes.readUInt32BE(end + 7);
    columns.push({ name: bytes.toString("utf8", at, end), typeId, parse: parsers[typeId] });
    at = end + 19;
  }
  return columns;
}

function readRow(bytes: Buffer, start: number, columns: Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = start + 2;
  for (const { name, typeId, parse } of columns) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) row[name] = null;
    else {
      const text = bytes.toString("utf8", at, at + length);
      row[name] = parse ? parse(text, typeId) : text;
      at += length;
    }
  }
  return row;
}

function readError(message: Buffer): Error {
  let found: Error | null = null;
  new protocol.Parser().parse(message, (one) => {
    if (one instanceof Error) found = one;
  });
  return found ?? new Error("the database answered with an error that can't be read");
}
