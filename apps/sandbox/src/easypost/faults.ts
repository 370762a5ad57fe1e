/**
 * Responses to the next requests. `slow`: delayed. `error`, `busy`: an error. `broken`: half of the response. `lost`: an error after taking
 * effect. `address`, `refused`: a refusal. `scanned`: the carrier has the parcel, so its label isn't refunded. `unlabeled`: the label is
 * missing. `partial`: only the first of several parcels is bought.
 */
export const EASYPOST_FAULTS = [
  "slow",
  "error",
  "busy",
  "broken",
  "lost",
  "address",
  "refused",
  "scanned",
  "unlabeled",
  "partial",
] as const;
export type EasyPostFault = (typeof EASYPOST_FAULTS)[number];

/** Leaves a request alone, before others that fail. */
const NO_FAULT = "none";
const SLOW_MS = 25_000;

/** Pending faults, in the order in which they are used. */
export class EasyPostFaults {
  private waiting: (EasyPostFault | typeof NO_FAULT)[] = [];
  private slowMs = SLOW_MS;

  set(asked: unknown): void {
    const { faults = [], slowMs = SLOW_MS } = (asked ?? {}) as { faults?: unknown[]; slowMs?: number };
    this.waiting = faults.filter((one) => one === NO_FAULT || isFault(one));
    this.slowMs = slowMs;
  }

  next(): EasyPostFault | undefined {
    const fault = this.waiting.shift();
    return fault === NO_FAULT ? undefined : fault;
  }

  wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.slowMs));
  }
}

const isFault = (one: unknown): one is EasyPostFault => EASYPOST_FAULTS.some((known) => known === one);
