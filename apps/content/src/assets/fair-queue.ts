/** A picture waiting to be rendered. */
export interface Queued {
  client: string;
  /** Whether a page of the site is showing it, in one of the site's sizes. */
  isShown: boolean;
  /** The number of requests that are waiting for it. */
  awaitedBy: number;
  cost: number;
  run(): Promise<void>;
  /** Called if the picture is removed to make room for another client's. */
  drop(): void;
}

/**
 * Serves pictures that the site shows first, and of these the awaited ones, because others may belong to pages that were left. Then comes
 * the client with the lowest cost so far, so that one busy client doesn't delay others.
 */
export class FairQueue {
  #waiting: Queued[] = [];
  /** The cost of each client's pictures since the queue was last empty. */
  readonly #spent = new Map<string, number>();

  get length(): number {
    return this.#waiting.length;
  }

  push(work: Queued): void {
    this.#waiting.push(work);
  }

  /**
   * Makes room in a full queue: the client with the most pictures loses the one that would be made last.
   * @returns false if the new client has as many
   */
  makeRoomFor(client: string): boolean {
    const byClient = Map.groupBy(this.#waiting, (one) => one.client);
    const [busiest = []] = [...byClient.values()].toSorted((a, b) => b.length - a.length);
    if (busiest.length <= (byClient.get(client)?.length ?? 0) + 1) return false;
    const last = busiest.toSorted((a, b) => rankOf(a) - rankOf(b)).at(-1);
    this.#waiting = this.#waiting.filter((one) => one !== last);
    last?.drop();
    return true;
  }

  shift(): Queued | undefined {
    const [next] = this.#waiting.toSorted((a, b) => rankOf(a) - rankOf(b) || this.#spentBy(a) - this.#spentBy(b));
    if (!next) {
      this.#spent.clear();
      return undefined;
    }
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#spent.set(next.client, this.#spentBy(next) + next.cost);
    return next;
  }

  clear(): void {
    this.#waiting = [];
  }

  #spentBy = ({ client }: Queued): number => this.#spent.get(client) ?? 0;
}

const rankOf = ({ isShown, awaitedBy }: Queued): number => (isShown ? (awaitedBy > 0 ? 0 : 1) : 2);
