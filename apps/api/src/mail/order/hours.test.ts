import { expect, it } from "vitest";
import { hoursIn } from "./hours.ts";

const week: [string, string] = ["07:30", "17:00"];
const hours = { mon: week, tue: week, wed: week, thu: week, fri: week, sat: ["09:00", "14:00"] as [string, string], sun: null };
/** Intl separates the time from AM with a narrow space. */
const plain = (lines: string[]) => lines.map((line) => line.replace(/[  ]/g, " "));

it("joins days with the same hours", () => {
  expect(plain(hoursIn(hours, "en"))).toEqual(["Mon – Fri: 7:30 AM – 5:00 PM", "Sat: 9:00 AM – 2:00 PM", "Sun: closed"]);
});

it("writes Spanish hours with a capital at the start of the line", () => {
  expect(plain(hoursIn(hours, "es"))).toEqual(["Lun – vie: 7:30 a.m. – 5:00 p.m.", "Sáb: 9:00 a.m. – 2:00 p.m.", "Dom: cerrado"]);
});
