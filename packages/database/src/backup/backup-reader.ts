import { createHash } from "node:crypto";
import { type CopiedTable, FORMAT, type Manifest } from "./manifest.ts";
import { copyLine, END_OF_ROWS, endLine, START } from "./text.ts";

const NEWLINE = 10;

/** Reads a backup's text from beginning to end. Methods throw an Error with a message for people if the backup is damaged. */
export class BackupReader {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #hash = createHash("sha256");
  #buffer: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  async readManifest(): Promise<Manifest> {
    const line = await this.#readLine();
    this.#hash.update(line);
    const text = line.toString();
    if (!text.startsWith(START)) throw new Error("This file is not a backup of the shop.");
    const manifest = parse(text.slice(START.length));
    if (manifest.format > FORMAT) throw new Error("The backup was made by a newer release. Install that release and restore it there.");
    return manifest;
  }

  /** Reads the rows of the next table, which must be the given one, in COPY's text format. */
  async *readRows(table: CopiedTable): AsyncGenerator<Buffer> {
    const line = await this.#readLine();
    this.#hash.update(line);
    if (line.toString() !== copyLine(table)) throw damaged();
    for await (const rows of this.#untilEndOfRows()) {
      this.#hash.update(rows);
      yield rows;
    }
    this.#hash.update(END_OF_ROWS);
  }

  async readEnd(): Promise<void> {
    const line = await this.#readLine();
    const isEnd = this.#buffer.length === 0 && !(await this.#readMore());
    if (!isEnd || line.toString() !== endLine(this.#hash.digest("hex"))) throw damaged();
  }

  /** Closes the text's source. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  async *#untilEndOfRows(): AsyncGenerator<Buffer> {
    let isLineStart = true;
    for (;;) {
      const end = findEnd(this.#buffer, isLineStart);
      if (end !== null) {
        yield this.#take(end);
        this.#take(END_OF_ROWS.length);
        return;
      }
      // The last bytes may be the beginning of the end marker.
      const rows = this.#take(Math.max(0, this.#buffer.length - END_OF_ROWS.length));
      if (rows.length > 0) {
        isLineStart = rows.at(-1) === NEWLINE;
        yield rows;
      }
      if (!(await this.#readMore())) throw damaged();
    }
  }

  async #readLine(): Promise<Buffer> {
    for (let searched = 0; ; ) {
      const end = this.#buffer.indexOf(NEWLINE, searched);
      if (end >= 0) return this.#take(end + 1);
      searched = this.#buffer.length;
      if (!(await this.#readMore())) throw damaged();
    }
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return taken;
  }

  async #readMore(): Promise<boolean> {
    const { value, done } = await this.#pieces.next();
    if (done) return false;
    this.#buffer = this.#buffer.length === 0 ? value : Buffer.concat([this.#buffer, value]);
    return true;
  }
}

function parse(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    throw damaged();
  }
}

function findEnd(buffer: Buffer, isLineStart: boolean): number | null {
  if (isLineStart && buffer.toString("latin1", 0, END_OF_ROWS.length) === END_OF_ROWS) return 0;
  const found = buffer.indexOf(`\n${END_OF_ROWS}`);
  return found < 0 ? null : found + 1;
}

export const damaged = () => new Error("The backup is damaged or incomplete. Nothing was restored. Use another backup.");
