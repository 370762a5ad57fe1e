/** Samples that are remembered; every second one is dropped if a replica stays behind for longer. */
const MAX_SAMPLES = 2000;

interface Sample {
  position: number;
  at: number;
}

/**
 * Measures how long a replica has lacked something that the primary had written. The time of the last replayed transaction would not do:
 * it is old whenever the primary has little to write.
 */
export function createLagClock(now: () => number) {
  let samples: Sample[] = [];
  return {
    /** Notes the primary's position now. */
    note(position: number): void {
      const last = samples.at(-1);
      if (last && last.position >= position) return;
      samples.push({ position, at: now() });
      if (samples.length > MAX_SAMPLES) samples = samples.filter((_, index) => index % 2 === 0);
    },
    /** Returns for how many seconds the oldest noted position has been missing. @param replayed the replica's position */
    secondsBehind(replayed: number): number {
      const missing = samples.find(({ position }) => position > replayed);
      return missing ? (now() - missing.at) / 1000 : 0;
    },
    /** Forgets what all replicas have. */
    forget(replayed: number): void {
      const first = samples.findIndex(({ position }) => position > replayed);
      samples = first === -1 ? samples.slice(-1) : samples.slice(first);
    },
  };
}
