/** Local date and time in the format of a `datetime-local` field: `2026-11-25T15:42`. */
type WallTime = string;

let zone = "UTC";

/** Sets the shop's time zone: the office shows all times in it, wherever its user is. */
export function setShopZone(timezone: string): void {
  zone = timezone;
}

export const shopZone = (): string => zone;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium", hourCycle: "h23" });
  formats.set(timeZone, known);
  return known;
}

/** Returns the local time in a time zone, to the minute. */
export const wallTime = (at: Date, timeZone: string = zone): WallTime => formatOf(timeZone).format(at).replace(" ", "T").slice(0, 16);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const asUtc = (wall: WallTime): number => Date.parse(`${wall}:00Z`);

/**
 * Returns the moment at which clocks in a time zone show a time; if there are two, the first. For a time that a change to daylight saving
 * skips, the moment that is as long after the change. Null for an invalid time.
 */
export function momentOfWall(wall: WallTime, timeZone: string = zone): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null;
  const wanted = asUtc(wall);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (moment: number): number => asUtc(wallTime(new Date(moment), timeZone)) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  const candidates = [wanted - offsetAt(wanted - DAY_MS), wanted - offsetAt(wanted + DAY_MS)];
  const exact = candidates.filter((moment) => asUtc(wallTime(new Date(moment), timeZone)) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
