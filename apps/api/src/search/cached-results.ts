import { LRUCache } from "lru-cache";

/** Maximum total length of queries remembered as seen once. */
const REMEMBERED_KEY_CHARACTERS = 500_000;
const KEPT_BYTES = 32 * 1024 * 1024;
/** Estimated memory of an entry besides its result, in bytes. */
const ENTRY_BYTES = 400;

/**
 * Caches results by query, limited by bytes. A result is stored when its query comes a second time, so that a flood of different queries,
 * such as random price ranges, uses no memory.
 */
export class CachedResults<Result extends object> {
  readonly #once = new LRUCache<string, true>({ maxSize: REMEMBERED_KEY_CHARACTERS, sizeCalculation: (_, key) => key.length });
  readonly #results: LRUCache<string, Result>;
  readonly #copy: (result: Result) => Result;

  /** @param copy copies a result that is valid only until the next search */
  constructor(bytesOf: (result: Result) => number, copy: (result: Result) => Result) {
    this.#copy = copy;
    this.#results = new LRUCache({
      maxSize: KEPT_BYTES,
      sizeCalculation: (result, key) => bytesOf(result) + key.length * 2 + ENTRY_BYTES,
    });
  }

  get(key: string, make: () => Result): Result {
    const kept = this.#results.get(key);
    if (kept) return kept;
    const made = make();
    if (this.#once.has(key)) this.#results.set(key, this.#copy(made));
    else this.#once.set(key, true);
    return made;
  }

  get bytes(): number {
    return this.#results.calculatedSize;
  }

  clear(): void {
    this.#results.clear();
  }
}
