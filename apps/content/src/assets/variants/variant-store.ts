import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

export interface VariantLimits {
  /** Size limit of all variants together. */
  bytes: number;
  /** Limit of variants of one asset. */
  perAsset: number;
}

/** Identifies a stored variant; variants of one asset share a folder. */
export interface VariantKey {
  asset: string;
  /** All parameters that affect its appearance. */
  look: unknown;
  format: string;
}

/** Share of the limit that a cleanup leaves. */
const CLEANED = 0.8;
const HOUR_MS = 3_600_000;

/** Variants on disk within limits; the least recently used are deleted first. */
export class VariantStore {
  readonly #directory: string;
  readonly #limits: VariantLimits;
  /** Bytes by the last count; other processes write here too. */
  #counted: number | null = null;
  #sinceCount = 0;
  #cleaning: Promise<void> | null = null;
  /** A file's time records its last use; once an hour is enough. */
  readonly #touched = new LRUCache<string, true>({ max: 20_000, ttl: HOUR_MS });

  constructor(directory: string, limits: VariantLimits) {
    this.#directory = directory;
    this.#limits = limits;
  }

  fileOf({ asset, look, format }: VariantKey): string {
    return join(this.#directory, digest(asset), `${digest(JSON.stringify(look))}.${format}`);
  }

  async read(file: string): Promise<Buffer | null> {
    const bytes = await readFile(file).catch(() => null);
    if (bytes) this.#touch(file);
    return bytes;
  }

  async has(file: string): Promise<boolean> {
    const isPresent = (await stat(file).catch(() => null))?.isFile() ?? false;
    if (isPresent) this.#touch(file);
    return isPresent;
  }

  #touch(file: string): void {
    if (this.#touched.has(file)) return;
    this.#touched.set(file, true);
    const now = new Date();
    void utimes(file, now, now).catch(() => {});
  }

  /** Writes atomically, so that a killed process leaves no partial picture. */
  async write(file: string, bytes: Buffer): Promise<void> {
    const folder = join(file, "..");
    await mkdir(folder, { recursive: true });
    const building = `${file}.${process.pid}.new`;
    await writeFile(building, bytes);
    await rename(building, file);
    this.#sinceCount += bytes.length;
    if ((await readdir(folder)).length > this.#limits.perAsset) await this.#thin(folder);
    if (this.#isDue()) this.#cleaning ??= this.#clean().finally(() => (this.#cleaning = null));
    await this.#cleaning;
  }

  #isDue(): boolean {
    const { bytes } = this.#limits;
    return this.#counted === null || this.#counted + this.#sinceCount > bytes || this.#sinceCount > bytes / 10;
  }

  async #thin(folder: string): Promise<void> {
    const files = await filesIn(folder);
    const surplus = files.length - Math.floor(this.#limits.perAsset * CLEANED);
    for (const { file } of files.sort(byUse).slice(0, Math.max(0, surplus))) await unlink(file).catch(() => {});
  }

  async #clean(): Promise<void> {
    const folders = await readdir(this.#directory);
    const files = (await Promise.all(folders.map((folder) => filesIn(join(this.#directory, folder))))).flat();
    let total = files.reduce((sum, { size }) => sum + size, 0);
    const room = total > this.#limits.bytes ? this.#limits.bytes * CLEANED : total;
    for (const { file, size } of files.sort(byUse)) {
      if (total <= room) break;
      await unlink(file).catch(() => {});
      total -= size;
    }
    this.#counted = total;
    this.#sinceCount = 0;
  }
}

interface StoredFile {
  file: string;
  size: number;
  used: number;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 24);
const byUse = (one: StoredFile, other: StoredFile): number => one.used - other.used;

/** Skips files that another process has deleted meanwhile. */
async function filesIn(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const of = await stat(file).catch(() => null);
      return of?.isFile() ? { file, size: of.size, used: of.mtimeMs } : null;
    }),
  );
  return found.filter((one) => one !== null);
}
