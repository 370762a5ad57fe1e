/** One thing measured, and what it should be. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What design asks for; none where the figure only stands for comparison. */
  goal?: { atLeast?: number; atMost?: number };
  /** No honest measurement is above it; a figure that is fails the run. */
  possible?: { atMost: number };
}

/** @throws when a figure is better than it can be: then the measurement is wrong, not the shop fast */
export function refuseImpossible({ name, value, unit, possible }: Figure): void {
  if (possible && !(value <= possible.atMost)) throw new Error(`${name}: ${value} ${unit} is more than the possible ${possible.atMost}`);
}

export const meets = ({ value, goal }: Figure): boolean | null =>
  goal ? value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (goal.atMost ?? Number.POSITIVE_INFINITY) : null;

/** The value below which a share of the sorted samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: number[]): number => percentile(samples, 0.5);
