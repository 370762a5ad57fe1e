import { describe, expect, it } from "vitest";
import { weekdayName, weekFrom } from "./week.rules.ts";

const store = {
  hours: { mon: ["06:30", "17:00"], thu: ["06:30", "17:00"], sat: ["09:00", "14:00"], sun: null } as Record<
    string,
    [string, string] | null
  >,
  closedOn: [
    { date: "2026-11-26", name: "Thanksgiving" },
    { date: "2026-11-22", name: "A Sunday" },
    { date: "2026-12-25", name: "Christmas" },
  ],
};

describe("a store's coming week", () => {
  it("starts today, names the weekdays and closes on holidays", () => {
    const week = weekFrom(store, "2026-11-21");
    expect(week.map((one) => one.weekday)).toEqual([5, 6, 0, 1, 2, 3, 4]);
    expect(week[0]).toEqual({ day: "2026-11-21", weekday: 5, hours: ["09:00", "14:00"], closure: null });
    expect(week[5]).toEqual({ day: "2026-11-26", weekday: 3, hours: null, closure: { name: "Thanksgiving" } });
  });

  it("doesn't call a day a holiday on which the store is closed anyway", () => {
    expect(weekFrom(store, "2026-11-21")[1]).toMatchObject({ day: "2026-11-22", hours: null, closure: null });
  });

  it("goes over the end of a year", () => {
    expect(weekFrom(store, "2026-12-29").map((one) => one.day)).toContain("2027-01-04");
  });
});

it("names the weekday of a date in full", () => {
  expect(weekdayName("2026-12-01", "en")).toBe("Tuesday");
  expect(weekdayName("2026-12-02", "es")).toBe("miércoles");
});
