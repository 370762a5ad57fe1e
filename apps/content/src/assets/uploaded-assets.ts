import type { Database } from "@azulejo/database";
import { LRUCache } from "lru-cache";
import { kindOfName } from "./file-kind.ts";
import { keyOfAsset } from "./store/file-store.ts";
import type { LocalFiles } from "./store/local-files.ts";
import type { AssetName, Stored } from "./stored.ts";
import { selectAddress, selectAsset } from "./uploaded-asset.repository.ts";

/** Short, because other processes delete rows, and a missing file may be uploaded at any time. */
const KNOWN = { max: 10_000, ttl: 60_000 };
const UNKNOWN = { max: 10_000, ttl: 3000 };

/** Finds uploaded files in the database and caches them briefly. */
export class UploadedAssets {
  readonly #database: Database;
  readonly #files: LocalFiles;
  readonly #known = new LRUCache<string, Stored | string>(KNOWN);
  readonly #unknown = new LRUCache<string, true>(UNKNOWN);

  constructor(database: Database, files: LocalFiles) {
    this.#database = database;
    this.#files = files;
  }

  /** @returns a redirect address for a file requested by its upload ticket */
  async find(asked: AssetName): Promise<Stored | string | null> {
    const name = `${asked.space}/${asked.hash}/${asked.name}`;
    const known = this.#known.get(name);
    if (known || this.#unknown.has(name)) return known ?? null;
    const found = /^id\d{1,15}$/.test(asked.hash) ? await this.#addressOf(asked) : await this.#read(asked);
    if (found) this.#known.set(name, found);
    else this.#unknown.set(name, true);
    return found;
  }

  async #read({ space, hash, name }: AssetName): Promise<Stored | null> {
    const row = await selectAsset(this.#database.query, { space, hash, name });
    const kind = row && kindOfName(row.name);
    if (!kind) return null;
    const size = { width: row.width ?? 0, height: row.height ?? 0 };
    return { open: () => this.#files.open(keyOfAsset(space, hash)), kind, ...size, key: `${space}/${hash}` };
  }

  #addressOf({ space, hash }: AssetName): Promise<string | null> {
    return selectAddress(this.#database.query, space, Number(hash.slice(2)));
  }
}
