import { expect, it } from "vitest";
import { isoDay } from "./written-days.rules.ts";

it.each([
  ["11/28/2026", "mdy", "2026-11-28"],
  ["8/3/26 12:00 AM", "mdy", "2026-08-03"],
  ["28.11.2026", "dmy", "2026-11-28"],
  ["3-8-2026", "dmy", "2026-08-03"],
  ["2026-11-28", "mdy", "2026-11-28"],
  ["", "dmy", ""],
  ["soon", "mdy", "soon"],
] as const)("reads %s as %s: %s", (text, order, day) => {
  expect(isoDay(text, order)).toBe(day);
});
