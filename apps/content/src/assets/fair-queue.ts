/** A picture waiting to be rendered. */
export interface Queued {
  client: string;
  /** The site shows it now, in a size of its own. */
  isShown: boolean;
  cost: number;
  run(): Promise<void>;
}

/**
 * Serves what the site shows first, then the client with the lowest cost so far, so that one busy client doesn't delay the others. Of a
 * client's pictures, the one that was requested last comes first: what came before may belong to a page that the client has left.
 */
export class FairQueue {
  #waiting: Queued[] = [];
  /** The cost of each client's pictures since the queue was last empty. */
  readonly #spent = new Map<string, number>();

  get length(): number {
    return this.#waiting.length;
  }

  push(work: Queued): void {
    this.#waiting.unshift(work);
  }

  /** Takes note that a picture was requested again. */
  renew(work: Queued): void {
    const at = this.#waiting.indexOf(work);
    if (at > 0) this.#waiting.unshift(...this.#waiting.splice(at, 1));
  }

  shift(): Queued | undefined {
    const shown = this.#waiting.filter(({ isShown }) => isShown);
    const [next] = (shown.length > 0 ? shown : this.#waiting).toSorted((a, b) => this.#spentBy(a) - this.#spentBy(b));
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
