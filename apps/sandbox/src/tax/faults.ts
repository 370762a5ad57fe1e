/**
 * Responses to the next requests. `slow`: delayed. `error`, `busy`: an error. `broken`: half of the response. `lost`: an error after taking
 * effect. `raised`: higher rates than before. All others are answers that must not be charged.
 */
export const TAX_FAULTS = [
  "slow",
  "error",
  "busy",
  "broken",
  "lost",
  "address",
  "negative",
  "elsewhere",
  "missing",
  "huge",
  "raised",
] as const;
export type TaxFault = (typeof TAX_FAULTS)[number];

const SLOW_MS = 6000;

/** Pending faults, in the order in which they are used. */
export class TaxFaults {
  private waiting: TaxFault[] = [];
  private slowMs = SLOW_MS;

  set(asked: unknown): void {
    const { faults = [], slowMs = SLOW_MS } = (asked ?? {}) as { faults?: unknown[]; slowMs?: number };
    this.waiting = faults.filter(isFault);
    this.slowMs = slowMs;
  }

  next(): TaxFault | undefined {
    return this.waiting.shift();
  }

  wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.slowMs));
  }
}

const isFault = (one: unknown): one is TaxFault => TAX_FAULTS.some((known) => known === one);
