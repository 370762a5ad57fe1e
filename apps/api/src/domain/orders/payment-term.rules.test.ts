import { expect, it } from "vitest";
import { daysOf } from "./payment-term.rules.ts";

it.each([
  ["NET30", 30],
  ["NET5", 5],
  ["NET120", 120],
  ["NET", null],
  ["NET1000", null],
  ["CASH", null],
  ["XNET30", null],
  ["NET30X", null],
])("%s is %s days of credit", (term, days) => {
  expect(daysOf(term)).toBe(days);
});
