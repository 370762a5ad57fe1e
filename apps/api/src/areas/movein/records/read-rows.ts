import { type Kind, kinds, type Records } from "./kinds.ts";

/** A record with at least one row in a file, such as a quote with its lines. */
export interface Whole {
  /** The line of its first row. */
  line: number;
  /** Whether all of its rows so far have been accepted. */
  isComplete: boolean;
}

/** What has been read of a kind, in all of its files. */
export interface ReadRows {
  /** Ids of good rows, with their lines. */
  ids: Map<string, number>;
  /** Records that rows make up together, such as a quote with its lines, by the key of `wholeKey`. */
  wholes: Map<string, Whole>;
  /** False if a row doesn't say which record it belongs to, because it may belong to any. */
  isReadable: boolean;
}

export const createReadRows = (): ReadRows => ({ ids: new Map(), wholes: new Map(), isReadable: true });

export const wholeKey = (parts: readonly string[]): string => JSON.stringify(parts);

/** Notes a row, which belongs to a record together with others of its kind. */
export function noteRow<Of extends Kind>(read: ReadRows, kind: Of, record: Records[Of], isGood: boolean): void {
  const parts = kinds[kind].wholeOf?.(record);
  if (!parts) return;
  if (parts.includes("")) read.isReadable = false;
  const key = wholeKey(parts);
  const whole = read.wholes.get(key);
  if (!whole) read.wholes.set(key, { line: record.line, isComplete: isGood });
  else if (!isGood) whole.isComplete = false;
}
