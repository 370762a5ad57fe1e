import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { LRUCache } from "lru-cache";
import type { PageBody } from "./page-body.ts";

/** A page that is ready to be sent. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  tags: ReadonlySet<PageTag>;
  /** Expiry in ms since 1970; null if only events change the page. */
  freshUntil: number | null;
  /** Whether the page depends on its address only, so that a CDN may send it to all visitors without a session or chosen store. */
  isForEveryone: boolean;
}

export type Rendered = { page: CachedPage; public: boolean };

const MAX_MARKS = 10_000;
/** Estimated size of a page's headers and bookkeeping, in bytes. */
const OVERHEAD = 4096;
/** Share of the memory limit above which a page is only stored at its second request, so that a flood of addresses evicts nothing. */
const TIGHT = 0.8;
const MAX_ASKED_ONCE = 20_000;

/** Share of the memory limit for uncompressed bytes, which health checks and simple clients request. */
const PLAIN = 1 / 8;

/** Pages by key, dropped by tag. Renders one page per key at a time, and doesn't store outdated renders. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #plain: LRUCache<PageBody, Buffer>;
  readonly #maxBytes: number;
  readonly #askedOnce = new LRUCache<string, true>({ max: MAX_ASKED_ONCE });
  readonly #keysOfTag = new Map<PageTag, Set<string>>();
  readonly #rendering = new Map<string, { startedAt: number; result: Promise<Rendered> }>();
  /** Number of the last change. A render that began before a change of one of its tags isn't stored. */
  #clock = 0;
  readonly #droppedAt = new Map<PageTag, number>();
  /**
   * Number of a change before which records of changed tags have been deleted. A render that began earlier isn't stored, whatever its tags.
   */
  #marksSince = 0;
  hits = 0;
  misses = 0;

  readonly #now: () => number;
  readonly #onDrop: (tags: readonly PageTag[] | null) => void;

  /** @param onDrop called with the tags of every drop; null for all pages */
  constructor(maxBytes: number, now: () => number = Date.now, onDrop: (tags: readonly PageTag[] | null) => void = () => {}) {
    this.#now = now;
    this.#onDrop = onDrop;
    const plainBytes = Math.ceil(maxBytes * PLAIN);
    this.#maxBytes = maxBytes - plainBytes;
    this.#plain = new LRUCache({ maxSize: plainBytes, sizeCalculation: ({ length }) => length || 1 });
    this.#pages = new LRUCache({
      maxSize: this.#maxBytes,
      sizeCalculation: (page) => page.body.size + OVERHEAD,
      dispose: (page, key) => this.#forget(key, page),
    });
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page && !this.#isFresh(page)) {
      this.#pages.delete(key);
      return undefined;
    }
    if (!page) return undefined;
    this.hits += 1;
    // Better compression only pays off for later visitors.
    if (!page.body.isImproved) void page.body.improve();
    return page;
  }

  /** Renders once for concurrent requests; only public pages are shared and stored. */
  async render(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const running = this.#rendering.get(key);
    if (running) {
      const changedSince = this.#clock > running.startedAt;
      const shared = await running.result;
      if (!shared.public) return render();
      // A request must not get a render that began before a change that precedes the request.
      return changedSince && !this.#isCurrent(shared.page, running.startedAt) ? this.render(key, render) : shared;
    }
    this.misses += 1;
    const startedAt = this.#clock;
    const result = render();
    this.#rendering.set(key, { startedAt, result });
    try {
      const rendered = await result;
      if (rendered.public && this.#isFresh(rendered.page) && this.#isCurrent(rendered.page, startedAt) && this.#admits(key)) {
        this.#keep(key, rendered.page);
      }
      return rendered;
    } finally {
      this.#rendering.delete(key);
    }
  }

  /** Drops every page with one of these tags. */
  drop(tags: readonly PageTag[]): void {
    if (tags.length === 0) return;
    this.#clock += 1;
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#clock);
      for (const key of [...(this.#keysOfTag.get(tag) ?? [])]) this.#pages.delete(key);
    }
    if (this.#droppedAt.size > MAX_MARKS) this.#forgetMarks();
    this.#onDrop(tags);
  }

  clear(): void {
    this.#clock += 1;
    this.#forgetMarks();
    this.#pages.clear();
    this.#onDrop(null);
  }

  /** Returns whether this page is in the cache. An outdated or personal page isn't. */
  holds(key: string, page: CachedPage): boolean {
    return this.#pages.peek(key) === page;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize + this.#plain.calculatedSize };
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

  #admits(key: string): boolean {
    if (this.#pages.calculatedSize < this.#maxBytes * TIGHT || this.#askedOnce.delete(key)) return true;
    this.#askedOnce.set(key, true);
    return false;
  }

  #keep(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    page.body.keepPlainIn(this.#plain);
    for (const tag of page.tags) {
      let keys = this.#keysOfTag.get(tag);
      if (!keys) this.#keysOfTag.set(tag, (keys = new Set()));
      keys.add(key);
    }
  }

  #forget(key: string, page: CachedPage): void {
    page.body.keepPlainIn(null);
    this.#plain.delete(page.body);
    for (const tag of page.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
