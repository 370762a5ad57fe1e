import { expect, it } from "vitest";
import { dayInList } from "./day-in-list.ts";

it("names the year only of days in another year", () => {
  expect(dayInList("2026-11-27", "en", "2026-12-01")).toBe("Nov 27");
  expect(dayInList("2026-11-27T23:10:00Z", "es", "2026-12-01")).toBe("27 nov");
  expect(dayInList("2025-11-27", "en", "2026-12-01")).toBe("Nov 27, 2025");
});
