import { fsync, fsyncSync } from "node:fs";

/** Counts the syncs to disk; a test compares it with the number of commits. */
export interface SyncCounter {
  fsyncs: number;
}

/** Pictures and passwords share the threads that sync. A commit doesn't wait for a thread longer than this. */
const LONGEST_WAIT_MS = 20;

/**
 * Syncs the database's journal beside the statements that follow, so that commits which end at the same time share one sync. A commit
 * is acknowledged when `settled` resolves. Everything else that the database writes has to come after the journal, as if each commit
 * had been synced at once: whoever writes another file calls `settleNow` first.
 */
export class JournalSyncs {
  readonly counter: SyncCounter = { fsyncs: 0 };
  /** How often the database has requested a sync, and how many of these requests are done. */
  #requested = 0;
  #done = 0;
  #descriptor = -1;
  #isSyncing = false;
  #waiting: { upTo: number; resolve(): void; reject(error: unknown): void }[] = [];
  #failure: Error | null = null;
  readonly #longestWaitMs: number;

  constructor(longestWaitMs = LONGEST_WAIT_MS) {
    this.#longestWaitMs = longestWaitMs;
  }

  /** Takes over a sync that the database requests for a file of its journal. */
  request(descriptor: number): void {
    if (descriptor !== this.#descriptor) this.settleNow();
    this.#descriptor = descriptor;
    this.#requested += 1;
  }

  /** Resolves when everything requested so far is on disk. @throws what the disk said, then and ever after */
  settled(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#done >= this.#requested) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ upTo: this.#requested, resolve, reject });
      if (!this.#isSyncing) this.#sync();
    });
  }

  /** Syncs what is still pending before it returns. */
  settleNow(): void {
    if (this.#done >= this.#requested) return;
    try {
      fsyncSync(this.#descriptor);
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    this.counter.fsyncs += 1;
    this.#finish(this.#requested);
  }

  /** A file is about to be closed, and its descriptor may come to mean another one. */
  closing(descriptor: number): void {
    if (descriptor !== this.#descriptor) return;
    this.settleNow();
    this.#descriptor = -1;
  }

  /** @throws when a sync has failed: nobody knows then what is on disk, so nothing more may be promised */
  check(): void {
    if (this.#failure) throw this.#failure;
  }

  #sync(): void {
    const upTo = this.#requested;
    this.#isSyncing = true;
    const late = setTimeout(() => {
      try {
        if (this.#done < upTo) this.settleNow();
      } catch {
        // Those who wait have been told.
      }
    }, this.#longestWaitMs);
    fsync(this.#descriptor, (error) => {
      clearTimeout(late);
      this.#isSyncing = false;
      // Synced meanwhile, so the descriptor may have been closed.
      if (this.#done < upTo) {
        if (error) this.#fail(error);
        else {
          this.counter.fsyncs += 1;
          this.#finish(upTo);
        }
      }
      if (this.#waiting.length > 0) this.#sync();
    });
  }

  #finish(upTo: number): void {
    this.#done = Math.max(this.#done, upTo);
    const waiting = this.#waiting;
    this.#waiting = waiting.filter((one) => one.upTo > this.#done);
    for (const one of waiting) if (one.upTo <= this.#done) one.resolve();
  }

  #fail(error: unknown): void {
    this.#failure = error instanceof Error ? error : new Error(String(error));
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#done = this.#requested;
    for (const one of waiting) one.reject(this.#failure);
  }
}
