/** The sandbox's time. Tests inject their own clock instead of sleeping. */
export interface SandboxClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms`, or immediately when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

function realWait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    // A pending retry must not prevent the process from ending.
    timer.unref();
    signal?.addEventListener("abort", finish, { once: true });
  });
}

/** The wall clock. */
export const systemClock: SandboxClock = { now: () => Date.now(), wait: realWait };
