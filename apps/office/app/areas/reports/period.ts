import { readStaff } from "../../frame/staff.ts";
import { wallTime } from "../../i18n/shop-clock.ts";
import { dayOf } from "../money/day-of.ts";

export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const USUAL_DAYS = 90;

const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the days of an address; without any, the last ninety until the shop's own day. */
export function periodOf(query: URLSearchParams, now = new Date()): Period {
  const to = dayOf(query.get("to")) ?? wallTime(now).slice(0, 10);
  return { from: dayOf(query.get("from")) ?? daysBefore(to, USUAL_DAYS - 1), to };
}

/** Returns the days of a page's address. The shop's time zone comes with who is signed in. */
export async function readPeriod(request: Request): Promise<Period> {
  await readStaff(request);
  return periodOf(new URL(request.url).searchParams);
}
