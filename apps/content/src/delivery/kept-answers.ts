import { LRUCache } from "lru-cache";

export interface KeptAnswer {
  body: Uint8Array;
  headers: Record<string, string>;
}

const LARGEST = 4 * 1024 * 1024;

/** Answers as bytes, ready to be sent; the ones unused longest give way. */
export class KeptAnswers {
  readonly #answers: LRUCache<string, KeptAnswer>;

  constructor(bytes: number) {
    this.#answers = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.min(LARGEST, bytes),
      sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + 300,
    });
  }

  get = (key: string): KeptAnswer | undefined => this.#answers.get(key);
  keep = (key: string, answer: KeptAnswer): void => void this.#answers.set(key, answer);
  drop = (): void => this.#answers.clear();
}
