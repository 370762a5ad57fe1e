import { LRUCache } from "lru-cache";
import type { Query } from "./database.ts";

/**
 * A cache of what is read from the database, for data that many requests read and few change. Its owner drops what the change log
 * names. A read that began before a drop is returned to its callers but not stored.
 */
export class ReadCache<Key extends {}, Value extends {}> {
  readonly #values: LRUCache<Key, Value>;
  /** Reads that others may wait for. */
  readonly #shared = new Map<Key, Promise<Value | undefined>>();
  /** Keys dropped while each read was in progress. */
  readonly #reading = new Set<{ dropped: Set<Key>; all: boolean }>();

  constructor(max: number) {
    this.#values = new LRUCache({ max });
  }

  /** Returns the cached value, or what `load` reads; a failed read is not cached. @param query what `load` reads through */
  async read(query: Query, key: Key, load: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key) ?? (await this.readMany(query, [key], async () => [[key, await load()]])).get(key);
    if (known === undefined) throw new Error("a read brought nothing");
    return known;
  }

  /**
   * Returns the values by key, without those that do not exist. Reads that begin at the same time are shared, except inside a
   * transaction: where transactions have taken all connections, they would wait for a read that waits for one of them to end.
   * @param load reads the keys that are missing
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
