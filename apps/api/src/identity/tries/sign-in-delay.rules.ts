/** Failed attempts that are counted under one key. */
export interface Failures {
  count: number;
  lastAt: Date;
}

/** Number of failed attempts without a delay, to allow for typos. */
const FREE = 3;
const LONGEST_SECONDS = 900;
const DAY_MS = 86_400_000;
/** Number of failed attempts on one address, from any client, after which each attempt requires a captcha. */
const CAPTCHA_FROM = 5;

/** Returns the failures that still count, which are at most a day old. */
const standing = (failures: Failures | undefined, now: Date): number =>
  failures && now.getTime() - failures.lastAt.getTime() < DAY_MS ? failures.count : 0;

/** Returns the time before which failures don't count: one day ago. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Returns the seconds until the next attempt is allowed: 2, 4, 8 … after the attempts without delay, 15 minutes at most. */
export function secondsToWait(failures: Failures | undefined, now: Date): number {
  const count = standing(failures, now);
  if (!failures || count < FREE) return 0;
  const delay = Math.min(2 ** (count - FREE + 1), LONGEST_SECONDS);
  return Math.max(0, Math.ceil(delay - (now.getTime() - failures.lastAt.getTime()) / 1000));
}

export const asksForCaptcha = (failures: Failures | undefined, now: Date): boolean => standing(failures, now) >= CAPTCHA_FROM;
