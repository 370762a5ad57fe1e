/** One measurement and its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The design's goal; none if the figure is for comparison only. */
  goal?: { atLeast?: number; atMost?: number };
  /** The highest plausible value; a higher figure fails the run. */
  possible?: { atMost: number };
}

/** @throws if a figure is implausibly good, because then the measurement is wrong */
export function refuseImpossible({ name, value, unit, possible }: Figure): void {
  if (possible && !(value <= possible.atMost)) throw new Error(`${name}: ${value} ${unit} is more than the possible ${possible.atMost}`);
}

export const meets = ({ value, goal }: Figure): boolean | null =>
  goal ? value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (goal.atMost ?? Number.POSITIVE_INFINITY) : null;

/** Returns a percentile of the sorted samples. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: number[]): number => percentile(samples, 0.5);
