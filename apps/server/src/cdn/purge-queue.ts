import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { ServerLog } from "../log.ts";
import type { Cdn } from "./cdn.ts";
import { EVERY_PAGE, purgedTags } from "./cdn-tags.ts";

/** Pause that collects the changes of an import or of several orders into one request. */
const COLLECT_MS = 500;
/** Delay of a second purge, because a page sent before the change may reach the CDN after the first. */
const AGAIN_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
/** Above this number, every page is purged instead. */
const MAX_WAITING = 1000;

/** Purges the CDN's pages when this process's pages are dropped, retrying until it succeeds. */
export class PurgeQueue {
  readonly #cdn: Cdn;
  readonly #log: Pick<ServerLog, "warn">;
  /** By tag, whether it is the second purge. */
  #waiting = new Map<string, boolean>();
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  #failures = 0;
  readonly #repeats = new Set<NodeJS.Timeout>();
  #isClosed = false;

  constructor(cdn: Cdn, log: Pick<ServerLog, "warn">) {
    this.#cdn = cdn;
    this.#log = log;
  }

  /** @param tags null for every page */
  purge(tags: readonly PageTag[] | null): void {
    this.#add(purgedTags(tags), true);
  }

  /** Sends waiting purges once, without retries. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const repeat of this.#repeats) clearTimeout(repeat);
    await this.#sending;
    if (this.#waiting.size > 0) await this.#send();
  }

  #add(tags: string[], isFirst: boolean): void {
    for (const tag of tags) this.#waiting.set(tag, isFirst || this.#waiting.get(tag) === true);
    if (this.#waiting.size > MAX_WAITING || this.#waiting.has(EVERY_PAGE))
      this.#waiting = new Map([[EVERY_PAGE, [...this.#waiting.values()].includes(true)]]);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer || this.#sending || this.#isClosed || this.#waiting.size === 0) return;
    const wait = this.#failures === 0 ? COLLECT_MS : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#sending = this.#send().finally(() => {
        this.#sending = null;
        this.#schedule();
      });
    }, wait).unref();
  }

  async #send(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#cdn.purge([...batch.keys()]);
      this.#failures = 0;
      this.#repeatLater([...batch].flatMap(([tag, isFirst]) => (isFirst ? [tag] : [])));
    } catch (error) {
      this.#failures += 1;
      this.#log.warn({ err: error, tags: batch.size, failures: this.#failures }, "the CDN could not be purged, and is tried again");
      for (const [tag, isFirst] of batch) this.#add([tag], isFirst);
    }
  }

  #repeatLater(tags: string[]): void {
    if (tags.length === 0 || this.#isClosed) return;
    const repeat = setTimeout(() => {
      this.#repeats.delete(repeat);
      this.#add(tags, false);
    }, AGAIN_MS).unref();
    this.#repeats.add(repeat);
  }
}
