/** Runs work with a signal for its time limit, and also ends if the work ignores the signal. */
export function inTime<T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  return within(
    Promise.resolve().then(() => work(signal)),
    ms,
  );
}

/** Ends with the work, or with an error after a time limit. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
