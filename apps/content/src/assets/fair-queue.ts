/** A picture waiting to be rendered. */
export interface Queued {
  client: string;
  /** A size that the site itself requests. */
  isOwn: boolean;
  cost: number;
  run(): Promise<void>;
}

/** Serves the site's own sizes first, then the client with the lowest cost so far, so that one busy client doesn't delay the others. */
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

  shift(): Queued | undefined {
    const own = this.#waiting.filter(({ isOwn }) => isOwn);
    const [next] = (own.length > 0 ? own : this.#waiting).toSorted((a, b) => this.#spentBy(a) - this.#spentBy(b));
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
