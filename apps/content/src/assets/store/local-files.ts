import type { VariantStore } from "../variants/variant-store.ts";
import { type FileStore, hashInKey, hashOf, StoreUnavailable } from "./file-store.ts";

/** Uploaded files as paths on this machine's disk. Files of a bucket are copied beside the variants, within the same limit. */
export class LocalFiles {
  readonly #files: FileStore;
  readonly #copies: VariantStore;
  readonly #coming = new Map<string, Promise<string | null>>();

  constructor(files: FileStore, copies: VariantStore) {
    this.#files = files;
    this.#copies = copies;
  }

  /** Returns a file's path, or null if the store doesn't have it. @throws StoreUnavailable */
  async open(key: string): Promise<string | null> {
    const path = this.#files.pathOf(key);
    if (path !== null) return path;
    const copy = this.#copies.fileOf({ asset: key, look: "original", format: "file" });
    if (await this.#copies.has(copy)) return copy;
    const coming = this.#coming.get(key) ?? this.#copy(key, copy).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #copy(key: string, copy: string): Promise<string | null> {
    const bytes = await this.#files.get(key);
    if (!bytes) return null;
    const promised = hashInKey(key);
    if (promised !== null && promised !== hashOf(bytes)) throw new StoreUnavailable(this.#files.place, `${key} has other bytes`);
    await this.#copies.write(copy, bytes);
    return copy;
  }
}
