/** Attempts are counted per hour. */
const WINDOW_MS = 3_600_000;

/** Returns the start of the hour in which attempts are counted together. */
export const windowOf = (now: Date): number => Math.floor(now.getTime() / WINDOW_MS);

/** Returns whether this attempt of the hour is logged: the 1st, 10th, 100th and so on. */
export function isRecorded(count: number): boolean {
  let most = count;
  while (most >= 10 && most % 10 === 0) most /= 10;
  return most === 1;
}
