import { LRUCache } from "lru-cache";

/** Total length of the queries that are remembered as seen once. */
const REMEMBERED_KEY_CHARACTERS = 500_000;
const KEPT_BYTES = 32 * 1024 * 1024;
/** The memory of an entry beside its result. */
const ENTRY_BYTES = 400;

/**
 * Results by query, within a number of bytes. A result is kept when its query comes a second time, so that a flood of addresses that
 * nobody asks for again, such as those of random price ranges, takes no memory.
 */
export class CachedResults<Result extends object> {
  readonly #once = new LRUCache<string, true>({ maxSize: REMEMBERED_KEY_CHARACTERS, sizeCalculation: (_, key) => key.length });
  readonly #results: LRUCache<string, Result>;
  readonly #copy: (result: Result) => Result;

  /** @param copy makes a result that lasts from one that is valid until the next search */
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

  /** The bytes of all kept results. */
  get bytes(): number {
    return this.#results.calculatedSize;
  }

  clear(): void {
    this.#results.clear();
  }
}
