import { describe, expect, it } from "vitest";
import { nextChange } from "./opening.rules.ts";

const opening = {
  hours: { mon: ["07:00", "18:00"], fri: ["07:00", "18:00"], sat: ["08:00", "14:00"] } as never,
  closedOn: ["2026-11-23"],
};
const ZONE = "America/Los_Angeles";
const at = (moment: string, zone = ZONE) => nextChange(opening, new Date(moment), zone);

describe("whether a store is open", () => {
  it("is shown in the store's time zone", () => {
    expect(at("2026-11-20T15:30:00Z")).toEqual({ isOpen: true, changes: { day: "2026-11-20", time: "18:00" } });
    expect(at("2026-11-20T14:59:00Z")).toEqual({ isOpen: false, changes: { day: "2026-11-20", time: "07:00" } });
    expect(at("2026-11-20T14:59:00Z", "America/New_York").isOpen).toBe(true);
  });

  it("changes at the minute of closing", () => {
    expect(at("2026-11-21T21:59:00Z").isOpen).toBe(true);
    expect(at("2026-11-21T22:00:00Z").isOpen).toBe(false);
  });

  it("passes over days when it is closed", () => {
    expect(at("2026-11-21T22:00:00Z").changes).toEqual({ day: "2026-11-27", time: "07:00" });
  });

  it("has no change for a store that never opens", () => {
    expect(nextChange({ hours: {} as never, closedOn: [] }, new Date(), ZONE)).toEqual({ isOpen: false, changes: null });
  });
});
