import { describe, expect, it } from "vitest";
import { dayAfter, hoursOn, localTime, openingAt, weekdayOf } from "./opening.ts";

const week = { mon: "08:00-17:00", tue: "08:00-17:00", wed: null, thu: null, fri: "08:00-17:00", sat: null, sun: null };
const store = { hours: week, closedOn: ["2026-11-24"] };
const holidays = [{ date: "2026-11-27", name: { en: "Day after Thanksgiving", es: "Día después de Acción de Gracias" } }];

describe("a store", () => {
  it("is open within its hours, in its own time", () => {
    expect(localTime(new Date("2026-11-23T20:30:00Z"), "America/Los_Angeles")).toEqual({ day: "2026-11-23", time: "12:30" });
    expect(openingAt(store, [], { day: "2026-11-23", time: "12:30" })).toEqual({
      isOpen: true,
      changes: { day: "2026-11-23", time: "17:00" },
    });
    expect(openingAt(store, [], { day: "2026-11-23", time: "07:59" })).toEqual({
      isOpen: false,
      changes: { day: "2026-11-23", time: "08:00" },
    });
  });

  it("opens next after its closed days and the holidays", () => {
    expect(openingAt(store, holidays, { day: "2026-11-23", time: "17:00" })).toEqual({
      isOpen: false,
      changes: { day: "2026-11-30", time: "08:00" },
    });
    expect(hoursOn(store, [], "2026-11-27")).toEqual(["08:00", "17:00"]);
  });

  it("without a day on which it opens never opens", () => {
    const never = { hours: { ...week, mon: null, tue: null, fri: null }, closedOn: [] };
    expect(openingAt(never, [], { day: "2026-11-23", time: "12:00" })).toEqual({ isOpen: false, changes: null });
  });
});

it("counts days over the end of a year, and knows their weekday", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect([weekdayOf("2026-11-23"), weekdayOf("2026-11-29")]).toEqual(["mon", "sun"]);
});

it("has no clock for a time zone that doesn't exist", () => {
  expect(localTime(new Date(), "America/Atlantis")).toBeNull();
});
