import { LRUCache } from "lru-cache";

/** A page ready to send: bytes per encoding, and headers. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  tags: ReadonlySet<string>;
  /** Expiry in milliseconds since the epoch; null if only events change the page. */
  freshUntil: number | null;
}

export type Rendered = { page: CachedPage; public: boolean };

const MOST_MARKS = 10_000;

/** Pages by key, dropped by tag. One render per key at a time; outdated renders are not stored. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #rendering = new Map<string, { startedAt: number; result: Promise<Rendered> }>();
  /** Number of the last change; a render that began before a change of its tags is not stored. */
  #clock = 0;
  readonly #droppedAt = new Map<string, number>();
  /** A render that began before this change is not stored, whatever its tags, because the marks are gone. */
  #marksSince = 0;
  hits = 0;
  misses = 0;

  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page) => page.plain.length + page.brotli.length + page.gzip.length + 1024,
      dispose: (page, key) => this.#forget(key, page),
    });
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page && !this.#isFresh(page)) {
      this.#pages.delete(key);
      return undefined;
    }
    if (page) this.hits += 1;
    return page;
  }

  /** Renders once for concurrent requests; only a public page is shared and stored. */
  async render(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const running = this.#rendering.get(key);
    if (running) {
      const changedSince = this.#clock > running.startedAt;
      const shared = await running.result;
      if (!shared.public) return render();
      // A visitor never gets a render from before a change that precedes the request.
      return changedSince && !this.#isCurrent(shared.page, running.startedAt) ? this.render(key, render) : shared;
    }
    this.misses += 1;
    const startedAt = this.#clock;
    const result = render();
    this.#rendering.set(key, { startedAt, result });
    try {
      const rendered = await result;
      if (rendered.public && this.#isFresh(rendered.page) && this.#isCurrent(rendered.page, startedAt)) this.#keep(key, rendered.page);
      return rendered;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** Drops every page with one of these tags. */
  drop(tags: Iterable<string>): void {
    this.#clock += 1;
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#clock);
      for (const key of [...(this.#keysOfTag.get(tag) ?? [])]) this.#pages.delete(key);
    }
    if (this.#droppedAt.size > MOST_MARKS) this.#forgetMarks();
  }

  clear(): void {
    this.#clock += 1;
    this.#forgetMarks();
    this.#pages.clear();
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  #forgetMarks(): void {
    this.#marksSince = this.#clock;
    this.#droppedAt.clear();
  }

  #isFresh({ freshUntil }: CachedPage): boolean {
    return freshUntil === null || this.#now() < freshUntil;
  }

  #isCurrent(page: CachedPage, startedAt: number): boolean {
    return startedAt >= this.#marksSince && [...page.tags].every((tag) => (this.#droppedAt.get(tag) ?? 0) <= startedAt);
  }

  #keep(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    for (const tag of page.tags) {
      let keys = this.#keysOfTag.get(tag);
      if (!keys) this.#keysOfTag.set(tag, (keys = new Set()));
      keys.add(key);
    }
  }

  #forget(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
