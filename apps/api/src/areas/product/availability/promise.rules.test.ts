import type { Hours } from "@azulejo/database";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addBusinessDays } from "../../../domain/business-day.ts";
import { addDays, localTime } from "../../../domain/day.ts";
import { nextOpenDay } from "../../store/index.ts";
import { type PickupFacts, type PickupTerms, promisePickup, readyInStore } from "./promise.rules.ts";

const week = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
const weekdayOf = (day: string) => week[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
const closed: Hours = Object.fromEntries(week.map((day) => [day, null]));
/** The hours of the demo's stores: long on weekdays, short on Saturdays, closed on Sundays. */
const usual: Hours = { ...Object.fromEntries(week.map((day) => [day, ["06:30", "17:00"]])), sat: ["09:00", "14:00"], sun: null };

const opening = (hours: Hours) => ({ hours, closedOn: [] });
const terms: PickupTerms = { transferDays: 5, receivingDays: 2, holidays: [] };

const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const two = (value: number) => String(value).padStart(2, "0");
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const someHours = fc
  .tuple(...week.map(() => fc.option(fc.constantFrom<[string, string]>(["06:30", "17:00"], ["09:00", "14:00"], ["00:00", "01:30"]))))
  .map((days): Hours => Object.fromEntries(days.map((hours, index) => [week[index], hours])));
const facts: fc.Arbitrary<PickupFacts> = fc
  .record({
    opening: fc.record({ hours: someHours, closedOn: fc.array(day, { maxLength: 3 }) }),
    terms: fc.constant(terms),
    local: fc.record({ day, time }),
    quantity: fc.integer({ min: 1, max: 100 }),
    inStore: fc.integer({ min: 0, max: 80 }),
    elsewhere: fc.integer({ min: 0, max: 80 }),
    coming: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 80 }), after: fc.integer({ min: 0, max: 30 }) }), { maxLength: 3 }),
  })
  .map(({ coming, ...rest }) => {
    let expectedOn = rest.local.day;
    return {
      ...rest,
      arrivals: coming.map(({ quantity, after }) => ({ quantity, expectedOn: (expectedOn = addDays(expectedOn, after)) })),
    };
  });

describe("business days", () => {
  it("end on a weekday after exactly that many weekdays", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (start, count) => {
        const end = addBusinessDays(start, count);
        let passed = 0;
        for (let one = addDays(start, 1); one <= end; one = addDays(one, 1)) if (!["sat", "sun"].includes(weekdayOf(one))) passed += 1;
        expect(passed).toBe(count);
        expect(["sat", "sun"]).not.toContain(weekdayOf(end));
      }),
    );
  });

  it("pass weekends, year ends and clock changes", () => {
    expect(addBusinessDays("2026-05-08", 1)).toBe("2026-05-11");
    expect(addBusinessDays("2026-05-09", 1)).toBe("2026-05-11");
    expect(addBusinessDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
    expect(addDays("2026-10-31", 2)).toBe("2026-11-02");
    expect(addBusinessDays("2026-05-09", 0)).toBe("2026-05-09");
  });
});

describe("the time at a store", () => {
  it.each([
    ["2026-05-06T06:59:00Z", "America/Los_Angeles", "2026-05-05", "23:59"],
    ["2026-05-06T07:00:00Z", "America/Los_Angeles", "2026-05-06", "00:00"],
    ["2026-05-06T06:59:00Z", "America/New_York", "2026-05-06", "02:59"],
    ["2026-05-06T06:59:00Z", "America/Phoenix", "2026-05-05", "23:59"],
    // Clocks go forward at 2 a.m. on March 8 and back on November 1.
    ["2026-03-08T09:59:00Z", "America/Los_Angeles", "2026-03-08", "01:59"],
    ["2026-03-08T10:00:00Z", "America/Los_Angeles", "2026-03-08", "03:00"],
    ["2026-11-01T08:30:00Z", "America/Los_Angeles", "2026-11-01", "01:30"],
    ["2026-11-01T09:30:00Z", "America/Los_Angeles", "2026-11-01", "01:30"],
  ])("at %s in %s is %s %s", (now, timezone, localDay, clock) => {
    expect(localTime(new Date(now), timezone)).toEqual({ day: localDay, time: clock });
  });
});

