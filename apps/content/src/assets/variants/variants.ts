import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyRequests } from "../../http/failure.ts";
import { FairQueue } from "../fair-queue.ts";
import type { Size } from "./area.ts";
import type { Wanted } from "./render-variant.ts";
import { costOf, isOwnSize, type LaidWanted } from "./variant-cost.rules.ts";
import type { VariantStore } from "./variant-store.ts";

/** At once, so that pictures never take the second core from pages. */
const WORKERS = 1;
const LONGEST_QUEUE = 400;
/** A picture that looks like nothing but its master can be shown as it meanwhile; others' askers wait longer. */
const PATIENCE_MS = { changed: 2500, whole: 1500 };
/** A picture that could not be made is not tried again for so long. */
const GIVEN_UP_MS = 600_000;

/** A picture as it lies on the disk. */
export interface Master extends Size {
  file: string;
  /** The same for the same bytes. */
  key: string;
}

/** A variant of a master, or a picture of its pieces laid beside each other. */
export type AnyWanted = Wanted | LaidWanted;
type Render = (file: string, original: Size, wanted: AnyWanted) => Promise<Buffer>;

/** Costs (see costOf) that one client may cause in a minute: fifty cold pages of the site, or ten pictures of the largest size. */
const COST_PER_MINUTE = 1500;
/** Budgets count whole points. */
const POINTS = 100;

interface Options {
  render: Render;
  /** Widths that the site's own pages ask for. */
  ownWidths?: readonly number[];
  costPerMinute?: number;
}

/** Variants as they are asked for; each is made once, in the background, one after the other. */
export class Variants {
  readonly #store: VariantStore;
  readonly #render: Render;
  readonly #ownWidths: readonly number[];
  readonly #budget: RateLimiterMemory;
  readonly #queue = new FairQueue();
  readonly #making = new Map<string, Promise<Buffer | null>>();
  readonly #failed = new LRUCache<string, true>({ max: 5000, ttl: GIVEN_UP_MS });
  #running = 0;
  #closed = false;

  constructor(store: VariantStore, { render, ownWidths = [], costPerMinute = COST_PER_MINUTE }: Options) {
    this.#store = store;
    this.#render = render;
    this.#ownWidths = ownWidths;
    this.#budget = new RateLimiterMemory({ points: costPerMinute * POINTS, duration: 60 });
  }

  /**
   * The bytes, made now if that is quick; null while they have still to be made, and for what cannot be made. What is kept costs
   * nothing; who has spent their budget gets the master in place of the site's own sizes.
   * @throws TooManyRequests for any other size
   */
  async find(master: Master, wanted: AnyWanted, client = "local"): Promise<Buffer | null> {
    const file = this.#store.fileOf({ asset: master.key, look: wanted, format: wanted.format });
    const kept = await this.#store.read(file);
    if (kept) return kept;
    const isOwn = isOwnSize(wanted, this.#ownWidths);
    const cost = costOf(master, wanted);
    if (!this.#making.has(file) && !(await this.#afford(client, cost, isOwn))) return null;
    const made = this.#enqueue(file, master, wanted, { client, isOwn, cost });
    return made && Promise.race([made, after(isChanged(wanted) ? PATIENCE_MS.changed : PATIENCE_MS.whole)]);
  }

  close(): void {
    this.#closed = true;
    this.#queue.clear();
  }

  async #afford(client: string, cost: number, isOwn: boolean): Promise<boolean> {
    try {
      await this.#budget.consume(client, Math.ceil(cost * POINTS));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (isOwn) return false;
      throw new TooManyRequests(Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  #enqueue(
    file: string,
    master: Master,
    wanted: AnyWanted,
    asker: { client: string; isOwn: boolean; cost: number },
  ): Promise<Buffer | null> | null {
    const known = this.#making.get(file);
    if (known) return known;
    if (this.#queue.length >= LONGEST_QUEUE || this.#closed || this.#failed.has(file)) return null;
    const { promise, resolve } = Promise.withResolvers<Buffer | null>();
    this.#making.set(file, promise);
    const run = async () => {
      try {
        resolve(await this.#make(file, master, wanted));
      } catch {
        // A picture that cannot be made goes on being answered with its master.
        this.#failed.set(file, true);
        resolve(null);
      } finally {
        this.#making.delete(file);
      }
    };
    this.#queue.push({ ...asker, run });
    this.#pump();
    return promise;
  }

  /** Whoever looked just before it was kept comes here just after: then it is there. */
  async #make(file: string, master: Master, wanted: AnyWanted): Promise<Buffer> {
    const kept = await this.#store.read(file);
    if (kept) return kept;
    const bytes = await this.#render(master.file, master, wanted);
    await this.#store.keep(file, bytes).catch(() => {});
    return bytes;
  }

  #pump(): void {
    while (this.#running < WORKERS) {
      const work = this.#queue.shift();
      if (!work) return;
      this.#running += 1;
      void work.run().finally(() => {
        this.#running -= 1;
        this.#pump();
      });
    }
  }
}

/** Whether the page would show something else, or jump, with the master in its place. */
function isChanged(wanted: AnyWanted): boolean {
  if ("shape" in wanted) return true;
  const { crop, fitIn, width, height, flipX, flipY, rotate, blur, brightness, grayscale, corner, fill } = wanted;
  const isCut = crop !== null || (width > 0 && height > 0 && (!fitIn || fill !== null));
  return isCut || flipX || flipY || rotate > 0 || blur > 0 || brightness !== 0 || grayscale || corner !== null;
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
