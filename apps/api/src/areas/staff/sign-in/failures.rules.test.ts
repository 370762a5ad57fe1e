import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRecorded, windowOf } from "./failures.rules.ts";

describe("failed sign-ins in the audit log", () => {
  it("are the first, the tenth, the hundredth of an hour", () => {
    const recorded = Array.from({ length: 1200 }, (_, index) => index + 1).filter(isRecorded);
    expect(recorded).toEqual([1, 10, 100, 1000]);
  });

  it("grow with the digits of their number, whatever an attacker does", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (attempts) => {
        const recorded = Array.from({ length: attempts }, (_, index) => index + 1).filter(isRecorded).length;
        expect(recorded).toBe(String(attempts).length);
      }),
    );
  });

  it("are counted by the hour", () => {
    expect(windowOf(new Date("2026-11-25T10:00:00Z"))).toBe(windowOf(new Date("2026-11-25T10:59:59Z")));
    expect(windowOf(new Date("2026-11-25T11:00:00Z"))).not.toBe(windowOf(new Date("2026-11-25T10:59:59Z")));
  });

  it("start with the first one", () => {
    expect([isRecorded(1), isRecorded(0), isRecorded(15), isRecorded(20)]).toEqual([true, false, false, false]);
  });
});
