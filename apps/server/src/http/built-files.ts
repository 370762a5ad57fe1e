import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";

export interface BuiltFile {
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Endings of the files that hold another file compressed, by the encoding's name, best first. */
const ENDINGS = { br: ".br", gzip: ".gz" };
const YEAR = "public, max-age=31536000, immutable";

/**
 * The scripts, styles and fonts of a build. Each name changes with the file's content, so that the bytes are kept in memory from their
 * first use: a first visit loads twenty files, and opening each of them takes the server longer than sending the page.
 */
export class BuiltFiles {
  readonly #directory: string;
  readonly #names: ReadonlySet<string>;
  readonly #bytes = new Map<string, Promise<Buffer>>();

  /** @param directory of the files; it may be missing while the storefront is developed */
  constructor(directory: string) {
    this.#directory = directory;
    this.#names = new Set(namesIn(directory));
  }

  /** Returns a file in the best encoding that the visitor accepts; null if the build has none of this name. */
  find(name: string, acceptEncoding: string): Promise<BuiltFile> | null {
    if (!this.#names.has(name)) return null;
    const accepted = acceptEncoding.split(",").map((encoding) => encoding.trim());
    const best = Object.entries(ENDINGS).find(([encoding, ending]) => accepted.includes(encoding) && this.#names.has(name + ending));
    return best ? this.#read(name, best[1], best[0]) : this.#read(name, "", null);
  }

  async #read(name: string, ending: string, encoding: string | null): Promise<BuiltFile> {
    const bytes = await this.#bytesOf(name + ending);
    const type = getMimeType(name) ?? "application/octet-stream";
    const headers = {
      "content-type": type,
      "content-length": String(bytes.length),
      "cache-control": YEAR,
      vary: "Accept-Encoding",
      ...(encoding && { "content-encoding": encoding }),
      // The payment provider's frames show card fields in our font.
      ...(name.endsWith(".woff2") && { "access-control-allow-origin": "*" }),
    };
    return { headers, bytes };
  }

  /** A file that could not be read is tried again the next time. */
  #bytesOf(file: string): Promise<Buffer> {
    const known = this.#bytes.get(file);
    if (known) return known;
    const bytes = readFile(join(this.#directory, file));
    this.#bytes.set(file, bytes);
    bytes.catch(() => this.#bytes.delete(file));
    return bytes;
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
