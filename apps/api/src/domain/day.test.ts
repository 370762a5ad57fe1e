import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promiseHoldsUntil } from "../areas/product/availability/promise.rules.ts";
import { addDays, localTime, momentOf, nextMidnight, todayOf } from "./day.ts";

/** Whole and half hours, both hemispheres, a zone where clocks skip midnight, and both sides of the date line. */
const zones = [
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Chicago",
  "America/St_Johns",
  "America/Asuncion",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Pago_Pago",
  "UTC",
];
const moment = fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2030-01-01T00:00:00Z"), noInvalidDate: true });

describe("the end of a day", () => {
  it("is the first minute of the next date, in every zone, including days when clocks change", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (now, zone) => {
        const until = nextMidnight(now, zone);
        const today = todayOf(now, zone);
        expect(until).toBeGreaterThan(now.getTime());
        expect(todayOf(new Date(until), zone)).toBe(addDays(today, 1));
        expect(todayOf(new Date(until - 1), zone)).toBe(today);
      }),
      { numRuns: 500 },
    );
  });

  it("comes after 23 hours in spring and 25 in fall", () => {
    const hours = (start: string) => (nextMidnight(new Date(start), "America/Los_Angeles") - Date.parse(start)) / 3_600_000;
    expect(hours("2026-03-08T08:00:00Z")).toBe(23);
    expect(hours("2026-11-01T07:00:00Z")).toBe(25);
    expect(hours("2026-11-21T08:00:00Z")).toBe(24);
  });
});

describe("a time of today", () => {
  it("is when the zone's clocks show it", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), fc.integer({ min: 5, max: 23 }), (now, zone, hour) => {
        const { day, time } = localTime(now, zone);
        const wanted = { day, time: `${String(hour).padStart(2, "0")}:30` };
        fc.pre(time < wanted.time);
        expect(localTime(new Date(momentOf(now, zone, wanted)), zone)).toEqual(wanted);
      }),
    );
  });
});

describe("a store's promise", () => {
  const hours = { fri: ["08:00", "17:00"] as [string, string], sat: null };
  const until = (now: string) => new Date(promiseHoldsUntil({ hours, closedOn: [] }, new Date(now), "America/Chicago")).toISOString();

  it("holds until two hours before closing, then until midnight", () => {
    expect(until("2026-11-20T15:00:00Z")).toBe("2026-11-20T21:00:00.000Z");
    expect(until("2026-11-20T21:00:00Z")).toBe("2026-11-21T06:00:00.000Z");
  });

  it("holds until midnight on a day when the store is closed", () => {
    expect(until("2026-11-21T15:00:00Z")).toBe("2026-11-22T06:00:00.000Z");
  });
});
