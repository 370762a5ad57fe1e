import { expect, it } from "vitest";
import { momentDay } from "./moments.ts";

const now = new Date("2026-11-30T20:00:00Z");

it("writes the shop's day of a time, with another year", () => {
  expect(momentDay("2026-11-22T20:21:00Z", "en", now)).toBe("Nov 22");
  expect(momentDay("2026-11-22T20:21:00Z", "es", now)).toBe("22 nov");
  expect(momentDay("2025-11-22T20:21:00Z", "en", now)).toBe("Nov 22, 2025");
});
