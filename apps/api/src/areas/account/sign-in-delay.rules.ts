/** Wrong tries of one kind, as they were counted. */
export interface Failures {
  count: number;
  lastAt: Date;
}

/** Wrong tries that cost nothing: fingers slip. */
const FREE = 3;
const LONGEST_SECONDS = 900;
const DAY_MS = 86_400_000;
/** Wrong tries for one address, wherever they come from, after which each asks for a solved challenge. */
const CAPTCHA_FROM = 5;

/** Failures older than a day count no more. */
const standing = (failures: Failures | undefined, now: Date): number =>
  failures && now.getTime() - failures.lastAt.getTime() < DAY_MS ? failures.count : 0;

/** What is counted from now on when another try fails: after a day from the beginning. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Whole seconds until the next try is taken: 2, 4, 8 … after the free ones, a quarter of an hour at most. */
export function secondsToWait(failures: Failures | undefined, now: Date): number {
  const count = standing(failures, now);
  if (!failures || count < FREE) return 0;
  const delay = Math.min(2 ** (count - FREE + 1), LONGEST_SECONDS);
  return Math.max(0, Math.ceil(delay - (now.getTime() - failures.lastAt.getTime()) / 1000));
}

export const asksForCaptcha = (failures: Failures | undefined, now: Date): boolean => standing(failures, now) >= CAPTCHA_FROM;

/** A client as it is counted: a whole network of IPv6 belongs to one subscriber. */
export const clientOf = (address: string): string =>
  address.includes(":") && !/^::ffff:\d/i.test(address) ? networkOf(address) : address.replace(/^::ffff:/i, "");

/** The first 64 bits, written out. */
function networkOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (text: string) => (text ? text.split(":") : []);
  const [first, last] = [groups(head), groups(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill("0"), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
