import { describe, expect, it } from "vitest";
import { dueOn, mayBeReceivedOn } from "./due.rules.ts";

describe("a privacy request", () => {
  it("is due 45 days after it was made, or 90 once it was extended", () => {
    expect(dueOn("2026-11-25", false)).toBe("2027-01-09");
    expect(dueOn("2026-11-25", true)).toBe("2027-02-23");
    expect(dueOn("2028-02-01", false)).toBe("2028-03-17");
  });

  it("is recorded for today or one of the last 90 days", () => {
    const today = "2026-11-25";
    expect(["2026-11-26", "2026-11-25", "2026-08-27", "2026-08-26"].map((day) => mayBeReceivedOn(day, today))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
