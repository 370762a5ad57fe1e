/** One measurement and its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The design's goal; none if the figure is for comparison only. */
  goal?: { atLeast?: number; atMost?: number };
  /** A limit that no correct measurement can exceed; a better value fails the run. */
  possible?: { atMost?: number; atLeast?: number };
}

/** @throws if a value is better than possible, because then the measurement is wrong */
export function refuseImpossible({ name, value, unit, possible }: Figure): void {
  if (!Number.isFinite(value)) throw new Error(`${name}: ${value} ${unit} is no figure`);
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = possible ?? {};
  if (value > atMost) throw new Error(`${name}: ${value} ${unit} is more than the possible ${atMost}`);
  if (value < atLeast) throw new Error(`${name}: ${value} ${unit} is less than the possible ${atLeast}`);
}

export const meets = ({ value, goal }: Pick<Figure, "value" | "goal">): boolean | null =>
  goal ? value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (goal.atMost ?? Number.POSITIVE_INFINITY) : null;

/** Returns a percentile of the sorted samples. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: number[]): number => percentile(samples, 0.5);
