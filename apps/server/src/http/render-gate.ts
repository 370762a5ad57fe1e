/** Why a page is not rendered now, and the seconds until a retry. */
export class Refusal extends Error {
  readonly status: 429 | 503;
  readonly seconds: number;

  constructor(status: Refusal["status"], seconds: number) {
    super(`refused: ${status}`);
    this.status = status;
    this.seconds = seconds;
  }
}

interface Limits {
  /** Maximum concurrent renders, overall and per client. */
  atOnce: number;
  atOnceOfOne: number;
  /** Maximum waiting requests. */
  waiting: number;
  waitMs: number;
}

const USUAL: Limits = { atOnce: 24, atOnceOfOne: 8, waiting: 400, waitMs: 15_000 };
const AGAIN_SECONDS = 5;

interface Waiting {
  client: string;
  start(): void;
}

/** Limits concurrent renders. The client with the fewest running renders is next, so that nobody waits behind one busy client. */
export class RenderGate {
  readonly #limits: Limits;
  readonly #running = new Map<string, number>();
  #total = 0;
  #waiting: Waiting[] = [];

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  /** @returns a function to call when the page is done @throws Refusal when too many wait, or the wait is too long */
  async enter(client: string): Promise<() => void> {
    if (!this.#mayStart(client)) await this.#turn(client);
    this.#count(client, 1);
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.#count(client, -1);
      this.#startNext();
    };
  }

  #mayStart(client: string): boolean {
    return this.#total < this.#limits.atOnce && this.#runningOf(client) < this.#limits.atOnceOfOne;
  }

  #runningOf = (client: string): number => this.#running.get(client) ?? 0;

  #count(client: string, change: 1 | -1): void {
    this.#total += change;
    const left = this.#runningOf(client) + change;
    if (left > 0) this.#running.set(client, left);
    else this.#running.delete(client);
  }

  #turn(client: string): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw new Refusal(503, AGAIN_SECONDS);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== entry);
        reject(new Refusal(503, AGAIN_SECONDS));
      }, this.#limits.waitMs);
      const entry: Waiting = {
        client,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(entry);
    });
  }

  #startNext(): void {
    const ready = this.#waiting.filter(({ client }) => this.#mayStart(client));
    const [next] = ready.toSorted((a, b) => this.#runningOf(a.client) - this.#runningOf(b.client));
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next.start();
  }
}
