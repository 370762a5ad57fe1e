/** A picture waiting to be rendered. */
export interface Queued {
  client: string;
  /** The site shows it now, in a size of its own. */
  isShown: boolean;
  /** How many requests are waiting for it at this moment. */
  awaitedBy: number;
  cost: number;
  run(): Promise<void>;
  /** Called when the work has to make room for that of another client. */
  drop(): void;
}

/**
 * Serves what the site shows first, and of that what is being waited for: the rest may belong to pages that have been left. Then comes
 * the client with the lowest cost so far, so that one busy client doesn't delay the others.
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
   * Makes room for a picture in a full queue: the client with the most pictures in it loses the one that would be made last.
   * @returns false when the newcomer's client has as many
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
