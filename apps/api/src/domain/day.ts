import { LRUCache } from "lru-cache";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Maximum length of a local day, even when clocks are set back. */
const LONGEST_DAY_MINUTES = 27 * 60;

/** The local date and time of a place. */
export interface LocalTime {
  /** yyyy-mm-dd */
  day: string;
  /** hh:mm */
  time: string;
}

/** A time zone's formatter, cached because creating one takes a hundred times longer than using it, and the last formatted minute. */
interface Clock {
  format: Intl.DateTimeFormat;
  minute: number;
  shown: LocalTime;
}

const clocks = new Map<string, Clock>();

export function localTime(now: Date, timezone: string): LocalTime {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = clocks.get(timezone);
  if (known?.minute === minute) return known.shown;
  const format = known?.format ?? formatOf(timezone);
  const shown = show(format, now);
  clocks.set(timezone, { format, minute, shown });
  return shown;
}

const formatOf = (timezone: string) =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: timezone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

function show(format: Intl.DateTimeFormat, moment: Date): LocalTime {
  const parts = format.formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}

/** A time zone's current date, cached because every request needs it, and the times (ms) between which it is known to apply. */
interface Today {
  day: string;
  from: number;
  until: number;
}

const todays = new Map<string, Today>();

function todayIn(now: Date, timezone: string): Today {
  const moment = now.getTime();
  const known = todays.get(timezone);
  if (known && known.from <= moment && moment < known.until) return known;
  const { day } = localTime(now, timezone);
  const today = { day, from: moment, until: momentOf(now, timezone, { day: addDays(day, 1), time: "00:00" }) };
  todays.set(timezone, today);
  return today;
}

/** Returns the date in a time zone. */
export const todayOf = (now: Date, timezone: string): string => todayIn(now, timezone).day;

/** Returns the month (yyyy-mm) of a date. */
export const monthOf = (day: string): string => day.slice(0, "yyyy-mm".length);

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const moments = new LRUCache<string, number>({ max: 1000 });

/**
 * Returns the first minute from `now` on, in ms since 1970, when a time zone's clocks show this date and time or later. Uses binary search
 * in the day after `now`, so that days of 23 and 25 hours and skipped midnights need no special case.
 */
export function momentOf(now: Date, timezone: string, { day, time }: LocalTime): number {
  const wanted = `${day} ${time}`;
  const key = `${timezone} ${wanted}`;
  const known = moments.get(key);
  if (known !== undefined && known > now.getTime()) return known;
  const local = localTime(now, timezone);
  if (`${local.day} ${local.time}` >= wanted) return now.getTime();
  const format = clocks.get(timezone)?.format ?? formatOf(timezone);
  const at = (moment: Date) => Object.values(show(format, moment)).join(" ");
  const start = Math.floor(now.getTime() / MINUTE_MS);
  let [before, after] = [start, start + LONGEST_DAY_MINUTES];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (at(new Date(middle * MINUTE_MS)) < wanted) before = middle;
    else after = middle;
  }
  moments.set(key, after * MINUTE_MS);
  return after * MINUTE_MS;
}

/** Returns the end of the current day in a time zone, in ms since 1970. */
export const nextMidnight = (now: Date, timezone: string): number => todayIn(now, timezone).until;
