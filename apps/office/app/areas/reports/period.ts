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

/** Returns the period in an address; if there is none, the ninety days up to today in the shop's time zone. */
export function periodOf(query: URLSearchParams, now = new Date()): Period {
  const to = dayOf(query.get("to")) ?? wallTime(now).slice(0, 10);
  return { from: dayOf(query.get("from")) ?? daysBefore(to, USUAL_DAYS - 1), to };
}

/** Returns the period in a page's address. The shop's time zone is read together with the signed-in user. */
export async function readPeriod(request: Request): Promise<Period> {
  await readStaff(request);
  return periodOf(new URL(request.url).searchParams);
}
