/** Failures in a row after which a service isn't called for a while, and for how long. */
interface CircuitLimits {
  failures: number;
  restMs: number;
}

const USUAL: CircuitLimits = { failures: 4, restMs: 30_000 };

export class CircuitOpenError extends Error {
  constructor() {
    super("the service has failed repeatedly and is left alone for a while");
    this.name = "CircuitOpenError";
  }
}

/**
 * A circuit breaker: after several failures in a row no requests are sent for a while, then one at a time until one succeeds. A clock that
 * was set back prolongs nothing.
 */
export function createCircuit(now: () => number, { failures: most, restMs }: CircuitLimits = USUAL) {
  let failures = 0;
  let failedAt = 0;
  let isTrying = false;
  async function run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> {
    const isOpen = failures >= most;
    const restedMs = now() - failedAt;
    if (isOpen && (isTrying || (restedMs >= 0 && restedMs < restMs))) throw new CircuitOpenError();
    isTrying = isOpen;
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      if (!isFailure(error)) failures = 0;
      else {
        failures += 1;
        failedAt = now();
      }
      throw error;
    } finally {
      isTrying = false;
    }
  }
  return { run, isOpen: () => failures >= most };
}
