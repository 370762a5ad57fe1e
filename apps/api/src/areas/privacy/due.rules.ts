import { addDays } from "../../domain/day.ts";

/** The days that California's law gives for an answer, and for one extension; the laws of other states give as much or more. */
const ANSWER_DAYS = 45;
const EXTENSION_DAYS = 45;

/** Requests may be recorded this many days after the person asked. */
export const RECORDED_WITHIN_DAYS = 90;

/** Closed requests are kept this long, as the law's proof that they were answered. */
export const KEPT_MONTHS = 24;

/** Returns the last day to answer. */
export const dueOn = (receivedOn: string, isExtended: boolean): string =>
  addDays(receivedOn, ANSWER_DAYS + (isExtended ? EXTENSION_DAYS : 0));

/** Returns whether a day of the request may be recorded: today or one of the days before. */
export const mayBeReceivedOn = (day: string, today: string): boolean => day <= today && day >= addDays(today, -RECORDED_WITHIN_DAYS);