describe("stock in the store", () => {
  it.each([
    ["2026-05-06", "14:59", "2026-05-06"],
    ["2026-05-06", "15:00", "2026-05-07"],
    ["2026-05-06", "05:00", "2026-05-06"],
    ["2026-05-09", "11:59", "2026-05-09"],
    ["2026-05-09", "12:00", "2026-05-11"],
    ["2026-05-10", "10:00", "2026-05-11"],
  ])("on %s at %s is ready on %s: the same day until two hours before closing", (today, clock, ready) => {
    expect(readyInStore(opening(usual), { day: today, time: clock })).toBe(ready);
  });

  it("is ready by closing on a short day, and never today if the day is too short", () => {
    expect(readyInStore(opening({ ...closed, wed: ["00:00", "01:30"] }), { day: "2026-05-06", time: "00:00" })).toBe("2026-05-13");
  });
});

describe("the next open day", () => {
  it("is the first one, or null for a store that is never open", () => {
    fc.assert(
      fc.property(someHours, day, (hours, start) => {
        const open = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(start, ahead)).filter((one) => hours[weekdayOf(one)]);
        expect(nextOpenDay(opening(hours), start)).toBe(open[0] ?? null);
      }),
    );
    expect(nextOpenDay(opening({}), "2026-05-06")).toBeNull();
  });
});

describe("a pickup", () => {
  it("is promised for an open day from today on, or not at all", () => {
    fc.assert(
      fc.property(facts, (one) => {
        const promise = promisePickup(one);
        const known = one.inStore + one.elsewhere + one.arrivals.reduce((sum, arrival) => sum + arrival.quantity, 0);
        const isEverOpen = Object.values(one.opening.hours).some(Boolean);
        expect(promise === null).toBe(known < one.quantity || !isEverOpen);
        if (!promise) return;
        expect(promise.on >= one.local.day).toBe(true);
        expect(one.opening.hours[weekdayOf(promise.on)]).toBeTruthy();
        expect(one.opening.closedOn).not.toContain(promise.on);
      }),
    );
  });

  it("is never later for fewer units", () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 99 }), (one, fewer) => {
        const all = promisePickup(one);
        const less = promisePickup({ ...one, quantity: Math.max(1, one.quantity - fewer) });
        if (all) expect((less?.on ?? "9999") <= all.on).toBe(true);
      }),
    );
  });

  const wednesday = {
    opening: opening(usual),
    terms,
    local: { day: "2026-05-06", time: "10:00" },
    quantity: 10,
    inStore: 0,
    elsewhere: 0,
    arrivals: [],
  };
  it("gives the reason: stock, a five-day transfer, or incoming goods that are received and transferred", () => {
    expect(promisePickup({ ...wednesday, inStore: 10 })).toEqual({ on: "2026-05-06", reason: "in_stock" });
    expect(promisePickup({ ...wednesday, inStore: 9, elsewhere: 1 })).toEqual({ on: "2026-05-13", reason: "transfer" });
    const arrivals = [
      { quantity: 4, expectedOn: "2026-05-15" },
      { quantity: 6, expectedOn: "2026-06-01" },
    ];
    expect(promisePickup({ ...wednesday, arrivals })).toEqual({ on: "2026-06-10", reason: "incoming" });
    expect(promisePickup({ ...wednesday, inStore: 6, arrivals })).toEqual({ on: "2026-05-26", reason: "incoming" });
  });

  it("skips the days on which the store is closed, and holidays do not count as days of transfer", () => {
    const holiday = { ...wednesday, opening: { hours: usual, closedOn: ["2026-05-06", "2026-05-07"] } };
    expect(promisePickup({ ...holiday, inStore: 10 })?.on).toBe("2026-05-08");
    const transfer = { ...wednesday, terms: { ...terms, holidays: ["2026-05-07"] }, elsewhere: 10 };
    expect(promisePickup(transfer)?.on).toBe("2026-05-14");
  });

  it("is not promised by a store that never opens, even with stock", () => {
    expect(promisePickup({ ...wednesday, inStore: 10, opening: opening(closed) })).toBeNull();
  });
});
