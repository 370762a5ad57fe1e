import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moment } from "./moments.ts";
import { momentOfWall, setShopZone, wallTime } from "./shop-clock.ts";

const RENO = "America/Los_Angeles";
beforeEach(() => setShopZone(RENO));
afterEach(() => setShopZone("UTC"));

describe("the shop's clock", () => {
  it("shows a moment as the shop's clocks do, wherever the reader is", () => {
    expect(wallTime(new Date("2026-11-25T23:42:10Z"))).toBe("2026-11-25T15:42");
    expect(wallTime(new Date("2026-07-01T06:30:00Z"))).toBe("2026-06-30T23:30");
  });

  it("finds the moment of what its clocks show", () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 3 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(RENO, "America/Phoenix", "Europe/Madrid", "Asia/Kolkata"), (minute, zone) => {
        const at = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
        const found = momentOfWall(wallTime(at, zone), zone);
        expect(wallTime(found ?? new Date(0), zone)).toBe(wallTime(at, zone));
        expect(Math.abs((found?.getTime() ?? 0) - at.getTime())).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });

  it("takes the first of two, and moves on what the change of clocks leaves out", () => {
    expect(momentOfWall("2026-11-01T01:30")?.toISOString()).toBe("2026-11-01T08:30:00.000Z");
    expect(momentOfWall("2026-03-08T02:30")?.toISOString()).toBe("2026-03-08T10:30:00.000Z");
    expect(momentOfWall("soon")).toBeNull();
  });
});

describe("a moment", () => {
  const now = new Date("2026-11-25T20:00:00Z");

  it("leaves the year out only if it is this one in the shop", () => {
    expect(moment("2026-11-25T23:42:00Z", "en", now)).toBe("Nov 25, 3:42 PM");
    expect(moment("2025-11-25T23:42:00Z", "en", now)).toBe("Nov 25, 2025, 3:42 PM");
    expect(moment("2025-12-31T23:42:00Z", "es", now)).toMatch(/2025/);
    // It is still New Year's Eve in Reno.
    expect(moment("2027-01-01T05:00:00Z", "en", now)).toBe("Dec 31, 9:00 PM");
  });
});
