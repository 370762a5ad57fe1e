import { LRUCache } from "lru-cache";
import type { Query } from "./database.ts";

/**
 * Caches rarely changed rows that many requests read. Its owner drops entries that the change log names. A read that began before a drop is
 * returned to its callers but not stored.
 */
export class ReadCache<Key extends {}, Value extends {}> {
  readonly #values: LRUCache<Key, Value>;
  /** Reads in progress that other callers can share. */
  readonly #shared = new Map<Key, Promise<Value | undefined>>();
  /** For each read in progress, the keys dropped since it began. */
  readonly #reading = new Set<{ dropped: Set<Key>; all: boolean }>();

  constructor(max: number) {
    this.#values = new LRUCache({ max });
  }

  /** Returns the cached value, or else that of `load`; failed reads aren't cached. @param query the connection for `load` */
  async read(query: Query, key: Key, load: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key) ?? (await this.readMany(query, [key], async () => [[key, await load()]])).get(key);
    if (known === undefined) throw new Error("a read brought nothing");
    return known;
  }

  /**
   * Returns values by key, without those that do not exist. Concurrent reads are shared, except inside a transaction: if transactions held
   * all connections, they would wait for a read that itself waits for a connection.
   * @param load reads the missing keys
   */
  async readMany(query: Query, keys: Key[], load: (missing: Key[]) => Promise<(readonly [Key, Value])[]>): Promise<Map<Key, Value>> {
    const found = new Map<Key, Value>();
    const waiting: [Key, Promise<Value | undefined>][] = [];
    const missing: Key[] = [];
    for (const key of new Set(keys)) {
      const known = this.#values.get(key);
      const shared = query.isTransaction ? undefined : this.#shared.get(key);
      if (known !== undefined) found.set(key, known);
      else if (shared) waiting.push([key, shared]);
      else missing.push(key);
    }
    if (missing.length > 0) {
      const loading = this.#load(missing, load);
      for (const key of missing) {
        const value = loading.then((values) => values.get(key));
        if (!query.isTransaction) this.#share(key, value);
        waiting.push([key, value]);
      }
    }
    const values = await Promise.all(waiting.map(([, value]) => value));
    for (const [index, value] of values.entries()) if (value !== undefined) found.set(waiting[index]![0], value);
    return found;
  }

  drop(key: Key): void {
    for (const { dropped } of this.#reading) dropped.add(key);
    this.#shared.delete(key);
    this.#values.delete(key);
  }

  dropAll(): void {
    for (const during of this.#reading) during.all = true;
    this.#shared.clear();
    this.#values.clear();
  }

  async #load(keys: Key[], load: (missing: Key[]) => Promise<(readonly [Key, Value])[]>): Promise<Map<Key, Value>> {
    const during = { dropped: new Set<Key>(), all: false };
    this.#reading.add(during);
    try {
      const values = await load(keys);
      for (const [key, value] of values) if (!during.all && !during.dropped.has(key)) this.#values.set(key, value);
      return new Map(values);
    } finally {
      this.#reading.delete(during);
    }
  }

  #share(key: Key, value: Promise<Value | undefined>): void {
    this.#shared.set(key, value);
    const forget = () => {
      if (this.#shared.get(key) === value) this.#shared.delete(key);
    };
    value.then(forget, forget);
  }
}
