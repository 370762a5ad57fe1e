import { expect, it } from "vitest";
import { formatsOf } from "./formats.ts";

it("writes money, area and weight as the reader does", () => {
  expect(formatsOf("en").money(123_456)).toBe("$1,234.56");
  expect(formatsOf("es").money(123_456)).toBe("$1,234.56");
  expect(formatsOf("en").area(107_600)).toBe("10.76\u00a0sq ft");
  expect(formatsOf("es").area(107_600)).toBe("10.76\u00a0pie²");
  expect(formatsOf("en").metricArea(107_600)).toBe("1\u00a0m²");
  expect(formatsOf("en").weight(5210)).toBe("52\u00a0lb");
  expect(formatsOf("en").metricWeight(5210)).toBe("24\u00a0kg");
});

it("does not move a day by the time zone", () => {
  expect(formatsOf("en").longDay("2026-11-24")).toBe("November 24, 2026");
});
