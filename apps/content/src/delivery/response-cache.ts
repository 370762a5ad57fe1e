import { LRUCache } from "lru-cache";

export interface CachedResponse {
  body: Uint8Array;
  headers: Record<string, string>;
}

const LARGEST = 4 * 1024 * 1024;

/** Cached responses as bytes, ready to be sent; least recently used ones are evicted. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;

  constructor(bytes: number) {
    this.#responses = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.min(LARGEST, bytes),
      sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + 300,
    });
  }

  get = (key: string): CachedResponse | undefined => this.#responses.get(key);
  set = (key: string, response: CachedResponse): void => void this.#responses.set(key, response);
  clear = (): void => this.#responses.clear();
}
