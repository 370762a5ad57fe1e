/**
 * How the next requests are answered. `slow`: after a while. `error`, `busy`: not at all. `broken`: with half of the answer. `lost`: they
 * take effect, but the answer is an error. `raised`: with other rates than before. The rest are answers that nobody should charge.
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

/** The faults that wait, in the order in which they are met. */
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
