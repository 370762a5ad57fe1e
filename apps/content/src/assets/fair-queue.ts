/** Work that waits for its turn. */
export interface Queued {
  client: string;
  /** A size that the site itself requests. */
  isOwn: boolean;
  cost: number;
  run(): Promise<void>;
}

/** The site's own sizes come first, then the client whose pictures have cost least, so that nobody waits behind one busy client. */
export class FairQueue {
  #waiting: Queued[] = [];
  /** What each client has had made since the queue was last empty. */
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
