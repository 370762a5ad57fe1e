import { addDays } from "../../domain/day.ts";

/** The days that California's law gives for an answer, and for one extension; the laws of other states give as much or more. */
const ANSWER_DAYS = 45;
const EXTENSION_DAYS = 45;

/** Staff may record a request up to this many days after the person asked. */
export const RECORDED_WITHIN_DAYS = 90;

/** Closed requests are kept for this many months, because the law requires proof of the answer. */
export const KEPT_MONTHS = 24;

/** Returns the last day to answer. */
export const dueOn = (receivedOn: string, isExtended: boolean): string =>
  addDays(receivedOn, ANSWER_DAYS + (isExtended ? EXTENSION_DAYS : 0));

/** Returns whether a request may be dated to this day: today, or within the days before. */
export const mayBeReceivedOn = (day: string, today: string): boolean => day <= today && day >= addDays(today, -RECORDED_WITHIN_DAYS);
