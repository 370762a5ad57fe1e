import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyRequests } from "../../http/failure.ts";
import { FairQueue, type Queued } from "../fair-queue.ts";
import { StoreUnavailable } from "../store/file-store.ts";
import type { TileRequest } from "../tiles/tile-request.ts";
import type { Size } from "./area.ts";
import type { Wanted } from "./render-variant.ts";
import { costOf, isUploadedSize, type LaidVariant } from "./variant-cost.rules.ts";
import type { VariantStore } from "./variant-store.ts";

/** One worker, so that pages keep a core. */
const WORKERS = 1;
const LONGEST_QUEUE = 400;
/**
 * How long in ms a request waits for a picture before it gets a blurred placeholder, which pages show at once. A page repeats the request
 * and then waits longer, because it has something to show; over HTTP/1.1 its pictures share six connections with the next page. Programs
 * that read a single picture wait longest.
 */
const PATIENCE_MS = { page: 200, again: 1500, program: 20_000 };
/** How long in ms a request waits for a smaller copy before the master is sent. */
const COPY_PATIENCE_MS = 1500;

/** The requester of a picture. */
export interface Asker {
  /** Network address. */
  client: string;
  /** The picture's use: a page shows it for the first time, requests it again, or may show it later; or a program reads it. */
  use: keyof typeof PATIENCE_MS | "ahead";
}
/** Time in ms before a failed picture is tried again. */
const GIVEN_UP_MS = 600_000;

/** A picture on disk. */
export interface Master extends Size {
  file: string;
  /** Identifies the content: equal bytes have equal keys. */
  key: string;
}

/** A cropped, laid or tile variant of a master. */
export type AnyVariant = Wanted | LaidVariant | TileRequest;
type Render<Source> = (master: Source, wanted: AnyVariant) => Promise<Buffer>;

/** Cost (see `costOf`) allowed per client and minute: fifty uncached pages of the site, or ten pictures of the largest size. */
const COST_PER_MINUTE = 1500;
/** The rate limiter counts whole points. */
const POINTS = 100;

interface Options<Source> {
  render: Render<Source>;
  /** Widths that the site's own pages request. */
  ownWidths?: readonly number[];
  costPerMinute?: number;
}

/** A picture in the queue, or being made. */
interface Pending {
  work: Queued;
  made: Promise<Buffer | null>;
}

/** Renders variants on request: each once, in the background, one after the other. */
export class Variants<Source extends Omit<Master, "file"> = Master> {
  readonly #store: VariantStore;
  readonly #render: Render<Source>;
  readonly #ownWidths: readonly number[];
  readonly #budget: RateLimiterMemory;
  readonly #queue = new FairQueue();
  readonly #pending = new Map<string, Pending>();
  readonly #failed = new LRUCache<string, true>({ max: 5000, ttl: GIVEN_UP_MS });
  #running = 0;
  #closed = false;

  constructor(store: VariantStore, { render, ownWidths = [], costPerMinute = COST_PER_MINUTE }: Options<Source>) {
    this.#store = store;
    this.#render = render;
    this.#ownWidths = ownWidths;
    this.#budget = new RateLimiterMemory({ points: costPerMinute * POINTS, duration: 60 });
  }

  /**
   * Returns the picture's bytes, or null if they aren't ready in time or can't be rendered. Stored pictures cost nothing. A client over its
   * limit gets null for the site's own sizes.
   * @throws TooManyRequests for any other size over the limit
   */
  async find(master: Source, wanted: AnyVariant, { client, use }: Asker = { client: "local", use: "program" }): Promise<Buffer | null> {
    const file = this.#store.fileOf({ asset: master.key, look: wanted, format: wanted.format });
    const stored = await this.#store.read(file);
    if (stored) return stored;
    const isOwn = isUploadedSize(wanted, this.#ownWidths);
    const cost = costOf(master, wanted);
    if (!this.#pending.has(file) && !(await this.#charge(client, cost, isOwn))) return null;
    const pending = this.#enqueue(file, master, wanted, { client, isShown: isOwn && use !== "ahead", cost });
    if (!pending || use === "ahead") return null;
    pending.work.awaitedBy += 1;
    return Promise.race([pending.made, after(patienceFor(wanted, use))]).finally(() => {
      pending.work.awaitedBy -= 1;
    });
  }

  close(): void {
    this.#closed = true;
    this.#queue.clear();
  }

  async #charge(client: string, cost: number, isOwn: boolean): Promise<boolean> {
    try {
      await this.#budget.consume(client, Math.ceil(cost * POINTS));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (isOwn) return false;
      throw new TooManyRequests(Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  #enqueue(file: string, master: Source, wanted: AnyVariant, asker: Pick<Queued, "client" | "isShown" | "cost">): Pending | null {
    const known = this.#pending.get(file);
    if (known) {
      known.work.isShown ||= asker.isShown;
      return known;
    }
    if (this.#closed || this.#failed.has(file)) return null;
    if (this.#queue.length >= LONGEST_QUEUE && !this.#queue.makeRoomFor(asker.client)) return null;
    const { promise, resolve } = Promise.withResolvers<Buffer | null>();
    const run = async () => {
      try {
        resolve(await this.#make(file, master, wanted));
      } catch (error) {
        // Requests for a picture that can't be drawn keep getting null.
        if (!(error instanceof StoreUnavailable)) this.#failed.set(file, true);
        resolve(null);
      } finally {
        this.#pending.delete(file);
      }
    };
    const drop = () => {
      this.#pending.delete(file);
      resolve(null);
    };
    const pending = { work: { ...asker, awaitedBy: 0, run, drop }, made: promise };
    this.#pending.set(file, pending);
    this.#queue.push(pending.work);
    this.#pump();
    return pending;
  }

  /** Another request may have stored it since the check in `find`. */
  async #make(file: string, master: Source, wanted: AnyVariant): Promise<Buffer> {
    const stored = await this.#store.read(file);
    if (stored) return stored;
    const bytes = await this.#render(master, wanted);
    await this.#store.write(file, bytes).catch(() => {});
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

const patienceFor = (wanted: AnyVariant, use: keyof typeof PATIENCE_MS): number =>
  isChanged(wanted) ? PATIENCE_MS[use] : COPY_PATIENCE_MS;

/** Returns whether sending the master instead would look different or shift the page. */
export function isChanged(wanted: AnyVariant): boolean {
  if ("shape" in wanted || "tile" in wanted) return true;
  const { crop, fitIn, width, height, flipX, flipY, rotate, blur, brightness, grayscale, corner, fill } = wanted;
  const isCut = crop !== null || (width > 0 && height > 0 && (!fitIn || fill !== null));
  return isCut || flipX || flipY || rotate > 0 || blur > 0 || brightness !== 0 || grayscale || corner !== null;
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
