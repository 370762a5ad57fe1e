/** Thrown if a page can't be rendered now, with the reason and the seconds until a retry. */
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
  /** Maximum number of waiting requests, overall and per client. */
  waiting: number;
  waitingOfOne: number;
  /** Maximum number of further waiting requests for steps of paying. */
  waitingToPay: number;
  waitMs: number;
}

const USUAL: Limits = { atOnce: 6, atOnceOfOne: 3, waiting: 400, waitingOfOne: 100, waitingToPay: 100, waitMs: 15_000 };
const AGAIN_SECONDS = 5;

interface Waiting {
  client: string;
  pays: boolean;
  start(): void;
}

/**
 * Limits concurrent renders. Steps of paying come first, then clients with the fewest running renders, so that nobody waits behind one busy
 * client. When the queue is full, requests are refused at once.
 */
export class RenderGate {
  readonly #limits: Limits;
  readonly #running = new Map<string, number>();
  #total = 0;
  #waiting: Waiting[] = [];

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  /**
   * @param pays whether the page is a step of paying
   * @returns a function to call when the page is done
   * @throws Refusal if too many wait, or the wait is too long
   */
  async enter(client: string, pays = false): Promise<() => void> {
    if (!this.#mayStart(client)) await this.#turn(client, pays);
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

  #turn(client: string, pays: boolean): Promise<void> {
    if (!this.#mayWait(client, pays)) throw new Refusal(503, AGAIN_SECONDS);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== entry);
        reject(new Refusal(503, AGAIN_SECONDS));
      }, this.#limits.waitMs);
      const entry: Waiting = {
        client,
        pays,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(entry);
    });
  }

  #mayWait(client: string, pays: boolean): boolean {
    const { waiting, waitingOfOne, waitingToPay } = this.#limits;
    const own = this.#waiting.filter((one) => one.client === client).length;
    return own < waitingOfOne && this.#waiting.length < waiting + (pays ? waitingToPay : 0);
  }

  #startNext(): void {
    const ready = this.#waiting.filter(({ client }) => this.#mayStart(client));
    const [next] = ready.toSorted((a, b) => Number(b.pays) - Number(a.pays) || this.#runningOf(a.client) - this.#runningOf(b.client));
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next.start();
  }
}
