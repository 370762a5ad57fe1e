import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";

export interface BuiltFile {
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Extensions of compressed versions of files, by encoding, best first. */
const ENDINGS = { br: ".br", gzip: ".gz" };
/** Matches names with a hash of the content, which stand for the same file in every release. */
const isHashed = /^[\w-]+(?:\.[\w-]+)*-[\w-]{8,}(?:\.[\w-]+)+$/;
const YEAR = "public, max-age=31536000, immutable";

/**
 * The scripts, styles and fonts of a build. Names change with the content, so bytes are cached in memory from the first use: a first visit
 * loads twenty files, and opening them would take longer than sending the page.
 */
export class BuiltFiles {
  readonly #directory: string;
  readonly #shared: string | null;
  readonly #names: ReadonlySet<string>;
  readonly #bytes = new Map<string, Promise<Buffer>>();

  /** @param directory of the files; may be missing in development @param shared where `shareBuiltFiles` puts files of other releases */
  constructor(directory: string, shared: string | null = null) {
    this.#directory = directory;
    this.#shared = shared;
    this.#names = new Set(namesIn(directory));
  }

  /** Returns a file in the best encoding that the visitor accepts; null if the build doesn't have it. */
  find(name: string, acceptEncoding: string): Promise<BuiltFile> | null {
    if (!this.#names.has(name)) return null;
    const best = acceptedEndings(acceptEncoding).find(([, ending]) => this.#names.has(name + ending));
    return best ? this.#read(name, best) : null;
  }

  /** Returns a file of another release's build; null if there is none. Not cached, because requests are rare. */
  async findShared(name: string, acceptEncoding: string): Promise<BuiltFile | null> {
    if (this.#shared === null || !isHashed.test(name)) return null;
    for (const [encoding, ending] of acceptedEndings(acceptEncoding)) {
      const bytes = await readFile(join(this.#shared, name + ending)).catch(() => null);
      if (bytes) return describe(name, bytes, encoding);
    }
    return null;
  }

  async #read(name: string, [encoding, ending]: Ending): Promise<BuiltFile> {
    return describe(name, await this.#bytesOf(name + ending), encoding);
  }

  /** A file that could not be read is read again next time. */
  #bytesOf(file: string): Promise<Buffer> {
    const known = this.#bytes.get(file);
    if (known) return known;
    const bytes = readFile(join(this.#directory, file));
    this.#bytes.set(file, bytes);
    bytes.catch(() => this.#bytes.delete(file));
    return bytes;
  }
}

type Ending = [encoding: string | null, ending: string];

function acceptedEndings(acceptEncoding: string): Ending[] {
  const accepted = acceptEncoding.split(",").map((encoding) => encoding.trim());
  return [...Object.entries(ENDINGS).filter(([encoding]) => accepted.includes(encoding)), [null, ""]];
}

function describe(name: string, bytes: Buffer, encoding: string | null): BuiltFile {
  const headers = {
    "content-type": getMimeType(name) ?? "application/octet-stream",
    "content-length": String(bytes.length),
    "cache-control": YEAR,
    vary: "Accept-Encoding",
    ...(encoding && { "content-encoding": encoding }),
    // The payment provider's frames use the shop's font in card fields.
    ...(name.endsWith(".woff2") && { "access-control-allow-origin": "*" }),
  };
  return { headers, bytes };
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
