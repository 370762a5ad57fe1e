import { addDays, momentOf, todayOf } from "../../../domain/day.ts";
import type { StorefrontSettings } from "../../../domain/storefront.ts";

type DelayAnswers = StorefrontSettings["delayAnswers"];

/** Returns the number of days that a customer has to answer a message sent on this day. */
export function answerDays(rows: DelayAnswers, today: string): number {
  const begun = rows.filter((row) => row.from <= today).toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return (begun[0] ?? rows[0])?.days ?? 1;
}

/** 16 CFR 435.2(b)(1)(iii): without consent within thirty days of the promised date, the order counts as canceled. */
const LAWFUL_DAYS = 30;

export interface Question {
  askedAt: Date;
  /** The earliest promised date of its lines. */
  agreedOn: string;
  /** Whether the customer has agreed to a delay before. The law then grants no time after the agreed date. */
  isRenewed: boolean;
  rows: DelayAnswers;
  timezone: string;
}

/**
 * Returns the last day to answer about a delay, and its end in the storefront's time zone: the supplier's number of days, limited by law,
 * but at least until tomorrow.
 */
export function answerDeadline({ askedAt, agreedOn, isRenewed, rows, timezone }: Question): { answerOn: string; answerBy: Date } {
  const today = todayOf(askedAt, timezone);
  const wanted = addDays(today, answerDays(rows, today));
  const lawful = addDays(agreedOn, isRenewed ? 0 : LAWFUL_DAYS);
  const shorter = wanted < lawful ? wanted : lawful;
  const tomorrow = addDays(today, 1);
  const answerOn = shorter > tomorrow ? shorter : tomorrow;
  const end = momentOf(new Date(`${answerOn}T12:00:00Z`), timezone, { day: addDays(answerOn, 1), time: "00:00" });
  return { answerOn, answerBy: new Date(end) };
}
